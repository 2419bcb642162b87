import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { AlertDialog } from '../../../src/ui/feedback/AlertDialog';

const meta = preview.meta({
  component: AlertDialog,
  args: {
    open: true,
    title: 'Create failed',
    message: 'A broker with the email asha@nivaas.example already exists. Use another email, or open that broker.',
    onClose: fn(),
  },
});

export const Failure = meta.story({
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});

export const Success = meta.story({
  args: { tone: 'success', title: 'Property created', message: 'It is on your list now.' },
});
