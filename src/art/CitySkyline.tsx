import Box from '@mui/material/Box';
import { farCity, nearCity } from './skylinePlan.ts';

/** The decorative strip of city above the public footer: 150 px high, 96 on phones, on the footer's deep peacock. */
export function CitySkyline() {
  return (
    // On wide windows the drawing is larger than the strip: spires may overflow at the top, nothing may overflow at the sides.
    <Box sx={{ overflowX: 'clip' }}>
      <Box
        component="svg"
        viewBox="0 0 1280 150"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden
        sx={{ display: 'block', overflow: 'visible', width: '100%', height: { xs: 96, sm: 150 } }}
      >
        <Box component="path" d={farCity} sx={{ color: 'roles.skylineFar', fill: 'currentColor' }} />
        <Box component="path" d={nearCity} sx={{ color: 'roles.deep', fill: 'currentColor' }} />
      </Box>
    </Box>
  );
}
