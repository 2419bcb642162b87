import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SnackbarProvider } from '#src/ui/feedback/SnackbarProvider.tsx';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: SnackbarProvider });

const view = fn();

function Speaker() {
  const say = useSnackbar();
  return (
    <Box sx={{ display: 'flex', gap: 1, p: 3 }}>
      <Button onClick={() => say('Lead saved')}>Save lead</Button>
      <Button onClick={() => say('Property created', { action: { label: 'View', onAction: view } })}>
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

/** Who does one thing after the other reads of each soon: none waits for the whole time of those before. */
export const MakesWay = meta.story({
  render,
  play: async ({ canvas, userEvent }) => {
    for (const _ of [1, 2, 3]) await userEvent.click(canvas.getByRole('button', { name: 'Save lead' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create property' }));
    // Three in their whole time would take longer than 13 s.
    await expect(await screen.findByText('Property created', {}, { timeout: 11_000 })).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  render,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Create property' });
    await userEvent.tab();
    await userEvent.tab();
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

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create property' }));
    await expect(await screen.findByRole('button', { name: 'View' })).toBeVisible();
  },
});
