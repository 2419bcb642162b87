import { array, boolean, type InferType, mixed, object } from 'yup';
import { id, outChoice, outNumber, outNumberOrNull, outText, outTextList, outTextOrNull, outTime } from '../fields.ts';
import { propertyFeatures } from '../properties/schemas.ts';
import { homeFilters } from './choices.ts';

/** A home's broker, as a visitor sees it before an enquiry. `slug` is that of the broker's page. */
const namedBroker = { name: outText(), slug: outText() };

const rowFields = {
  id: id(),
  /** `/homes/12-villa-with-a-pool` */
  path: outText(),
  title: outTextOrNull(),
  property_type: outText(),
  building_type: outText(),
  city: outTextOrNull(),
  locality: outTextOrNull(),
  society_name: outTextOrNull(),
  expected_price: outNumberOrNull(),
  /** Whole rupees; null without a price, an area, or a conversion factor for its unit. */
  price_per_sqft: outNumberOrNull(),
  built_up_area: outNumberOrNull(),
  area_unit: outTextOrNull(),
  num_bedrooms: outTextOrNull(),
  num_bathrooms: outTextOrNull(),
  availability: outTextOrNull(),
  rera_status: outTextOrNull(),
  /** The default photo, or else the first; sizes in pixels, if known. */
  photo: object({ file_url: outText(), width: outNumberOrNull(), height: outNumberOrNull() }).nullable().defined(),
  /** How many photos it has. */
  photos: outNumber(),
  broker: object(namedBroker),
  listed_at: outTime(),
  /** The price before it fell, if that was within 30 days. */
  price_before: outNumberOrNull(),
};

/** A home in a list. */
export const homeRow = object(rowFields);
export type HomeRow = InferType<typeof homeRow>;

/** How many homes have each value; a value that none has is absent. */
export type Counts = Readonly<Record<string, number>>;
const counts = () => mixed<Counts>().defined();

/** For each filter, how many homes match each of its values, given all other filters. */
export const homeFacets = object({
  type: counts(),
  building_type: counts(),
  bedrooms: counts(),
  availability: counts(),
  furnishing: counts(),
  facing: counts(),
  ownership: counts(),
  amenities: counts(),
  /** `{registered: 9}` */
  rera: counts(),
  /** `{true: 8}` */
  photos: counts(),
  /** The 30 with the most homes. */
  locality: array()
    .of(object({ name: outText(), count: outNumber() }))
    .defined(),
  /** The 30 with the most homes. */
  broker: array()
    .of(object({ name: outText(), slug: outText(), count: outNumber() }))
    .defined(),
});
export type HomeFacets = InferType<typeof homeFacets>;

/** A part of `q` that was read as a filter. Prices (in rupees) and areas (in square feet) are numbers. */
export const understoodWords = object({
  filter: outChoice(homeFilters),
  value: mixed<string | number>().defined(),
  /** As written in `q`. Filters with the same words belong together: `2-3 cr`. */
  words: outText(),
});
export type UnderstoodWords = InferType<typeof understoodWords>;

/** How many homes there would be without one filter or bound; the filter `q` is the text. */
export const loosened = object({ filter: outText(), total: outNumber() });
export type Loosened = InferType<typeof loosened>;

export const homesMeta = object({
  /** At most 10,000. */
  total: outNumber(),
  /** Whether there are more than `total`. */
  more: boolean().defined(),
  page: outNumber(),
  limit: outNumber(),
  /** What `q` was read as, even where a filter of the same name wins over it. */
  understood: array().of(understoodWords).defined(),
  /** The rest of `q`, which is searched as text. */
  text: outText(),
  /** Homes that an area filter leaves out because their unit has no conversion factor; 0 without such a filter. */
  without_area: outNumber(),
  /** Median rates of the homes' localities (at least three homes each), in whole rupees per square foot. */
  median_rates: array()
    .of(object({ city: outText(), locality: outText(), rate: outNumber() }))
    .defined(),
  /** Only for a total of 0: how many homes there would be without each filter, most first. */
  loosen: array().of(loosened).optional(),
});
export type HomesMeta = InferType<typeof homesMeta>;

export const homesFound = object({ data: array().of(homeRow).defined(), meta: homesMeta, facets: homeFacets });
export type HomesFound = InferType<typeof homesFound>;

/** A broker with a live home, as visitors see it: no e-mail, and no phone, which the response to an enquiry has. */
const brokerFields = {
  ...namedBroker,
  photo: outTextOrNull(),
  licenseNo: outTextOrNull(),
  /** How many live homes the broker has. */
  homes: outNumber(),
  /** The address of the broker's website: a path on our host, or the URL of the broker's own domain. */
  site: outTextOrNull(),
};

export const publicBroker = object({
  ...brokerFields,
  /** Where most of the homes are: at most 12, most homes first. */
  localities: outTextList(),
});
export type PublicBroker = InferType<typeof publicBroker>;

/** A home on its own page: no street address. */
export const homeDetail = object({
  ...rowFields,
  description: outTextOrNull(),
  sub_locality: outTextOrNull(),
  state: outTextOrNull(),
  features: propertyFeatures.omit(['expected_price', 'built_up_area', 'area_unit', 'num_bedrooms']),
  highlights: outTextList(),
  amenities: outTextList(),
  nearby_landmarks: outTextList(),
  /** In the broker's order. */
  media: array()
    .of(
      object({
        id: id(),
        file_url: outText(),
        width: outNumberOrNull(),
        height: outNumberOrNull(),
        category: outText(),
        is_primary: boolean().defined(),
      }),
    )
    .defined(),
  /** YouTube videos. */
  videos: array()
    .of(object({ id: id(), url: outText() }))
    .defined(),
  /** The price since the home was listed, oldest first; each holds until the next. Null: on request. */
  prices: array()
    .of(object({ at: outTime(), price: outNumberOrNull() }))
    .defined(),
  /** The operator's check of the RERA number, if the number has not changed since. */
  rera_checked: object({ at: outTime(), by: outText(), what: outText() }).nullable().defined(),
  /** The median price per square foot in the locality; null for fewer than three homes. */
  locality_rate: outNumberOrNull(),
  /** At most 6. */
  similar: array().of(homeRow).defined(),
  broker: object(brokerFields),
});
export type HomeDetail = InferType<typeof homeDetail>;

/** The body of a 410: the home was public and is not any more. */
export const homeGone = object({ message: outText(), similar: array().of(homeRow).defined() });
export type HomeGone = InferType<typeof homeGone>;

/** A place with live homes. Rates are in rupees per square foot; null for fewer than three homes that have one. */
export const locality = object({
  city: outText(),
  locality: outText(),
  homes: outNumber(),
  median_rate: outNumberOrNull(),
  quartiles: array().of(outNumber()).nullable().defined(),
});
export type Locality = InferType<typeof locality>;

/** The page of a city or of a locality. The server's `place(db, city, locality)` reads it; no endpoint returns it. */
export interface PlaceView {
  /** The names in the spelling that brokers use most often. */
  readonly city: string;
  readonly locality: string | null;
  readonly homes: number;
  readonly median_rate: number | null;
  readonly quartiles: readonly number[] | null;
  /** How many homes of each property type. */
  readonly kinds: Counts;
  /** Homes by rupees per square foot in 20 equal steps; empty with fewer than 12 that have a rate. */
  readonly steps: readonly { readonly from: number; readonly to: number; readonly homes: number }[];
  /** The rates themselves, sorted, if there are too few for steps; otherwise empty. */
  readonly rates: readonly number[];
  /** The city's other localities that have a median, most homes first. */
  readonly beside: readonly Locality[];
  /** The newest homes here, at most 24. */
  readonly newest: readonly HomeRow[];
}
