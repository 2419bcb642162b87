import Box from '@mui/material/Box';
import { inBothSchemes } from '../../../.storybook/modes';
import preview from '../../../.storybook/preview';
import { CitySkyline } from '../../../src/ui/illustrations/CitySkyline';

const meta = preview.meta({ component: CitySkyline, parameters: inBothSchemes });

export const OnItsGround = meta.story({
  render: () => (
    <Box sx={{ pt: 6, bgcolor: 'roles.page' }}>
      <CitySkyline />
      <Box sx={{ height: 48, bgcolor: 'roles.deep' }} />
    </Box>
  ),
});
