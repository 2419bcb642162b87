import Box from '@mui/material/Box';
import { inBothSchemes } from '../../../.storybook/modes';
import preview from '../../../.storybook/preview';
import { NoImage } from '../../../src/ui/media/NoImage';

const meta = preview.meta({ component: NoImage, parameters: inBothSchemes });

export const InItsBox = meta.story({
  render: () => (
    <Box sx={{ width: 240, height: 180, m: 2 }}>
      <NoImage />
    </Box>
  ),
});
