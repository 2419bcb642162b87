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
      <Button onClick={() => showSnackbar('The status could not be saved', { failed: true })}>Fail</Button>
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

/** The latest message replaces the previous one, which is then closed, even if it was never shown. */
export const Latest = meta.story({
  render: () => (
    <SnackbarProvider>
      <Speaker />
      <Mover />
    </SnackbarProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    closed.mockClear();
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('Tomorrow');
    await expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    await press('Create property');
    await expect(closed).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await expect(await screen.findByText('Property created')).toBeVisible();
    await press('Tomorrow');
    await press('Save lead');
    await expect(closed).toHaveBeenCalledTimes(2);
    await expect(await screen.findByText('Lead saved')).toBeVisible();
    await expect(screen.queryByText('Property created')).toBeNull();
  },
});

/** A failed save is reported at once. */
export const Failed = meta.story({
  render,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save lead' }));
    await expect(await screen.findByText('Lead saved')).toBeVisible();
    canvas.getByRole('button', { name: 'Fail' }).click();
    await waitFor(() => expect(screen.getByText('The status could not be saved')).toBeVisible(), { timeout: 150 });
    await expect(screen.queryByText('Lead saved')).toBeNull();
  },
});

/** Ctrl+Z activates Undo wherever the focus is, except in a text field, where it undoes typing. */
export const UndoneByKey = meta.story({
  tags: ['behaviour'],
  render: () => (
    <SnackbarProvider>
      <Mover />
      <input aria-label="Note" />
    </SnackbarProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    view.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Tomorrow' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await expect(undo).toHaveAttribute('aria-keyshortcuts', 'Control+Z Meta+Z');
    await userEvent.click(canvas.getByRole('textbox', { name: 'Note' }));
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(view).not.toHaveBeenCalled();
    canvas.getByRole('button', { name: 'Tomorrow' }).focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(view).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(view).toHaveBeenCalledOnce();
  },
});

/** On a phone a sheet opens where the message is: the message must not take clicks meant for the sheet's buttons. */
export const UnderADialog = meta.story({
  tags: ['behaviour'],
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
  tags: ['behaviour'],
  render,
  play: async ({ canvas, userEvent }) => {
    view.mockClear();
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
    await expect(view).toHaveBeenCalledOnce();
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

/** A second button beside the first; the caller learns when the snackbar closes. */
export const TwoButtons = meta.story({
  render: () => (
    <SnackbarProvider>
      <Mover />
    </SnackbarProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const spy of [view, moved, closed]) spy.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Tomorrow' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Other time' }));
    await expect(moved).toHaveBeenCalledOnce();
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    await expect(view).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Tomorrow' }));
    await expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  },
});
