import Button from '@mui/material/Button';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AlertDialog } from '#src/ui/feedback/AlertDialog.tsx';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: AlertDialog,
  args: {
    open: true,
    title: 'Create failed',
    message: 'A broker with the email asha@nivaas.example already exists. Use another email, or open that broker.',
    onClose: fn(),
  },
  parameters: framed(420),
});

export const Failure = meta.story({
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});

function Stage({ onAction }: { onAction: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Save</Button>
      <AlertDialog
        open={open}
        title="Create failed"
        message="The server cannot be reached. What you typed is still there."
        onClose={() => setOpen(false)}
        action={{ label: 'Try again', onAction }}
      />
    </>
  );
}

const again = fn();

export const WithAnAction = meta.story({
  render: () => <Stage onAction={again} />,
  play: async ({ canvas, userEvent }) => {
    again.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(again).toHaveBeenCalledTimes(1);
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus());
  },
});

export const Success = meta.story({
  args: { tone: 'success', title: 'Property created', message: 'It is on your list now.' },
});
