import Box from '@mui/material/Box';
import type { HomeRow } from '#contract/homes/schemas.ts';
import { space } from '#src/theme/spacing.ts';
import { fullestRows } from '#src/ui/layout/fullestRows.ts';
import { unlikeNeighbours } from '#src/ui/media/placeholderPicture.ts';
import { CompareBar } from './CompareBar.tsx';
import { HomeCard } from './HomeCard.tsx';
import { useNewHomes } from './newHomes.ts';

interface HomeListProps {
  homes: readonly HomeRow[];
  /** On a phone, the cards are in a swipeable row instead of one below the other. */
  swiped?: boolean;
}

/** Homes as cards, three or four per row, with the bar of those chosen to compare. */
export function HomeList({ homes: given, swiped = false }: HomeListProps) {
  const homes = unlikeNeighbours(given);
  const fresh = useNewHomes(homes);
  const list = (
    <Box
      component="ul"
      sx={{
        display: { xs: swiped ? 'flex' : 'grid', sm: 'grid' },
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(3, minmax(0, 1fr))',
          lg: `repeat(${fullestRows(homes.length, [4, 3])}, minmax(0, 1fr))`,
        },
        gap: { xs: 2, sm: space(3, 2) },
        '& > li': { display: 'flex', minWidth: 0 },
        ...(swiped && {
          overflowX: { xs: 'auto', sm: 'visible' },
          mx: { xs: -2, sm: 0 },
          px: { xs: 2, sm: 0 },
          pb: { xs: 1, sm: 0 },
          scrollSnapType: { xs: 'x proximity', sm: 'none' },
          scrollPaddingInline: '16px',
          '@media (max-width: 599.95px)': { '& > li': { flex: '0 0 288px', scrollSnapAlign: 'start' } },
        }),
      }}
    >
      {homes.map((home) => (
        <li key={home.id}>
          <HomeCard home={home} isNew={fresh.has(home.id)} />
        </li>
      ))}
    </Box>
  );
  return (
    <div>
      {list}
      <CompareBar homes={homes} isFixed={!swiped} />
    </div>
  );
}
