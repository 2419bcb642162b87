import Box from '@mui/material/Box';
import { ShareBar } from '#src/ui/navigation/ShareBar.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: ShareBar });

export const Shares = meta.story({
  render: () => (
    <Box sx={{ display: 'grid', gap: 2, width: 208, p: 2 }}>
      {[0, 0.3, 0.72, 1].map((share) => (
        <ShareBar key={share} share={share} />
      ))}
    </Box>
  ),
});
