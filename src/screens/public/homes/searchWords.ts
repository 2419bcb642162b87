import { type Choices, labelOf } from '#contract/choices.ts';
import { homesPath } from '#contract/homes/address.ts';
import type { HomeFilter } from '#contract/homes/choices.ts';
import { type ListFilter, listFilters, type SingleFilter } from '#contract/homes/listFilters.ts';
import type { HomesQuery } from '#contract/homes/query.ts';
import type { HomesFound, Loosened, UnderstoodWords } from '#contract/homes/schemas.ts';
import { buildingTypes, propertyTypes } from '#contract/properties/choices.ts';
import { tokensOf } from '#contract/rules/homeWords/tokens.ts';
import { areaWords, bedroomWords, sumWords } from '#src/features/homes/homeWords.ts';

type Query = Partial<HomesQuery>;

/** A part of what a search looks for, in words, with the address of the same search without it. */
export interface Asked {
  readonly words: string;
  readonly without: string;
  /** It was not understood as a filter, and is searched as text. */
  readonly isText?: boolean;
}

const range = (min: string | undefined, max: string | undefined): string =>
  min && max ? `${min} to ${max}` : min ? `from ${min}` : `up to ${max}`;

const squareFeet = (area: number | undefined) => (area === undefined ? undefined : areaWords(area, 'Sq.ft.'));
const rupees = (price: number | undefined) => (price === undefined ? undefined : sumWords(price));

const coded =
  (choices: Choices) =>
  (value: string): string =>
    labelOf(choices, value);
const plain = (value: string) => value;
type Words = (value: string) => string;

/** How each value of a filter with several values reads. */
const severalWords = {
  type: coded(listFilters.type),
  bedrooms: bedroomWords,
  availability: coded(listFilters.availability),
  furnishing: coded(listFilters.furnishing),
  facing: (value) => `${value} facing`,
  ownership: coded(listFilters.ownership),
  amenities: plain,
} as const satisfies Record<ListFilter, Words>;

/** How the value of a filter with one value reads. */
const singleWords = {
  city: plain,
  locality: plain,
  building_type: coded(buildingTypes),
  rera: () => 'RERA registered',
  photos: () => 'With photos',
} as const satisfies Record<SingleFilter, Words>;

/** The address of a search with changed filters; it starts at the first page. */
export const searchWith = (query: Query, change: Query): string => homesPath({ ...query, page: 1, ...change });

/** The chosen values of a filter. */
export const valuesOf = (query: Query, filter: HomeFilter): readonly string[] => {
  const value = query[filter];
  return value === undefined ? [] : Array.isArray(value) ? value : [String(value)];
};

const severalAsked = (query: Query): Asked[] =>
  Object.entries(severalWords).flatMap(([filter, wordsOf]) => {
    const values = valuesOf(query, filter as HomeFilter);
    return values.map((value) => {
      const rest = values.filter((one) => one !== value);
      return { words: wordsOf(value), without: searchWith(query, { [filter]: rest.length > 0 ? rest : undefined }) };
    });
  });

const singleAsked = (query: Query): Asked[] =>
  Object.entries(singleWords).flatMap(([filter, wordsOf]) =>
    valuesOf(query, filter as HomeFilter).map((value) => ({
      words: wordsOf(value),
      without: searchWith(query, { [filter]: undefined }),
    })),
  );

const rangesAsked = (query: Query): Asked[] => {
  const { price_min, price_max, area_min, area_max } = query;
  const price = {
    words: range(rupees(price_min), rupees(price_max)),
    change: { price_min: undefined, price_max: undefined },
  };
  const area = {
    words: range(squareFeet(area_min), squareFeet(area_max)),
    change: { area_min: undefined, area_max: undefined },
  };
  return [
    ...(price_min !== undefined || price_max !== undefined ? [price] : []),
    ...(area_min !== undefined || area_max !== undefined ? [area] : []),
  ].map(({ words, change }) => ({ words, without: searchWith(query, change) }));
};

// Whole words only: “land” is not removed from “Newlandcraft”.
const withoutWords = (q: string, words: string): string => {
  const tokens = tokensOf(q);
  const ends = new Set(tokens.map(({ to }) => to));
  const at = tokens.find(({ from }) => q.startsWith(words, from) && ends.has(from + words.length))?.from;
  return at === undefined ? q : `${q.slice(0, at)} ${q.slice(at + words.length)}`.replace(/\s+/g, ' ').trim();
};

// Two bounds may be read from the same words.
const understoodIn = (understood: readonly UnderstoodWords[]): string[] => [
  ...new Set(understood.map(({ words }) => words)),
];

const understoodAsked = (query: Query, understood: readonly UnderstoodWords[]): Asked[] =>
  understoodIn(understood).map((words) => ({
    words,
    without: searchWith(query, { q: withoutWords(query.q ?? '', words) }),
  }));

/** Everything that a search looks for: what was understood of its words, the rest as text, and its filters. */
export const askedFor = (query: Query, { meta, facets }: Pick<HomesFound, 'meta' | 'facets'>): Asked[] => [
  ...understoodAsked(query, meta.understood),
  ...(meta.text
    ? [
        {
          words: `as text “${meta.text}”`,
          // `q` does not contain the text as one piece: keep only the words that were understood.
          without: searchWith(query, { q: understoodIn(meta.understood).join(' ') }),
          isText: true,
        },
      ]
    : []),
  ...severalAsked(query),
  ...rangesAsked(query),
  ...singleAsked(query),
  ...(query.broker
    ? [
        {
          words: `by ${facets.broker.find(({ slug }) => slug === query.broker)?.name ?? query.broker}`,
          without: searchWith(query, { broker: undefined }),
        },
      ]
    : []),
];

/** The plural of a kind: flats, factories, residential land. */
const severalOf = (kind: string): string =>
  kind.endsWith('land') ? kind : kind.endsWith('y') ? `${kind.slice(0, -1)}ies` : `${kind}s`;

const readAs = (understood: readonly UnderstoodWords[], filter: HomeFilter): string[] =>
  understood.flatMap((one) => (one.filter === filter ? [String(one.value)] : []));

const pairs = [
  ['price_min', 'price_max'],
  ['area_min', 'area_max'],
] as const;
type Bound = (typeof pairs)[number][number];

/** The bound that applies: words count only if neither bound of the pair is set as a filter, as on the server. */
const boundOf = (query: Query, understood: readonly UnderstoodWords[], bound: Bound): number | undefined => {
  const isGiven = pairs.find(([min, max]) => min === bound || max === bound)?.some((one) => query[one] !== undefined);
  if (isGiven) return query[bound];
  const [read] = readAs(understood, bound);
  return read === undefined ? undefined : Number(read);
};

/** The page's heading, made from the filters: 3 BHK homes up to ₹80 Lac in Vaishali Nagar. */
export const searchTitle = (query: Query, { understood }: HomesFound['meta']): string => {
  const values = (filter: HomeFilter) => {
    const own = valuesOf(query, filter);
    return own.length > 0 ? own : readAs(understood, filter);
  };
  const kinds = values('type').map((type) => severalOf(labelOf(propertyTypes, type).toLowerCase()));
  const [min, max] = pairs[0].map((bound) => rupees(boundOf(query, understood, bound)));
  const place = [...values('locality'), ...values('city')].slice(0, 1);
  return [
    values('bedrooms').map(bedroomWords).join(', '),
    kinds.length > 0 && kinds.length < 3 ? kinds.join(' or ') : 'homes',
    min || max ? range(min, max) : '',
    place.length > 0 ? `in ${place.join(', ')}` : 'for sale',
  ]
    .filter(Boolean)
    .join(' ')
    .replace(/^./, (letter) => letter.toUpperCase());
};

const loosenNames: Readonly<Record<HomeFilter | 'q', string>> = {
  q: 'the words',
  city: 'the city',
  locality: 'the locality',
  type: 'the kind of home',
  building_type: 'the use',
  bedrooms: 'the bedrooms',
  price_min: 'the lowest price',
  price_max: 'the highest price',
  area_min: 'the smallest area',
  area_max: 'the largest area',
  availability: 'when it is ready',
  furnishing: 'the furnishing',
  facing: 'the facing',
  ownership: 'the ownership',
  rera: 'the RERA number',
  amenities: 'the amenities',
  photos: 'the photos',
  broker: 'the broker',
};

/** The change that removes a filter and the words it was read from; the other bound of a pair stays, as a filter. */
const takenOff = (query: Query, understood: readonly UnderstoodWords[], filter: HomeFilter | 'q'): Query => {
  if (filter === 'q') return { q: understoodIn(understood).join(' ') };
  const pair = pairs.find((both) => both.some((bound) => bound === filter)) ?? [];
  const kept = pair.filter((bound) => bound !== filter).map((bound) => [bound, boundOf(query, understood, bound)]);
  const words = understoodIn(understood.filter((one) => [filter, ...pair].some((name) => name === one.filter)));
  return { ...Object.fromEntries(kept), [filter]: undefined, q: words.reduce(withoutWords, query.q ?? '') };
};

/** How many homes the search would find without one of its filters, with its address. */
export const loosenings = (query: Query, { understood, loosen = [] }: HomesFound['meta']) =>
  loosen
    .filter(({ total }) => total > 0)
    .map(({ filter, total }: Loosened) => {
      const name = filter as HomeFilter | 'q';
      return { name: `Without ${loosenNames[name]}`, total, to: searchWith(query, takenOff(query, understood, name)) };
    });
