import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { expect, fn, screen, waitFor } from 'storybook/test';
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
