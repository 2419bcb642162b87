import Box from '@mui/material/Box';
import { memo } from 'react';
import type { HomeRow, HomesFound } from '#contract/homes/schemas.ts';
import { HomeCard } from '#src/features/homes/HomeCard.tsx';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';

const medianFor = ({ city, locality }: HomeRow, { median_rates: rates }: HomesFound['meta']) =>
  rates.find((one) => one.city === city && one.locality === locality)?.rate;

/** The homes that a search found: three cards a row beside the filters. Memoized: a search changes also in what they do not show. */
export const FoundHomes = memo(function FoundHomes({ found: { data, meta } }: { found: HomesFound }) {
  return (
    <>
      <Box component="h2" id="found-homes" sx={visuallyHidden}>
        Homes
      </Box>
      <Box
        component="ul"
        aria-labelledby="found-homes"
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(3, minmax(0, 1fr))',
          },
          gap: { xs: '16px', sm: '24px 16px' },
          '& > li': { display: 'flex', minWidth: 0 },
          '& > li > article': { width: '100%' },
        }}
      >
        {data.map((home) => (
          <li key={home.id}>
            <HomeCard home={home} median={medianFor(home, meta)} />
          </li>
        ))}
      </Box>
    </>
  );
});
