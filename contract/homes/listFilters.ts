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
 * The filters of a search of homes that take several values of a closed list, with these lists. How addresses and words are read,
 * and the index follow from it.
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

/** The filters that take one value, without bounds, and without the broker, whose name is not in the value. */
export type SingleFilter = Exclude<
  HomeFilter,
  ListFilter | 'price_min' | 'price_max' | 'area_min' | 'area_max' | 'broker'
>;

/** Whether a field of a search takes several values. */
export const isListFilter = (name: string): name is ListFilter => Object.hasOwn(listFilters, name);
