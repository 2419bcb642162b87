import Box from '@mui/material/Box';
import { Fragment, memo } from 'react';
import { homesPath } from '#contract/homes/address.ts';
import type { HomesQuery } from '#contract/homes/query.ts';
import type { HomeRow, HomesFound } from '#contract/homes/schemas.ts';
import { HomeCard } from '#src/features/homes/HomeCard.tsx';
import { useNewHomes } from '#src/features/homes/newHomes.ts';
import { space } from '#src/theme/spacing.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { unlikeNeighbours } from '#src/ui/media/placeholderPicture.ts';
import { TellMe } from './TellMe.tsx';

const medianFor = ({ city, locality }: HomeRow, { median_rates: rates }: HomesFound['meta']) =>
  rates.find((one) => one.city === city && one.locality === locality)?.rate;

// `TellMe` comes after six cards, or after three on a phone: it is rendered twice, and one of the two is hidden.
const places = [
  { after: 3, display: { xs: 'flex', sm: 'none' } },
  { after: 6, display: { xs: 'none', sm: 'flex' } },
] as const;

interface FoundHomesProps {
  found: HomesFound;
  query: HomesQuery;
}

/**
 * The homes that a search found: three cards a row beside the filters. Memoized, because not every change affects them.
 */
export const FoundHomes = memo(function FoundHomes({ found: { data, meta }, query }: FoundHomesProps) {
  const fresh = useNewHomes(data);
  const tellMe = (after: number) =>
    places.map((place) =>
      Math.min(place.after, data.length) === after ? (
        <Box
          component="li"
          key={`after ${place.after}`}
          sx={{ '&&': { display: place.display }, gridColumn: '1 / -1' }}
        >
          {/* Keyed by the search: whether another search was saved or refused does not carry over. */}
          <TellMe key={homesPath({ ...query, page: 1 })} query={query} meta={meta} />
        </Box>
      ) : null,
    );
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
          gap: { xs: 2, sm: space(3, 2) },
          '& > li': { display: 'flex', minWidth: 0 },
          '& > li > article': { width: '100%' },
        }}
      >
        {unlikeNeighbours(data).map((home, at) => (
          <Fragment key={home.id}>
            <li>
              <HomeCard home={home} median={medianFor(home, meta)} isNew={fresh.has(home.id)} />
            </li>
            {tellMe(at + 1)}
          </Fragment>
        ))}
      </Box>
    </>
  );
});
