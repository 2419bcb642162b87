import { expect, fn, screen, waitFor } from 'storybook/test';
import { MoreChoices } from '#src/ui/inputs/MoreChoices.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: MoreChoices,
  args: {
    label: 'Bathrooms',
    options: ['7', '8', '9', '10'].map((value) => ({ value, label: value })),
    chosen: [],
    onChoose: fn(),
  },
  decorators: [inBox({ p: 3 })],
});

export const OpensAMenu = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'More bathrooms' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: '7' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: '7' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('8', true);
    await waitFor(() => expect(more).toHaveFocus());
  },
});

export const ShowsTheOneChosen = meta.story({
  args: { chosen: ['8'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '8 chosen, more bathrooms' })).toBeVisible();
  },
});

export const Disabled = meta.story({ args: { disabled: true } });
