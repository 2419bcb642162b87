import Box from '@mui/material/Box';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { publicContent, publicGap } from '#src/ui/layout/publicContent.ts';
import { partners } from './samples.ts';

/** The names of the trusted partners. */
export function AboutPartners() {
  return (
    <Box component="section" aria-labelledby="partners" sx={{ ...publicContent, ...publicGap }}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', md: 'row' },
          alignItems: { md: 'baseline' },
          gap: { xs: 2, md: 7 },
          p: { xs: space(3.5, 3), sm: 5 },
          borderRadius: '14px',
          bgcolor: 'roles.side',
        }}
      >
        <Text component="h2" id="partners" variant="h3" sx={{ flex: 'none' }}>
          Trusted partners
        </Text>
        <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: space(1.5, 3), sm: space(1.5, 4) } }}>
          {partners.map((name, at) => (
            <Text component="li" key={name} variant="h4" quiet sx={{ fontStyle: at % 2 ? 'italic' : 'normal' }}>
              {name}
            </Text>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
