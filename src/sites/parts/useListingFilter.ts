import { useMemo, useSyncExternalStore } from 'react';
import type { SiteListing } from '#contract/sites.ts';
import { filterChoices, filterOf, type ListingFilter, matching, searchFor } from './listingFilter.ts';

const CHANGED = 'listingfilter';
const follow = (changed: () => void) => {
  window.addEventListener('popstate', changed);
  window.addEventListener(CHANGED, changed);
  return () => {
    window.removeEventListener('popstate', changed);
    window.removeEventListener(CHANGED, changed);
  };
};

/** The listings that match the filter in the URL, and a function that changes it. The server renders all listings. */
export const useListingFilter = (listings: readonly SiteListing[]) => {
  const search = useSyncExternalStore(
    follow,
    () => window.location.search,
    () => '',
  );
  return useMemo(() => {
    const choices = filterChoices(listings);
    const filter = filterOf(search, choices);
    return {
      choices,
      filter,
      found: matching(listings, filter),
      choose: (chosen: ListingFilter) => {
        const { pathname, hash } = window.location;
        window.history.replaceState(window.history.state, '', `${pathname}${searchFor(chosen, search)}${hash}`);
        window.dispatchEvent(new Event(CHANGED));
      },
    };
  }, [listings, search]);
};
