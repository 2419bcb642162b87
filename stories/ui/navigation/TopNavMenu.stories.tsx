import { expect, waitFor } from 'storybook/test';
import { TopNavMenu } from '#src/ui/navigation/TopNavMenu.tsx';
import { navMenuOnly, navPlaces } from '#stories/samples/topNav.ts';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: TopNavMenu,
  args: { groups: [navPlaces, navMenuOnly] },
  render: (args) => (
    <>
      <header style={{ position: 'relative', zIndex: 1 }}>
        <TopNavMenu {...args} />
      </header>
      <a href="#after">After the menu</a>
    </>
  ),
});

/** Tab past the last place closes the menu and moves on. */
export const LeftWithTab = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    canvas.getByRole('link', { name: 'Broker Login' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'After the menu' })).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Broker Login' })).toBeNull());
  },
});

/** Choosing a place closes the menu. While it is open, the page does not scroll. */
export const Chosen = meta.story({
  parameters: { router: { path: '/', at: '/' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await waitFor(() => expect(document.documentElement).toHaveStyle({ overflow: 'hidden' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Super Admin' }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/superadmin/login');
    await waitFor(() => expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' }));
  },
});
