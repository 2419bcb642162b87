import Box from '@mui/material/Box';
import { LiveMark } from '#src/ui/data/LiveMark.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: LiveMark });

export const Tones = meta.story({
  render: () => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 2, bgcolor: 'roles.paper' }}>
      <LiveMark />
      <LiveMark label="All systems normal" />
      <LiveMark label="Answers are slow" tone="warning" />
    </Box>
  ),
});
