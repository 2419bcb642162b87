import Box from '@mui/material/Box';
import { inBothSchemes } from '../../../.storybook/modes';
import preview from '../../../.storybook/preview';
import { HaveliNight } from '../../../src/ui/illustrations/HaveliNight';

const meta = preview.meta({ component: HaveliNight, parameters: inBothSchemes });

export const Covers = meta.story({
  render: () => (
    <Box sx={{ width: 320, height: 560 }}>
      <HaveliNight />
    </Box>
  ),
});
