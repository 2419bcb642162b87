import Box from '@mui/material/Box';
import type { HomeRow } from '#contract/homes/schemas.ts';
import { HomeCard } from '#src/features/homes/HomeCard.tsx';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';

/** The homes that a search found: three cards a row beside the filters. */
export function FoundHomes({ homes }: { homes: readonly HomeRow[] }) {
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
        {homes.map((home) => (
          <li key={home.id}>
            <HomeCard home={home} />
          </li>
        ))}
      </Box>
    </>
  );
}
