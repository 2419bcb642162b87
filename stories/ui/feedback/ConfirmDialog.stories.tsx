import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ConfirmDialog } from '#src/ui/feedback/ConfirmDialog.tsx';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: ConfirmDialog, parameters: framed(420) });

// Ends the running action; set by the stage.
let finish: (() => void) | undefined;

interface StageProps {
  /** The result of each attempt. */
  ends: ('fails' | 'succeeds')[];
}

function Stage({ ends }: StageProps) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [tries, setTries] = useState(0);
  const remove = () => {
    setBusy(true);
    finish = () => {
      setBusy(false);
      setTries(tries + 1);
      if (ends[tries] === 'fails') setError('The photo could not be removed. Try again.');
      else setOpen(false);
    };
  };
  return (
    <Box sx={{ p: 3 }}>
      <Button onClick={() => setOpen(true)}>Remove photo</Button>
      <ConfirmDialog
        open={open}
        title="Remove this photo?"
        message="It disappears from the listing and from your website. This cannot be undone."
        confirmLabel="Remove"
        busyLabel="Removing…"
        cancelLabel="Keep it"
        danger
        busy={busy}
        error={error}
        onConfirm={remove}
        onClose={() => setOpen(false)}
      />
    </Box>
  );
}

export const NoIsTheEasyWay = meta.story({
  render: () => <Stage ends={['succeeds']} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Remove photo' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

export const FailsThenSucceeds = meta.story({
  render: () => <Stage ends={['fails', 'succeeds']} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Remove photo' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('button', { name: 'Removing…' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    finish?.();
    await expect(await screen.findByRole('alert')).toHaveTextContent('The photo could not be removed');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Removing…' });
    finish?.();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

const words = { open: true, onConfirm: fn(), onClose: fn() };

export const Danger = meta.story({
  args: {
    ...words,
    title: 'Discard this draft?',
    message: 'What you typed and the 8 photos you chose are lost.',
    confirmLabel: 'Discard',
    cancelLabel: 'Keep editing',
    danger: true,
  },
});

export const Busy = meta.story({
  args: {
    ...words,
    title: 'Publish in Heritage?',
    message: 'Your site changes its looks at once. Its address and your domain stay.',
    confirmLabel: 'Publish',
    busyLabel: 'Publishing…',
    busy: true,
  },
});

export const LongFailure = meta.story({
  tags: ['full'],
  args: {
    ...words,
    title: 'Release the domain homes-and-plots-of-the-old-walled-city.rathore-properties.example?',
    message: 'Visitors who type it see nothing from then on, until it is connected again.',
    confirmLabel: 'Release domain',
    danger: true,
    error: 'The domain could not be released: the server is busy. Nothing was changed. Try again in a moment.',
  },
});
