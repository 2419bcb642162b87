import Box from '@mui/material/Box';
import type { SearchView } from '#contract/homes/pageView.ts';
import { Island } from '#src/lib/Island.tsx';
import { Stack } from '#src/ui/base/Stack.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { publicContent } from '#src/ui/layout/publicContent.ts';
import { AskedChips } from './AskedChips.tsx';
import { FilterForm } from './FilterForm.tsx';
import { FilterPlace } from './FilterPlace.tsx';
import { NothingFound } from './NothingFound.tsx';
import { SearchBar } from './SearchBar.tsx';
import { SearchResults } from './SearchResults.tsx';
import { TellMe } from './TellMe.tsx';

/** The search for homes, with every filter in the address: it works without scripts. */
export function SearchScreen({ view }: { view: SearchView }) {
  const { query, refused, found } = view;
  return (
    <Box sx={{ ...publicContent, pt: { xs: 2, sm: 3 } }}>
      <SearchBar words={query.q} city={query.city} />
      {refused.map(({ field, message }) => (
        <Text key={field} role="alert" variant="body1" sx={{ mt: 1.5, color: 'error.main' }}>
          {message}. The homes below are without that filter.
        </Text>
      ))}
      <Island name="asked">
        <AskedChips view={view} />
      </Island>
      <Stack
        gap={4}
        sx={{
          mt: { xs: 2, sm: 3 },
          alignItems: 'start',
          '@media (min-width: 1200px)': { gridTemplateColumns: '272px minmax(0, 1fr)' },
        }}
      >
        <FilterPlace>
          <Island name="filters">
            <FilterForm view={view} />
          </Island>
        </FilterPlace>
        {found.data.length > 0 ? (
          <Island name="homes">
            <SearchResults view={view} />
          </Island>
        ) : (
          <SearchResults view={view}>
            <NothingFound query={query} meta={found.meta} />
            {found.meta.total === 0 ? (
              <Box sx={{ maxWidth: 720, mt: 3 }}>
                <Island name="tell">
                  <TellMe query={query} meta={found.meta} />
                </Island>
              </Box>
            ) : null}
          </SearchResults>
        )}
      </Stack>
    </Box>
  );
}
