import Box from '@mui/material/Box';
import type { HomeDetail } from '#contract/homes/schemas.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { HomePhoto } from '#src/ui/media/HomePhoto.tsx';

/** Replaces the photos of a home without any: an illustration of its type, as wide as the page, labelled as such. */
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
      <Text variant="label" quiet>
        Drawing, no photo yet
      </Text>
    </Box>
  );
}
