import type { Choices } from '../choices.ts';
import {
  availabilities,
  bedroomCounts,
  defaultAmenities,
  facings,
  furnishingStatuses,
  ownerships,
  propertyTypes,
} from '../properties/choices.ts';
import type { HomeFilter } from './choices.ts';

/**
 * The search filters that accept several values from a closed list, with those lists. The search index and the parsing
 * of addresses and of search text are derived from it.
 */
export const listFilters = {
  type: propertyTypes,
  bedrooms: bedroomCounts,
  availability: availabilities,
  furnishing: furnishingStatuses,
  facing: facings,
  ownership: ownerships,
  amenities: defaultAmenities,
} as const satisfies Partial<Record<HomeFilter, Choices>>;

export type ListFilter = keyof typeof listFilters;

/** A value of such a filter. */
export type ListValue<Filter extends ListFilter> = (typeof listFilters)[Filter]['values'][number];

/** The filters with one value, except the bounds, and except the broker, whose value does not contain the name. */
export type SingleFilter = Exclude<
  HomeFilter,
  ListFilter | 'price_min' | 'price_max' | 'area_min' | 'area_max' | 'broker'
>;

/** Whether a field of a search takes several values. */
export const isListFilter = (name: string): name is ListFilter => Object.hasOwn(listFilters, name);
