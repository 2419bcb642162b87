import Box from '@mui/material/Box';
import type { HomeDetail } from '#contract/homes/schemas.ts';
import { HomePhoto } from '#src/ui/media/HomePhoto.tsx';

/** In place of the photos of a home without any: the drawing of its kind, as wide as the page, which says that it is one. */
export function HomeNoPhoto({ home }: { home: HomeDetail }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box
        sx={{
          aspectRatio: { xs: '4 / 3', sm: '2.2' },
          maxHeight: 480,
          overflow: 'hidden',
          borderRadius: { xs: 0, sm: '14px' },
          mx: { xs: -2, sm: 0 },
          bgcolor: 'roles.track',
        }}
      >
        <HomePhoto home={home} sizes="100vw" eager wide />
      </Box>
      <Box component="p" sx={{ typography: 'label', color: 'roles.slate' }}>
        Drawing, no photo yet
      </Box>
    </Box>
  );
}
