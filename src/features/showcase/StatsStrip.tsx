import Box from '@mui/material/Box';
import { publicContent } from '../../ui/layout/publicContent';
import type { Fact } from './cards';
import { orSamples } from './cards';
import { sampleStatistics } from './samples/places';

interface StatsStripProps {
  /** Said aside, in two lines; not on a phone. */
  aside: string;
  /** Figures with what they count; without any the specification's own. */
  facts?: readonly Fact[];
}

/** How much there is, in three figures between two lines. */
export function StatsStrip({ aside, facts }: StatsStripProps) {
  return (
    <Box
      component="section"
      aria-label="Statistics"
      sx={{
        mt: { xs: '48px', sm: '76px' },
        border: '1px solid',
        borderColor: 'roles.line',
        borderInlineWidth: 0,
      }}
    >
      <Box
        sx={{
          ...publicContent,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: '1.15fr 3fr' },
          alignItems: 'center',
          py: { xs: '24px', sm: '34px' },
        }}
      >
        <Box
          component="p"
          sx={{
            display: { xs: 'none', md: 'block' },
            typography: 'quote',
            textWrap: 'balance',
            maxWidth: 260,
            color: 'roles.slate',
          }}
        >
          {aside}
        </Box>
        <Box component="ul" sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
          {orSamples(facts, sampleStatistics).map(({ figure, label }) => (
            <Box
              component="li"
              key={label}
              sx={{
                pl: { xs: '12px', sm: '40px' },
                borderLeft: '1px solid',
                borderColor: 'roles.line',
                '&:first-of-type': { pl: { xs: 0, md: '40px' }, borderLeftWidth: { xs: 0, md: 1 } },
              }}
            >
              <Box component="b" sx={{ display: 'block', typography: 'stat', color: 'roles.brandName' }}>
                {figure}{' '}
              </Box>
              <Box component="span" sx={{ display: 'block', typography: 'copySmall', color: 'roles.slate', mt: '8px' }}>
                {label}
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
