import Box from '@mui/material/Box';
import { FactFigure } from '#src/features/showcase/FactFigure.tsx';
import { space } from '#src/theme/spacing.ts';
import { publicBand, publicContent } from '#src/ui/layout/publicContent.ts';
import { aboutFacts } from './samples.ts';

// Where a column is narrower than a long figure: with two columns on a phone, and with four on a small desktop.
const narrow = '@media (max-width: 599.95px), (min-width: 900px) and (max-width: 1199.95px)';

/** The About page's statistics (specification 001, section 9). */
export function AboutFacts() {
  return (
    <Box component="section" aria-label="Statistics" sx={publicBand}>
      <Box
        component="ul"
        sx={{
          ...publicContent,
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: '1fr 1.15fr 1.15fr 1.7fr' },
          gap: { xs: space(3.5, 2), md: '0' },
          py: { xs: 3.5, sm: 5 },
        }}
      >
        {aboutFacts.map((fact) => (
          <Box
            component="li"
            key={fact.label}
            sx={{
              pl: { md: 4 },
              borderLeft: { md: '1px solid' },
              borderColor: { md: 'roles.line' },
              '&:first-of-type': { pl: { md: 0 }, borderLeft: 0 },
              '& b::first-letter': { textTransform: 'uppercase' },
              ...(fact.figure.length > 6 ? { [narrow]: { '& b': { typography: 'h3' } } } : {}),
            }}
          >
            <FactFigure {...fact} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
