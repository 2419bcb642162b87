import Box from '@mui/material/Box';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { PublicHeading } from '#src/ui/layout/PublicHeading.tsx';
import { publicContent, publicGap } from '#src/ui/layout/publicContent.ts';
import { journey } from './samples.ts';

/** The journey from 2022 to 2025: a horizontal timeline, vertical on a phone. */
export function AboutJourney() {
  return (
    <Box component="section" aria-labelledby="journey" sx={{ ...publicContent, ...publicGap }}>
      <PublicHeading id="journey" title="Our journey" />
      <Box
        component="ol"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(4, minmax(0, 1fr))' },
          mt: { xs: 2.5, sm: 4 },
        }}
      >
        {journey.map(({ year, title, text }) => (
          <Box
            component="li"
            key={year}
            sx={{
              position: 'relative',
              p: { xs: space(0, 0, 3.5, 3.5), md: space(3.5, 3, 0, 0) },
              borderLeft: { xs: '2px solid', md: 0 },
              borderTop: { md: '2px solid' },
              '&&': { borderColor: 'roles.primaryLine' },
              '&::before': {
                content: '""',
                position: 'absolute',
                left: { xs: '-8px', md: 0 },
                top: { xs: '4px', md: '-8px' },
                width: 14,
                height: 14,
                borderRadius: '50%',
                bgcolor: 'roles.primary',
              },
            }}
          >
            <Text variant="h3" sx={{ lineHeight: 1, color: 'roles.primary' }}>
              {year}
            </Text>
            <Text component="h3" variant="h4" sx={{ mt: 1.5 }}>
              {title}
            </Text>
            <Text variant="body1" quiet sx={{ mt: 0.75 }}>
              {text}
            </Text>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
