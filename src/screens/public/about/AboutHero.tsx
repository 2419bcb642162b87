import Box from '@mui/material/Box';
import { Text } from '#src/ui/base/Text.tsx';
import { publicContent } from '#src/ui/layout/publicContent.ts';
import { ArchPicture } from '#src/ui/media/ArchPicture.tsx';
import { aboutWindow } from './samples.ts';

/** The hero of the About page: the heading beside an arched picture. */
export function AboutHero() {
  return (
    <Box component="section" aria-label="About Nivaas" sx={{ pt: { xs: 2, sm: 3.5 } }}>
      <Box
        sx={{
          ...publicContent,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 420px' },
          gap: { xs: 3.5, md: 6 },
          alignItems: 'center',
        }}
      >
        <div>
          <Text variant="subtitle2" sx={{ color: 'roles.gulabi', mb: 1.5 }}>
            About Nivaas
          </Text>
          <Text component="h1" variant="h1">
            We simplify real estate for{' '}
            <Box component="em" sx={{ display: 'block', fontWeight: 400, color: 'roles.primary' }}>
              everyone
            </Box>
          </Text>
          <Text variant="lead" quiet sx={{ maxWidth: 520, mt: { xs: 2, sm: 3 } }}>
            Nivaas means a place to live. We bring people who look for one together with brokers who know it, and keep
            the way there short and clear.
          </Text>
        </div>
        <Box sx={{ height: { xs: 280, sm: 420, md: 480 }, px: { xs: 0.5, sm: 0.75 } }}>
          <ArchPicture src={aboutWindow} alt="" title="Nivaas" ratio={1.18} framed eager />
        </Box>
      </Box>
    </Box>
  );
}
