import Box from '@mui/material/Box';
import { SlidersHorizontal } from 'lucide-react';
import type { SearchView } from '#contract/homes/pageView.ts';
import { homesWords } from '#src/features/homes/homeWords.ts';
import { formatNumber } from '#src/lib/format.ts';
import { Island } from '#src/lib/Island.tsx';
import { publicContent } from '#src/ui/layout/publicContent.ts';
import { AskedChips } from './AskedChips.tsx';
import { FilterForm } from './FilterForm.tsx';
import { FilterPlace, filtersId } from './FilterPlace.tsx';
import { FoundHomes } from './FoundHomes.tsx';
import { NothingFound } from './NothingFound.tsx';
import { PageLinks } from './PageLinks.tsx';
import { SearchBar } from './SearchBar.tsx';
import { SortLinks } from './SortLinks.tsx';
import { askedFor, searchTitle } from './searchWords.ts';

const shownWords = ({ query: { page, limit }, found: { data, meta } }: SearchView): string => {
  const first = (page - 1) * limit + 1;
  const all = `${meta.more ? 'Over ' : ''}${homesWords(meta.total)}`;
  return data.length === 0 || meta.total <= limit
    ? all
    : `${all}, ${formatNumber(first)} to ${formatNumber(first + data.length - 1)} shown`;
};

/** The search of homes, with every filter in the address: it needs no script. */
export function SearchScreen({ view }: { view: SearchView }) {
  const { query, refused, found } = view;
  const { data, meta, facets } = found;
  const asked = askedFor(query, found);
  return (
    <Box sx={{ ...publicContent, pt: { xs: '16px', sm: '24px' } }}>
      <SearchBar words={query.q} />
      {refused.map(({ field, message }) => (
        <Box key={field} component="p" role="alert" sx={{ mt: '12px', color: 'error.main', typography: 'copySmall' }}>
          {message}. The homes below are without that filter.
        </Box>
      ))}
      {asked.length > 0 ? (
        <Box sx={{ mt: '12px' }}>
          <AskedChips asked={asked} />
        </Box>
      ) : null}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: '32px',
          mt: { xs: '16px', sm: '24px' },
          alignItems: 'start',
          '@media (min-width: 1200px)': { gridTemplateColumns: '272px minmax(0, 1fr)' },
        }}
      >
        <FilterPlace>
          <Island name="filters">
            <FilterForm query={query} meta={meta} facets={facets} />
          </Island>
        </FilterPlace>
        <Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '12px', mb: '24px' }}>
            <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
              <Box component="h1" sx={{ typography: 'h3' }}>
                {searchTitle(query, meta)}
              </Box>
              <Box component="p" sx={{ typography: 'copySmall', color: 'roles.slate', mt: '4px' }}>
                {shownWords(view)}
                {meta.without_area > 0
                  ? `. ${homesWords(meta.without_area)} in units that cannot be compared ${meta.without_area === 1 ? 'is' : 'are'} left out`
                  : ''}
              </Box>
            </Box>
            <Box
              component="a"
              href={`#${filtersId}`}
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                gap: '8px',
                minHeight: 44,
                px: '16px',
                border: '1px solid',
                borderColor: 'roles.control',
                borderRadius: '8px',
                color: 'roles.ink',
                textDecoration: 'none',
                typography: 'copySmall',
                '@media (min-width: 1200px)': { display: 'none' },
              }}
            >
              <SlidersHorizontal size={18} aria-hidden />
              Filters
            </Box>
            {data.length > 0 ? <SortLinks query={query} /> : null}
          </Box>
          {data.length > 0 ? (
            <Island name="homes">
              <FoundHomes homes={data} />
            </Island>
          ) : (
            <NothingFound query={query} meta={meta} />
          )}
          <PageLinks query={query} total={meta.total} />
        </Box>
      </Box>
    </Box>
  );
}
