import { expect, fn, screen, within } from 'storybook/test';
import { DiscardButton } from '#src/screens/broker/post-property/DiscardButton.tsx';
import { inMain } from '#storybook/inMain.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: DiscardButton,
  decorators: [inMain],
  args: {
    what: 'draft',
    title: 'Discard this draft?',
    message: 'Everything typed and all photos on this page are cleared.',
    disabled: false,
    onDiscard: fn(),
  },
});

/** Nothing is discarded before the question is answered. */
export const Asks = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard draft' }));
    await expect(args.onDiscard).not.toHaveBeenCalled();
    const question = await screen.findByRole('alertdialog', { name: 'Discard this draft?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Discard draft' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
});
export const NothingToDiscard = meta.story({ args: { disabled: true } });
