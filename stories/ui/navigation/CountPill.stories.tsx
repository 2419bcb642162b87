import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import { CountPill } from '#src/ui/navigation/CountPill.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: CountPill, args: { value: 3 } });

export const Values = meta.story({
  render: () => (
    <Box sx={{ display: 'flex', gap: 2, p: 2 }}>
      <CountPill value={3} />
      <CountPill value={42} />
      <CountPill value={1284} />
      <CountPill value={3} tone="error" />
      <CountPill value={3} look="loud" />
      <CountPill value={120} look="loud" />
    </Box>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('99+')).toHaveLength(2);
  },
});
