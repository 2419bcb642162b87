import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useDeferredValue, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { homesPath } from '#contract/homes/address.ts';
import type { SearchView } from '#contract/homes/pageView.ts';
import type { HomesQuery } from '#contract/homes/query.ts';
import { paths } from '#contract/paths.ts';
import { homesWords } from '#src/features/homes/homeCounts.ts';
import { FilterFields } from './FilterFields.tsx';
import { filtersId } from './FilterPlace.tsx';
import { countHomes, followMoves, queryIn, showHomes, useLiveSearch } from './liveSearch.ts';
import { useFilterSheet } from './useFilterSheet.ts';

/** How long to wait after a number was typed, in milliseconds. */
const TYPING_MS = 500;

const chosenIn = (form: HTMLFormElement): HomesQuery =>
  queryIn(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])));

/**
 * The filters of a search: a form that works without scripts. With scripts, a change takes effect at once where the
 * homes are beside it; in the sheet of a narrow window it updates the button and the counts.
 */
export function FilterForm({ view: first }: { view: SearchView }) {
  const { view, counted, turn } = useLiveSearch(first);
  const { query } = view;
  const found = counted ?? view.found;
  const { meta } = found;
  // A click in between is handled before the counts are rendered.
  const { facets } = useDeferredValue(found);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => followMoves(first), [first]);
  useFilterSheet();
  const change = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const chosen = chosenIn(currentTarget);
    const act = matchMedia('(min-width: 1200px)').matches ? showHomes : countHomes;
    const isNumber = target instanceof HTMLInputElement && target.type === 'number';
    clearTimeout(typing.current);
    typing.current = setTimeout(() => void act(first, chosen), isNumber ? TYPING_MS : 0);
  };
  // The results replace the sheet's history entry, so that Back leads from them to the homes before.
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (window.location.hash !== `#${filtersId}`) return;
    event.preventDefault();
    window.location.replace(homesPath(chosenIn(event.currentTarget)));
  };
  return (
    <Box
      component="form"
      action={paths.homes}
      onChange={change}
      onSubmit={send}
      aria-label="Filters"
      // Keeps the focused field above the buttons.
      sx={{ '& :is(input, summary)': { scrollMarginBottom: 80 } }}
    >
      {query.q ? <input type="hidden" name="q" value={query.q} /> : null}
      {query.city ? <input type="hidden" name="city" value={query.city} /> : null}
      {query.building_type ? <input type="hidden" name="building_type" value={query.building_type} /> : null}
      {query.sort === 'newest' ? null : <input type="hidden" name="sort" value={query.sort} />}
      <FilterFields key={turn} query={query} facets={facets} />
      <Box
        sx={{
          position: 'sticky',
          bottom: 0,
          zIndex: 2,
          display: 'flex',
          gap: 1,
          py: 1.5,
          bgcolor: 'roles.paper',
        }}
      >
        <Button component={Link} to={paths.homes}>
          Clear
        </Button>
        <Button type="submit" variant="contained" sx={{ flex: 1 }}>
          <span aria-live="polite">Show {homesWords(meta.total, meta.more)}</span>
        </Button>
      </Box>
    </Box>
  );
}
