import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import { ProgressBar } from '#src/ui/feedback/ProgressBar.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: ProgressBar });

export const Stages = meta.story({
  render: () => (
    <Box sx={{ display: 'grid', gap: 3, p: 3, maxWidth: 400 }}>
      <ProgressBar label="Nothing yet" value={0} />
      <ProgressBar label="Photos" value={3} max={12} valueText="3 of 12 photos" />
      <ProgressBar label="Saving" />
      <ProgressBar label="Failed" value={60} tone="error" />
      <ProgressBar label="Done" value={100} tone="success" />
    </Box>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Photos' });
    await expect(bar).toHaveAttribute('aria-valuenow', '25');
    await expect(bar).toHaveAttribute('aria-valuetext', '3 of 12 photos');
    await expect(canvas.getByRole('progressbar', { name: 'Saving' })).not.toHaveAttribute('aria-valuenow');
  },
});
