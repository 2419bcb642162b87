import Box from '@mui/material/Box';
import { Text } from '#src/ui/base/Text.tsx';
import { publicBand, publicContent } from '#src/ui/layout/publicContent.ts';
import { FactFigure } from './FactFigure.tsx';
import type { Statistic } from './samples/cards.ts';
import { orSamples } from './samples/cards.ts';
import { sampleStatistics } from './samples/places.ts';

interface StatsStripProps {
  /** A short text beside the figures; hidden on a phone. */
  aside: string;
  /** Figures with their labels; the specification's own by default. */
  facts?: readonly Statistic[];
}

/** Three statistics between two horizontal rules. */
export function StatsStrip({ aside, facts }: StatsStripProps) {
  return (
    <Box component="section" aria-label="Statistics" sx={publicBand}>
      <Box
        sx={{
          ...publicContent,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: '1.15fr 3fr' },
          alignItems: 'center',
          py: { xs: 3, sm: 4 },
        }}
      >
        <Text variant="quote" quiet sx={{ display: { xs: 'none', md: 'block' }, textWrap: 'balance', maxWidth: 260 }}>
          {aside}
        </Text>
        <Box component="ul" sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
          {orSamples(facts, sampleStatistics).map((fact) => (
            <Box
              component="li"
              key={fact.label}
              sx={{
                pl: { xs: 1.5, sm: 5 },
                borderLeft: '1px solid',
                borderColor: 'roles.line',
                '&:first-of-type': { pl: { xs: 0, md: 5 }, borderLeftWidth: { xs: 0, md: 1 } },
              }}
            >
              <FactFigure {...fact} />
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
