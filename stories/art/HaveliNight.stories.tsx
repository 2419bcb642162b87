import Box from '@mui/material/Box';
import { HaveliNight } from '#src/art/HaveliNight.tsx';
import { inBothSchemes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: HaveliNight, parameters: inBothSchemes });

export const Covers = meta.story({
  render: () => (
    <Box sx={{ width: 320, height: 560 }}>
      <HaveliNight />
    </Box>
  ),
});
