import { buildHomesFound } from '#contract/fixtures/homes.ts';
import type { SearchView } from '#contract/homes/pageView.ts';
import { type HomesQuery, homesQuery } from '#contract/homes/query.ts';
import { someHomes } from './homes.ts';

/** The query of a search, with defaults. */
export const searchQuery = (query: Partial<HomesQuery> = {}): HomesQuery => ({
  ...homesQuery.validateSync({}),
  ...query,
});

/** The data of a search page that finds some homes. */
export const searchView = (overrides: Partial<Omit<SearchView, 'kind'>> = {}): SearchView => ({
  kind: 'search',
  query: searchQuery({ bedrooms: ['3'], price_max: 8_000_000, locality: 'Vaishali Nagar' }),
  refused: [],
  found: buildHomesFound(someHomes(6), { total: 38 }),
  ...overrides,
});
