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

/** The listings that the address asks for, and how to ask for others: the address can be shared. The server shows all. */
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
      choose: (wanted: ListingFilter) => {
        const { pathname, hash } = window.location;
        window.history.replaceState(window.history.state, '', `${pathname}${searchFor(wanted, search)}${hash}`);
        window.dispatchEvent(new Event(CHANGED));
      },
    };
  }, [listings, search]);
};
