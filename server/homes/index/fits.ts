import { buildingOf, type FeatureTrait, traitFeatures } from './codes.ts';
import { type IndexedHome, squareFeetOf } from './homeIndex.ts';
import type { Asked } from './match.ts';
import { placeKey } from './places.ts';

/** A home with the fields that searches use, its words in lower case. */
export interface FactsOfHome extends Omit<IndexedHome, 'listed_at'> {
  readonly words: string;
}

/** A home, prepared for many searches. */
export interface ReadyHome {
  readonly home: FactsOfHome;
  readonly cityKey: string;
  readonly localityKey: string;
  readonly building: string;
  /** In rupees and square feet; NaN if unknown, and for a price of 0. */
  readonly price: number;
  readonly area: number;
}

/** Prepares a home for many searches. */
export const readyHome = (home: FactsOfHome): ReadyHome => ({
  home,
  cityKey: placeKey(home.city),
  localityKey: placeKey(home.locality),
  building: buildingOf(home.property_type),
  price: home.expected_price || Number.NaN,
  area: squareFeetOf(home.built_up_area, home.area_unit),
});

type Test = (ready: ReadyHome) => boolean;

const traits = Object.keys(traitFeatures) as FeatureTrait[];

// NaN passes neither bound, and an area in a unit without a factor is negative.
const bounds = (name: 'price' | 'area', min: number | undefined, max: number | undefined): Test[] => [
  ...(min === undefined ? [] : [(ready: ReadyHome) => ready[name] >= min]),
  ...(max === undefined ? [] : [(ready: ReadyHome) => ready[name] >= 0 && ready[name] <= max]),
];

const oneOf = (wanted: readonly string[], pick: (home: FactsOfHome) => string | null): Test[] =>
  wanted.length === 0 ? [] : [({ home }) => wanted.includes(pick(home) ?? '')];

/**
 * Returns a test of whether a single home matches a search, with the same result as `matchHomes`: alerts compare each
 * changed home with many searches. `terms` are the search terms of its text.
 */
export const fitting = (asked: Asked, terms: readonly string[]): Test => {
  const { city, locality, building_type: building, broker, amenities = [] } = asked;
  const [cityKey, localityKey] = [placeKey(city), placeKey(locality)];
  const words = terms.map((term) => term.toLowerCase());
  // The most selective first.
  const tests: Test[] = [
    ...(locality ? [(ready: ReadyHome) => ready.localityKey === localityKey] : []),
    ...(city ? [(ready: ReadyHome) => ready.cityKey === cityKey] : []),
    ...(broker === undefined ? [] : [({ home }: ReadyHome) => home.broker_id === broker]),
    ...oneOf(asked.type ?? [], (home) => home.property_type),
    ...(building ? [(ready: ReadyHome) => ready.building === building] : []),
    ...oneOf(asked.bedrooms ?? [], (home) => home.num_bedrooms),
    ...bounds('price', asked.price_min, asked.price_max),
    ...bounds('area', asked.area_min, asked.area_max),
    ...traits.flatMap((name) => oneOf([asked[name] ?? []].flat(), (home) => home[name])),
    ...(asked.photos ? [({ home }: ReadyHome) => home.photos] : []),
    ...amenities.map(
      (name) =>
        ({ home }: ReadyHome) =>
          home.amenities.includes(name),
    ),
    ...words.map(
      (word) =>
        ({ home }: ReadyHome) =>
          home.words.includes(word),
    ),
  ];
  return (ready) => tests.every((test) => test(ready));
};
