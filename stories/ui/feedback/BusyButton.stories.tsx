import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { BusyButton } from '../../../src/ui/feedback/BusyButton';

const meta = preview.meta({ component: BusyButton });

export const States = meta.story({
  render: () => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 3 }}>
      <BusyButton variant="contained" busy={false}>
        Save
      </BusyButton>
      <BusyButton variant="contained" busy busyText="Saving...">
        Save
      </BusyButton>
      <BusyButton busy busyText="Checking...">
        Check
      </BusyButton>
      <BusyButton variant="contained" color="error" busy={false}>
        Suspend
      </BusyButton>
      <BusyButton variant="contained" busy={false} disabled>
        Add lead
      </BusyButton>
      <BusyButton variant="text" busy={false}>
        Try again
      </BusyButton>
      <BusyButton variant="contained" color="gulabi" size="large" busy={false}>
        Post property
      </BusyButton>
    </Box>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  },
});
