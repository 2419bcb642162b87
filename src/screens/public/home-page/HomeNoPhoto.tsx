import Box from '@mui/material/Box';
import type { HomeDetail } from '#contract/homes/schemas.ts';
import { ArchPicture } from '#src/ui/media/ArchPicture.tsx';
import { placeholderFor } from '#src/ui/media/placeholderPicture.ts';

/** In place of the photos of a home without any: the drawing of its kind, which says that it is one. */
export function HomeNoPhoto({ home }: { home: HomeDetail }) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: '12px', pt: '8px' }}>
      <Box sx={{ width: '100%', maxWidth: { xs: 320, sm: 440 }, aspectRatio: '1 / 1.08' }}>
        <ArchPicture src={placeholderFor(home)} alt="" title={home.property_type} ratio={1.08} framed eager />
      </Box>
      <Box component="p" sx={{ typography: 'label', color: 'roles.slate' }}>
        Drawing, no photo yet
      </Box>
    </Box>
  );
}
