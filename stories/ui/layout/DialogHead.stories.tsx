import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DialogHead } from '../../../src/ui/layout/DialogHead';

const meta = preview.meta({ component: DialogHead, args: { id: 'head', title: 'Edit Broker', onClose: fn() } });

export const Closes = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
});
