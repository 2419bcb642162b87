import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import { Meter } from '#src/ui/data/Meter.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: Meter });

export const Measures = meta.story({
  render: () => (
    <Box sx={{ display: 'grid', gap: '18px', p: 2, maxWidth: 360, bgcolor: 'roles.paper' }}>
      <Meter label="Server Uptime" value="99.9%" share={99.9} note="Share of the last 30 days" />
      <Meter label="API Response Time" value="150ms" share={50} />
      <Meter label="Queue" value="0" share={0} note="Nothing waits" />
      <Meter
        label="Storage Usage of all brokers together, pictures and documents"
        value="1,204%"
        share={1204}
        note="More than the bar can show is a full bar"
      />
    </Box>
  ),
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'API Response Time' });
    await expect(meter).toHaveAttribute('aria-valuenow', '50');
    await expect(meter).toHaveAttribute('aria-valuetext', '150ms');
    await expect(canvas.getByRole('meter', { name: /^Storage/ })).toHaveAttribute('aria-valuenow', '100');
  },
});
