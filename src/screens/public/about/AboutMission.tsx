import Box from '@mui/material/Box';
import { Check } from 'lucide-react';
import { Text } from '#src/ui/base/Text.tsx';
import { publicContent, publicGap } from '#src/ui/layout/publicContent.ts';
import { Picture } from '#src/ui/media/Picture.tsx';
import { missionPicture, offers } from './samples.ts';

/** The mission section, with the list 'What we offer'. */
export function AboutMission() {
  return (
    <Box component="section" aria-labelledby="mission" sx={publicGap}>
      <Box
        sx={{
          ...publicContent,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          gap: { xs: 4, md: 8 },
          alignItems: 'center',
        }}
      >
        <Box sx={{ borderRadius: '14px', overflow: 'hidden' }}>
          <Picture src={missionPicture} alt="" title="Our mission" ratio="4 / 3" />
        </Box>
        <div>
          <Text component="h2" id="mission" variant="h2">
            Our mission
          </Text>
          <Text variant="copy" quiet sx={{ mt: 2 }}>
            A home is the largest thing most of us ever buy. Nobody should have to guess at it. We show what is there,
            say what it costs, and name who stands behind it.
          </Text>
          <Text component="h3" variant="h4" sx={{ mt: 3.5 }}>
            What we offer
          </Text>
          <Box component="ul" sx={{ display: 'grid', gap: 1.5, mt: 2 }}>
            {offers.map((offer) => (
              <Box component="li" key={offer} sx={{ display: 'flex', gap: 1.5, typography: 'copy' }}>
                <Box component="span" sx={{ color: 'success.main', pt: 0.5 }}>
                  <Check size={18} strokeWidth={2.2} aria-hidden />
                </Box>
                {offer}
              </Box>
            ))}
          </Box>
        </div>
      </Box>
    </Box>
  );
}
