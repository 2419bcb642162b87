import Box from '@mui/material/Box';
import { CitySkyline } from '#src/art/CitySkyline.tsx';
import { inBothSchemes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: CitySkyline, parameters: inBothSchemes });

export const OnItsGround = meta.story({
  render: () => (
    <Box sx={{ pt: 6, bgcolor: 'roles.page' }}>
      <CitySkyline />
      <Box sx={{ height: 48, bgcolor: 'roles.deep' }} />
    </Box>
  ),
});
