import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { toneNames } from '../../../src/theme/tones';
import { StatusChip } from '../../../src/ui/data/StatusChip';

const meta = preview.meta({ component: StatusChip });

export const Tones = meta.story({
  render: () => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 2 }}>
      {toneNames.map((tone) => (
        <StatusChip key={tone} tone={tone} label={tone} />
      ))}
    </Box>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('success')).toBeVisible();
  },
});
