import type { HomeFilter } from '#contract/homes/choices.ts';
import { type ListFilter, listFilters } from '#contract/homes/listFilters.ts';
import type { HomesQuery } from '#contract/homes/query.ts';
import type { HomeFacets } from '#contract/homes/schemas.ts';

/** A choice of a filter, with the number of homes that it would find together with all other filters. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** A filter of the form. */
export interface FilterGroupFacts {
  readonly filter: HomeFilter;
  readonly legend: string;
  readonly options: readonly FilterOption[];
  /** Only one can be chosen. */
  readonly single?: boolean;
  /** Closed until the visitor opens it, or something in it is chosen. */
  readonly folded?: boolean;
}

// The order is fixed, so that counts never move a choice.
const optionsOf = (filter: ListFilter, facets: HomeFacets): FilterOption[] =>
  listFilters[filter].options.map(({ value, label }) => ({ value, label, count: facets[filter][value] ?? 0 }));

/** The names in the response, and the chosen one if it is not among them. */
const named = (listed: readonly FilterOption[], chosen: string | undefined): FilterOption[] =>
  chosen === undefined || listed.some(({ value }) => value === chosen)
    ? [...listed]
    : [{ value: chosen, label: chosen, count: 0 }, ...listed];

/** The filters of the form with their counts. */
export const filterGroups = (facets: HomeFacets, query: HomesQuery): FilterGroupFacts[] => [
  { filter: 'type', legend: 'Kind of home', options: optionsOf('type', facets) },
  { filter: 'bedrooms', legend: 'Bedrooms', options: optionsOf('bedrooms', facets) },
  {
    filter: 'locality',
    legend: 'Locality',
    options: named(
      facets.locality.map(({ name, count }) => ({ value: name, label: name, count })),
      query.locality,
    ),
    single: true,
    folded: true,
  },
  { filter: 'availability', legend: 'Ready', options: optionsOf('availability', facets) },
  { filter: 'furnishing', legend: 'Furnishing', options: optionsOf('furnishing', facets) },
  {
    filter: 'rera',
    legend: 'RERA',
    options: [{ value: 'registered', label: 'RERA registered', count: facets.rera.registered ?? 0 }],
  },
  {
    filter: 'photos',
    legend: 'Photos',
    options: [{ value: 'true', label: 'With photos', count: facets.photos.true ?? 0 }],
  },
  { filter: 'facing', legend: 'Facing', options: optionsOf('facing', facets), folded: true },
  { filter: 'ownership', legend: 'Ownership', options: optionsOf('ownership', facets), folded: true },
  { filter: 'amenities', legend: 'Amenities', options: optionsOf('amenities', facets), folded: true },
  {
    filter: 'broker',
    legend: 'Posted by',
    options: named(
      facets.broker.map(({ name, slug, count }) => ({ value: slug, label: name, count })),
      query.broker,
    ),
    single: true,
    folded: true,
  },
];
