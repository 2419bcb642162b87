import Box from '@mui/material/Box';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { BusyButton } from '#src/ui/feedback/BusyButton.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: BusyButton });

export const States = meta.story({
  render: () => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 3 }}>
      <BusyButton variant="contained" busy={false} busyText="Saving…">
        Save
      </BusyButton>
      <BusyButton variant="contained" busy busyText="Saving…">
        Save
      </BusyButton>
      <BusyButton busy={false} busyText="Exporting…" startIcon={<Download size={18} />}>
        Export Leads
      </BusyButton>
      <BusyButton busy busyText="Exporting…" startIcon={<Download size={18} />}>
        Export Leads
      </BusyButton>
      <BusyButton variant="contained" color="error" busy busyText="Suspending…">
        Suspend
      </BusyButton>
      <BusyButton variant="contained" busy={false} disabled>
        Add lead
      </BusyButton>
      <BusyButton variant="text" busy>
        Try again
      </BusyButton>
      <BusyButton variant="contained" color="gulabi" size="large" busy={false}>
        Post property
      </BusyButton>
      <BusyButton variant="contained" size="large" fullWidth busy busyText="Logging in…">
        Log in
      </BusyButton>
    </Box>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saving…' })).toBeDisabled();
  },
});

// Ends the stage's work; set by the stage.
let finish: (() => void) | undefined;

function Stage() {
  const [busy, setBusy] = useState(false);
  const work = () => {
    setBusy(true);
    finish = () => setBusy(false);
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, p: 3 }}>
      <BusyButton variant="contained" busy={busy} busyText="Saving changes…" onClick={work}>
        Save
      </BusyButton>
      <span data-testid="beside">Beside it</span>
    </Box>
  );
}

export const NothingMoves = meta.story({
  render: () => <Stage />,
  play: async ({ canvas, userEvent }) => {
    const before = canvas.getByTestId('beside').getBoundingClientRect().left;
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'Saving changes…' });
    await expect(canvas.getByTestId('beside').getBoundingClientRect().left).toBe(before);
    finish?.();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus());
  },
});
