import Box from '@mui/material/Box';
import { NoImage } from '#src/ui/media/NoImage.tsx';
import { inBothSchemes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: NoImage, parameters: inBothSchemes });

export const InItsBox = meta.story({
  render: () => (
    <Box sx={{ width: 240, height: 180, m: 2 }}>
      <NoImage />
    </Box>
  ),
});
