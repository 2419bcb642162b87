import { array, type InferType, object, string } from 'yup';
import { type Choices, choice, listed, MAX_ID, text, whole } from '../fields.ts';
import { buildingTypes } from '../properties/choices.ts';
import { MAX_PRICE } from '../properties/schemas.ts';
import { HOMES_A_PAGE, homeSorts, MAX_WORDS, MOST_HOMES_A_PAGE } from './choices.ts';
import { type ListFilter, type ListValue, listFilters } from './listFilters.ts';

const MAX_AREA = 1_000_000_000;

const partsOf = (value: unknown): unknown[] =>
  (Array.isArray(value) ? value : [value]).flatMap((part) =>
    typeof part === 'string'
      ? part
          .split(',')
          .map((one) => one.trim())
          .filter(Boolean)
      : [part],
  );

// `type=flat,villa`, and `type=flat&type=villa` as a form without scripts sends it.
const several = <Filter extends ListFilter>(label: string, filter: Filter) => {
  const choices: Choices = listFilters[filter];
  const message = `${label} must be one or several of: ${choices.values.join(', ')}`;
  const isChoice = (value: string | undefined) => choices.values.some((known) => known === value);
  return (
    array()
      .transform((_, given) => (given === undefined ? undefined : [...new Set(partsOf(given))]))
      .typeError(`${label} must be a list`)
      .of(
        string<ListValue<Filter>>()
          .defined()
          .oneOf([...choices.values] as ListValue<Filter>[], message),
      )
      // Tests the list rather than its entries, so that the error has the field's name.
      .test('choices', message, (values) => values?.every(isChoice) ?? true)
      .max(choices.values.length, `${label} must have at most ${choices.values.length} entries`)
  );
};

const atMost = (max: 'price_max' | 'area_max') =>
  ({
    name: 'at-most',
    test(value: number | undefined) {
      const most = (this as unknown as { parent: Record<string, unknown> }).parent[max];
      return value === undefined || typeof most !== 'number' || value <= most;
    },
  }) as const;

/**
 * The query of a search of homes. Lists are separated by commas, or given several times. Prices are in rupees, areas in
 * square feet. Words in `q` are read as filters (`meta.understood`); a filter given by its own name wins over them.
 */
export const homesQuery = object({
  q: text('Search', MAX_WORDS).default(''),
  city: text('City', 120),
  locality: text('Locality', 120),
  type: several('Type', 'type'),
  building_type: choice('Building type', buildingTypes),
  bedrooms: several('Bedrooms', 'bedrooms'),
  price_min: whole('Lowest price', 0, MAX_PRICE).test({
    ...atMost('price_max'),
    message: 'Lowest price must not be above the highest price',
  }),
  price_max: whole('Highest price', 0, MAX_PRICE),
  area_min: whole('Smallest area', 0, MAX_AREA).test({
    ...atMost('area_max'),
    message: 'Smallest area must not be above the largest area',
  }),
  area_max: whole('Largest area', 0, MAX_AREA),
  availability: several('Availability', 'availability'),
  furnishing: several('Furnishing', 'furnishing'),
  facing: several('Facing', 'facing'),
  ownership: several('Ownership', 'ownership'),
  rera: choice('RERA', listed(['registered'])),
  /** Homes that have all of them. */
  amenities: several('Amenities', 'amenities'),
  photos: choice('Photos', listed(['true'])),
  /** The slug of a broker, as a row names it. */
  broker: text('Broker', 120),
  /** Only these homes (saved or compared ones), in this order, if they are public. */
  ids: array()
    .transform((_, given) =>
      given === undefined
        ? undefined
        : [...new Set(partsOf(given))].map((part) => (/^\d{1,10}$/.test(String(part)) ? Number(part) : Number.NaN)),
    )
    .typeError('Ids must be a list')
    .of(whole('Id', 1, MAX_ID).defined())
    .max(MOST_HOMES_A_PAGE, `Ids must have at most ${MOST_HOMES_A_PAGE} entries`),
  sort: choice('Sort', homeSorts).default('newest'),
  page: whole('Page', 1, 100_000).default(1),
  limit: whole('Limit', 1, MOST_HOMES_A_PAGE).default(HOMES_A_PAGE),
});
export type HomesQuery = InferType<typeof homesQuery>;
