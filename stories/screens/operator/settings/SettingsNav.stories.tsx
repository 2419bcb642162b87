import { House, Mail } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';
import { SettingsNav } from '#src/screens/operator/settings/SettingsNav.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: SettingsNav,
  args: {
    sections: [
      { id: 'home-page', label: 'Home page', icon: House },
      { id: 'mail', label: 'Mail', icon: Mail },
    ],
  },
});

export const Wide = meta.story({ args: { narrow: false } });

/** Choosing a section moves the focus to it, where it stays after the menu has closed. */
export const Narrow = meta.story({
  args: { narrow: true },
  render: (args) => (
    <>
      <SettingsNav {...args} />
      {args.sections.map(({ id, label }) => (
        <section key={id} id={id} tabIndex={-1} aria-label={label} />
      ))}
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Section' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Mail' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Mail' })).toHaveFocus());
  },
});
