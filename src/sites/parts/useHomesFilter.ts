import { useMemo, useSyncExternalStore } from 'react';
import type { SiteHomeRow } from '#contract/sites.ts';
import { filterChoices, filterOf, type HomesFilter, matching, searchFor } from './homesFilter.ts';

const CHANGED = 'homesfilter';
const follow = (changed: () => void) => {
  window.addEventListener('popstate', changed);
  window.addEventListener(CHANGED, changed);
  return () => {
    window.removeEventListener('popstate', changed);
    window.removeEventListener(CHANGED, changed);
  };
};

/** The homes that match the filter in the URL, and a function that changes it. The server renders all homes. */
export const useHomesFilter = (homes: readonly SiteHomeRow[]) => {
  const search = useSyncExternalStore(
    follow,
    () => window.location.search,
    () => '',
  );
  return useMemo(() => {
    const choices = filterChoices(homes);
    const filter = filterOf(search, choices);
    return {
      choices,
      filter,
      found: matching(homes, filter),
      choose: (chosen: HomesFilter) => {
        const { pathname, hash } = window.location;
        window.history.replaceState(window.history.state, '', `${pathname}${searchFor(chosen, search)}${hash}`);
        window.dispatchEvent(new Event(CHANGED));
      },
    };
  }, [homes, search]);
};
