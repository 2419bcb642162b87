import Box from '@mui/material/Box';
import { NoImage } from '#src/ui/media/NoImage.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: NoImage });

export const InItsBox = meta.story({
  render: () => (
    <Box sx={{ width: 240, height: 180, m: 2 }}>
      <NoImage />
    </Box>
  ),
});
