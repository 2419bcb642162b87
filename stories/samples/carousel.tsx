import Box from '@mui/material/Box';
import { PublicHeading } from '#src/ui/layout/PublicHeading.tsx';

const places = ['Jagatpura', 'Mansarovar', 'Raja Park', 'Bani Park', 'C-Scheme', 'Tonk Road'];

/** A carousel of six homes. */
export const homesCarousel = {
  label: 'Homes',
  preset: 'projects' as const,
  head: <PublicHeading title="Homes" />,
  children: places.map((place) => (
    <Box component="article" key={place} sx={{ p: 3, borderRadius: '14px', bgcolor: 'roles.paper' }}>
      {place}
    </Box>
  )),
};
