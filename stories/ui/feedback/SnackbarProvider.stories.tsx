import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ConfirmDialog } from '#src/ui/feedback/ConfirmDialog.tsx';
import { SnackbarProvider } from '#src/ui/feedback/SnackbarProvider.tsx';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: SnackbarProvider });

const view = fn();
const long =
  'Chandrashekhar Venkatasubramanian Iyer and 11 other leads are assigned to Sunita Agarwal, who finds them in her CRM now';

function Speaker() {
  const showSnackbar = useSnackbar();
  return (
    <Box sx={{ display: 'flex', gap: 1, p: 3 }}>
      <Button onClick={() => showSnackbar(long, { action: { label: 'Undo', onAction: view } })}>Assign leads</Button>
      <Button onClick={() => showSnackbar('Lead saved')}>Save lead</Button>
      <Button onClick={() => showSnackbar('Property created', { action: { label: 'View', onAction: view } })}>
        Create property
      </Button>
    </Box>
  );
}

const moved = fn();
const closed = fn();

function Mover() {
  const showSnackbar = useSnackbar();
  const show = () =>
    showSnackbar('Meenal Dixit: tomorrow, 10:00 am', {
      action: { label: 'Undo', onAction: view },
      other: { label: 'Other time', onAction: moved },
      onClosed: closed,
    });
  return <Button onClick={show}>Tomorrow</Button>;
}

function Asker() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete lead</Button>
      <ConfirmDialog
        open={open}
        title="Delete the lead?"
        message="It cannot be restored."
        confirmLabel="Delete"
        onConfirm={close}
        onClose={close}
      />
    </>
  );
}

const render = () => (
  <SnackbarProvider>
    <Speaker />
  </SnackbarProvider>
);

export const OneAfterTheOther = meta.story({
  render,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save lead' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create property' }));
    await expect(await screen.findByText('Lead saved')).toBeVisible();
    await expect(screen.queryByText('Property created')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Close message' }));
    await expect(await screen.findByText('Property created')).toBeVisible();
    await expect(screen.queryByText('Lead saved')).toBeNull();
  },
});

/** A waiting snackbar shortens the time of the current one. */
export const GivesWay = meta.story({
  render,
  play: async ({ canvas, userEvent }) => {
    for (const _ of [1, 2, 3]) await userEvent.click(canvas.getByRole('button', { name: 'Save lead' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create property' }));
    // Three at full length would take longer than 13 s.
    await expect(await screen.findByText('Property created', {}, { timeout: 11_000 })).toBeVisible();
  },
});

/** The button belongs to the latest action, also when the one before had a button. */
export const ButtonGivesWay = meta.story({
  render,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Assign leads' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create property' }));
    await expect(await screen.findByRole('button', { name: 'View' }, { timeout: 4_000 })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
});

/** On a phone a sheet comes up where the message is: it must not take the presses meant for the sheet's buttons. */
export const UnderADialog = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <SnackbarProvider>
      <Speaker />
      <Asker />
    </SnackbarProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create property' }));
    await expect(await screen.findByRole('button', { name: 'View' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete lead' }));
    const answer = await screen.findByRole('button', { name: 'Delete' });
    await waitFor(() => {
      const { left, top, width, height } = answer.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return expect(answer.contains(hit)).toBe(true);
    });
  },
});

export const ByKeyboard = meta.story({
  render,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Create property' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const action = await screen.findByRole('button', { name: 'View' });
    await userEvent.tab();
    await expect(action).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Property created')).toBeNull());
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'View' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(view).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText('Property created')).toBeNull());
  },
});

export const LongText = meta.story({
  render,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Assign leads' }));
    await expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  },
});

/** A second button beside the first; whoever showed it is told that it has closed. */
export const TwoButtons = meta.story({
  render: () => (
    <SnackbarProvider>
      <Mover />
    </SnackbarProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tomorrow' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Other time' }));
    await expect(moved).toHaveBeenCalledOnce();
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    await expect(view).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Tomorrow' }));
    await expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  },
});
