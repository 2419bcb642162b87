import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useDeferredValue } from 'react';
import type { SearchView } from '#contract/homes/pageView.ts';
import { CompareBar } from '#src/features/homes/CompareBar.tsx';
import { homesWords } from '#src/features/homes/homeCounts.ts';
import { formatNumber } from '#src/lib/format.ts';
import { mediumControl } from '#src/theme/controls.ts';
import { space } from '#src/theme/spacing.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { filtersId } from './FilterPlace.tsx';
import { FoundHomes } from './FoundHomes.tsx';
import { FAILED, tryAgain, useLiveSearch } from './liveSearch.ts';
import { PageLinks } from './PageLinks.tsx';
import { SortLinks } from './SortLinks.tsx';
import { searchTitle } from './searchWords.ts';

const shownWords = ({ query: { page, limit }, found: { data, meta } }: SearchView): string => {
  const first = (page - 1) * limit + 1;
  const all = homesWords(meta.total, meta.more);
  return data.length === 0 || meta.total <= limit
    ? all
    : `${all}, ${formatNumber(first)} to ${formatNumber(first + data.length - 1)} shown`;
};

const filtersLink = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  ...mediumControl,
  px: 2,
  border: '1px solid',
  borderColor: 'roles.control',
  borderRadius: '8px',
  color: 'roles.ink',
  textDecoration: 'none',
  typography: 'body1',
  '@media (min-width: 1200px)': { display: 'none' },
} as const;

interface SearchResultsProps {
  view: SearchView;
  /** Shown instead of the homes, if there are none. */
  children?: ReactNode;
}

/** The results of a search: the heading made from its filters, the count, the homes, and the links to other pages. */
export function SearchResults({ view: first, children }: SearchResultsProps) {
  const { view: latest, busy, failure } = useLiveSearch(first);
  // The cards of another page take a while to render: a click in between is handled first.
  const view = useDeferredValue(latest);
  const { query, found } = view;
  const { data, meta } = found;
  return (
    <Box aria-busy={busy || undefined}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1.5, mb: 3 }}>
        <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
          <Text component="h1" variant="h3">
            {searchTitle(query, meta)}
          </Text>
          <Text role="status" variant="body1" quiet sx={{ mt: 0.5 }}>
            {shownWords(view)}
            {meta.without_area > 0
              ? `. ${homesWords(meta.without_area)} in units that cannot be compared ${meta.without_area === 1 ? 'is' : 'are'} left out`
              : ''}
          </Text>
        </Box>
        <Box component="a" href={`#${filtersId}`} sx={filtersLink}>
          <SlidersHorizontal size={18} aria-hidden />
          Filters
        </Box>
        {data.length > 0 ? <SortLinks query={query} /> : null}
      </Box>
      {failure ? (
        <Row role="alert" gap={space(0.5, 2)} wrap sx={{ mb: 2, color: 'error.main' }}>
          {failure}
          {failure === FAILED ? <Button onClick={() => void tryAgain(first)}>Try again</Button> : null}
        </Row>
      ) : null}
      {data.length > 0 ? (
        <Box sx={{ '& img': { opacity: busy ? 0.6 : 1, transition: 'opacity 120ms ease-out' } }}>
          <FoundHomes found={found} query={query} />
        </Box>
      ) : (
        children
      )}
      {data.length > 0 ? <PageLinks query={query} total={meta.total} /> : null}
      <CompareBar homes={data} />
    </Box>
  );
}
