import { coded, listed } from '../choices.ts';

// Free of validation, because pages that only show a search load this too.

/** How a search of homes is sorted: by time, price, price of a square foot, and area. */
export const homeSorts = coded([
  ['newest', 'Newest first'],
  ['price_up', 'Price, lowest first'],
  ['price_down', 'Price, highest first'],
  ['rate_up', 'Price per sq ft, lowest first'],
  ['rate_down', 'Price per sq ft, highest first'],
  ['area_down', 'Largest first'],
]);
export type HomeSort = (typeof homeSorts.values)[number];

/** The filters of a search of homes, in the order in which an address names them. */
export const homeFilters = listed([
  'city',
  'locality',
  'type',
  'building_type',
  'bedrooms',
  'price_min',
  'price_max',
  'area_min',
  'area_max',
  'availability',
  'furnishing',
  'facing',
  'ownership',
  'rera',
  'amenities',
  'photos',
  'broker',
]);
export type HomeFilter = (typeof homeFilters.values)[number];

/** The longest search text, in characters. */
export const MAX_WORDS = 200;

/** The city that the home page is about (specification 001, section 2). */
export const FRONT_CITY = 'Jaipur';

/** Homes per page, and the most that a call may request. */
export const HOMES_A_PAGE = 24;
export const MOST_HOMES_A_PAGE = 100;

/** Totals are counted up to this; past it `meta.more` is true. */
export const MOST_COUNTED = 10_000;

/** A place needs this many homes with a price per square foot to have a median and quartiles. */
export const HOMES_FOR_MEDIAN = 3;

/** Days for which a reduced price is shown beside the old one. */
export const PRICE_FELL_DAYS = 30;

/** Homes that can be compared side by side. */
export const MOST_COMPARED = 4;

/** How often new matches of a saved search are mailed. */
export const alertChoices = coded([
  ['off', 'Off'],
  ['daily', 'Daily'],
  ['at_once', 'At once'],
]);
export type AlertChoice = (typeof alertChoices.values)[number];
