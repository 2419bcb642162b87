import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { homesPath } from '#contract/homes/address.ts';
import type { HomesQuery } from '#contract/homes/query.ts';
import { withoutRent } from '#contract/rules/homeWords/rentWords.ts';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { publicContent } from '#src/ui/layout/publicContent.ts';
import { SearchBar } from './SearchBar.tsx';

/** A search for homes to rent: there are none yet, so it links to the same search among homes for sale. */
export function RentScreen({ query }: { query: HomesQuery }) {
  return (
    <Box sx={{ ...publicContent, pt: { xs: 2, sm: 3 } }}>
      <SearchBar words={query.q} city={query.city} />
      <EmptyState
        size="large"
        heading="h1"
        drawing="results"
        title="No homes to rent here yet"
        text="All homes on Nivaas are for sale so far. The same search finds those."
        action={
          <Button
            component={Link}
            to={homesPath({ ...query, q: withoutRent(query.q) })}
            variant="contained"
            size="large"
          >
            Search homes for sale
          </Button>
        }
      />
    </Box>
  );
}
