import type { HomeDetail } from '#contract/homes/schemas.ts';
import { shortPrice } from '#contract/rules/money.ts';
import {
  areaWords,
  besideMedian,
  dayWords,
  kindWords,
  lastFall,
  rateWords,
  readUnits,
  shortDay,
} from '#src/features/homes/homeWords.ts';
import { REGISTERED_WITHOUT_NUMBER } from '#src/features/homes/reraWords.ts';
import { siteFacts } from '#src/sites/parts/siteFacts.ts';

/** A row of the comparison, with a value for each home. */
export interface CompareRow {
  readonly label: string;
  readonly values: readonly string[];
  /** The indexes of the homes with the best value, and the word for it: lowest, largest. */
  readonly best?: { readonly word: string; readonly at: readonly number[] };
  readonly differs: boolean;
}

export interface CompareGroup {
  readonly title: string;
  readonly rows: readonly CompareRow[];
}

const NOT_GIVEN = 'Not given';
const NOT_KNOWN = 'Not known';

/** A missing value. It is never marked as different. */
export const isUnknown = (value: string | undefined): boolean => value === NOT_GIVEN || value === NOT_KNOWN;

const rowOf = (label: string, values: readonly string[]): CompareRow => ({
  label,
  values,
  differs: new Set(values).size > 1,
});

type Best = (...numbers: number[]) => number;

const ranked = (row: CompareRow, word: string, numbers: readonly (number | null)[], best: Best): CompareRow => {
  const known = numbers.filter((number) => number !== null);
  const most = best(...known);
  const at = numbers.flatMap((number, index) => (number === most ? [index] : []));
  return known.length > 1 && at.length < known.length ? { ...row, best: { word, at } } : row;
};

// Shown in the first group, or implied by it.
const above = new Set(['Type', 'Bedrooms', 'Built-up area', 'RERA', 'RERA number']);

const factRows = (homes: readonly HomeDetail[]): CompareRow[] => {
  const facts = homes.map((home) => new Map(siteFacts(home)));
  const labels = [...new Set(facts.flatMap((one) => [...one.keys()]))].filter((label) => !above.has(label));
  return labels.map((label) =>
    rowOf(
      label,
      facts.map((one) => readUnits(one.get(label) ?? NOT_GIVEN)),
    ),
  );
};

const amenityRows = (homes: readonly HomeDetail[]): CompareRow[] =>
  [...new Set(homes.flatMap(({ amenities }) => amenities))].map((amenity) =>
    rowOf(
      amenity,
      homes.map(({ amenities }) => (amenities.includes(amenity) ? 'Yes' : NOT_GIVEN)),
    ),
  );

const reraOf = ({ features: { rera_number, rera_status }, rera_checked }: HomeDetail): string => {
  if (!rera_number) return rera_status === 'registered' ? REGISTERED_WITHOUT_NUMBER : 'No number given';
  return rera_checked ? `Registered, checked ${dayWords(rera_checked.at)}` : 'Registered';
};

/** A comparison of homes in groups of rows: prices, the home itself, amenities, trust. */
export const compareGroups = (homes: readonly HomeDetail[]): CompareGroup[] => {
  const each = (label: string, value: (home: HomeDetail) => string) => rowOf(label, homes.map(value));
  const price = each('Price', ({ expected_price }) => shortPrice(expected_price));
  const rate = each('Per sq ft', ({ price_per_sqft }) => (price_per_sqft ? rateWords(price_per_sqft) : NOT_GIVEN));
  const area = each('Built-up area', ({ built_up_area, area_unit }) =>
    built_up_area ? areaWords(built_up_area, area_unit) : NOT_GIVEN,
  );
  const isOneUnit = new Set(homes.map(({ area_unit }) => area_unit)).size === 1;
  const groups = [
    {
      title: 'Price',
      rows: [
        ranked(
          price,
          'lowest',
          homes.map(({ expected_price }) => expected_price || null),
          Math.min,
        ),
        ranked(
          rate,
          'lowest',
          homes.map(({ price_per_sqft }) => price_per_sqft),
          Math.min,
        ),
        each('Beside the median', (home) => besideMedian(home, home.locality_rate)?.words ?? NOT_KNOWN),
        each('Price change', ({ prices }) => {
          const fall = lastFall(prices);
          return fall ? `${shortPrice(fall.less)} less, ${shortDay(fall.until)}` : 'None';
        }),
      ],
    },
    {
      title: 'The home',
      rows: [
        each('Kind', kindWords),
        isOneUnit
          ? ranked(
              area,
              'largest',
              homes.map(({ built_up_area }) => built_up_area),
              Math.max,
            )
          : area,
        ...factRows(homes),
      ],
    },
    { title: 'Amenities', rows: amenityRows(homes) },
    { title: 'Trust', rows: [each('RERA', reraOf), each('Broker', ({ broker }) => broker.name)] },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
};

/** Whether a value stands out: fewer than half of the homes share it, and more than half share another one. */
export const isOdd = ({ values, differs }: CompareRow, at: number): boolean =>
  differs &&
  !isUnknown(values[at]) &&
  values.length > 2 &&
  values.filter((value) => value === values[at]).length * 2 < values.length &&
  Math.max(...values.map((value) => values.filter((other) => other === value).length)) * 2 > values.length;
