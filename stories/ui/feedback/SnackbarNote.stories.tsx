import { expect, fn } from 'storybook/test';
import { SnackbarNote } from '#src/ui/feedback/SnackbarNote.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: SnackbarNote,
  args: { onClose: fn() },
  decorators: [inBox({ p: { xs: 1, sm: 3 }, display: 'grid', justifyItems: { sm: 'start' } })],
});

export const Success = meta.story({ args: { message: 'Lead saved' } });

export const WithAction = meta.story({
  args: { message: 'Property created', action: { label: 'View', onAction: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.action?.onAction).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close message' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const LongText = meta.story({
  args: {
    message:
      'Chandrashekhar Venkatasubramanian Iyer and 11 other leads are assigned to Sunita Agarwal, who finds them in her CRM now',
    action: { label: 'Undo', onAction: fn() },
  },
});
