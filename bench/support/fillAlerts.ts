import { eq } from 'drizzle-orm';
import { localities } from '#contract/fixtures/localities.ts';
import { seeded } from '#contract/fixtures/seeded.ts';
import { homesPath } from '#contract/homes/address.ts';
import type { HomesQuery } from '#contract/homes/query.ts';
import * as choices from '#contract/properties/choices.ts';
import { properties } from '#server/db/schema/properties.ts';
import { savedSearches } from '#server/db/schema/seekers.ts';
import type { Place } from './onPostgres.ts';

/** A home, as its broker enters it. */
export type Home = typeof properties.$inferInsert;
export type Search = Partial<HomesQuery>;

/** A broker's change to a home. */
export interface Edit {
  readonly id: number;
  readonly brokerId: number;
  readonly to: Partial<Home>;
}

export const BROKERS = 500;
const SEARCHES_AT_ONCE = 1_000;
const cities = ['Jaipur', 'Jaipur', 'Jaipur', 'Ajmer', 'Kota'];

/** The first `length` integers, from 0. */
export const numbers = (length: number): number[] => Array.from({ length }, (_, nth) => nth);

// One of 120 localities, with a landmark and a society there.
const whereabouts = ({ pick, int, chance }: ReturnType<typeof seeded>) => {
  const { name, near, societies } = pick(localities);
  return { locality: chance(0.5) ? name : `${name} Sector ${int(1, 9)}`, near: pick(near), society: pick(societies) };
};

/** The nth home; deterministic. */
export const homeOf = (nth: number): Home => {
  const draw = seeded(nth);
  const { pick, int, some, chance } = draw;
  const { locality, near, society } = whereabouts(draw);
  const buildingType = chance(0.8) ? 'residential' : 'commercial';
  return {
    brokerId: 1 + (nth % BROKERS),
    propertyFor: 'sell',
    buildingType,
    propertyType: pick(choices.typesOf(buildingType).values),
    title: `${pick(['With a garden', 'Corner', 'Sunny'])} near ${near}`,
    societyName: society,
    city: pick(cities),
    locality,
    expectedPrice: chance(0.05) ? null : int(15, 300) * 100_000,
    builtUpArea: int(4, 35) * 100,
    areaUnit: pick(['Sq.ft.', 'Sq.ft.', 'Sq. Yards', 'Bigha']),
    numBedrooms: pick(choices.bedroomCounts.values),
    amenities: some(choices.defaultAmenities.values, int(0, 5)),
    features: {
      availability: pick(choices.availabilities.values),
      furnishing_status: pick(choices.furnishingStatuses.values),
      facing: pick(choices.facings.values),
      ownership: pick(choices.ownerships.values),
      rera_status: pick(choices.reraStatuses.values),
    },
  };
};

/** A deterministic change to a home; a paused home goes live. */
export const changeOf = (nth: number, home: Home): Partial<Home> => {
  if (home.status === 'paused') return { status: 'live' };
  const { pick, int, chance } = seeded(nth + 1_000_000);
  const { features, ...other } = homeOf(nth + 1_000_000);
  const some = <Name extends keyof Home>(...names: Name[]): Partial<Home> =>
    Object.fromEntries(names.map((name) => [name, { ...other, features }[name]]));
  const expectedPrice = Math.round(((home.expectedPrice ?? 5_000_000) * int(80, 115)) / 100);
  if (chance(0.4)) return { expectedPrice };
  return pick<Partial<Home>>([
    some('numBedrooms'),
    some('locality'),
    some('title', 'amenities'),
    { ...some('features'), expectedPrice },
    some('builtUpArea', 'city'),
    { status: pick(['paused', 'sold']) },
  ]);
};

const filtersOf = (nth: number): Search[] => {
  const draw = seeded(nth + 2_000_000);
  const { pick, int } = draw;
  const low = int(15, 200) * 100_000;
  return [
    { city: pick(cities) },
    { locality: whereabouts(draw).locality },
    { type: [pick(choices.residentialTypes.values), pick(choices.propertyTypes.values)] },
    { building_type: pick(choices.buildingTypes.values) },
    { bedrooms: [pick(choices.bedroomCounts.values), pick(choices.bedroomCounts.values)] },
    { price_max: low },
    { price_min: low, price_max: low + int(5, 50) * 100_000 },
    { area_min: int(4, 30) * 100 },
    { availability: [pick(choices.availabilities.values)] },
    { furnishing: [pick(choices.furnishingStatuses.values)] },
    { facing: [pick(choices.facings.values), pick(choices.facings.values)] },
    { rera: 'registered' },
    { amenities: [pick(choices.defaultAmenities.values)] },
    { broker: `${int(1, BROKERS)}-broker` },
  ];
};

const wordsOf = (nth: number): string => {
  const draw = seeded(nth + 3_000_000);
  const { pick, int } = draw;
  const { locality, near, society } = whereabouts(draw);
  const place = locality.toLowerCase();
  return pick([
    `${int(1, 5)} bhk under ${int(3, 25) * 10} lakh ${place}`,
    `${pick(['flat', 'villa', 'plot', 'shop', 'office space'])} ${place}`,
    `ready to move ${int(2, 4)} bhk flat in ${place} with lift`,
    // A misspelling: drops a vowel.
    `${place.replace(/(?<=..)[aeiou]/, '')} flat ${int(40, 90)} lakh`,
    society.toLowerCase(),
    `${pick(['garden', 'corner', 'sunny'])} near ${near}`,
  ]);
};

/** The nth search: a third have words, a fifteenth have only a single filter, the others have two to four. */
export const searchOf = (nth: number): Search => {
  const { int, some } = seeded(nth + 4_000_000);
  const filters = (least: number, most: number) => Object.assign({}, ...some(filtersOf(nth), int(least, most)));
  if (nth % 3 === 0) return { ...(nth % 2 === 0 && filters(1, 1)), q: wordsOf(nth) };
  return nth % 10 === 1 ? filters(1, 1) : filters(2, 4);
};

/** How often the nth search sends alerts. */
export const alertOf = (nth: number): 'off' | 'daily' | 'at_once' =>
  (['daily', 'at_once', 'daily', 'at_once', 'off'] as const)[nth % 5] ?? 'off';

// Runs ten at a time.
const each = async <T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> => {
  const left = items[Symbol.iterator]();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(numbers(10).map(worker));
};

/** Adds homes, in transactions of `atOnce` homes of one broker, and returns them by id. */
export const addHomes = async (
  { db }: Place,
  homes: readonly Home[],
  atOnce: number,
): Promise<ReadonlyMap<number, Home>> => {
  const parts = numbers(BROKERS).flatMap((broker) => {
    const own = homes.filter(({ brokerId }) => brokerId === broker + 1);
    return numbers(Math.ceil(own.length / atOnce)).map((at) => own.slice(at * atOnce, (at + 1) * atOnce));
  });
  const added = new Map<number, Home>();
  await each(parts, async (part) => {
    const rows = await db.withTenant(part[0]?.brokerId ?? 0, (tx) =>
      tx.insert(properties).values(part).returning({ id: properties.id }),
    );
    for (const [at, { id }] of rows.entries()) added.set(id, part[at] as Home);
  });
  return added;
};

/** Changes homes, each in its own transaction. */
export const change = ({ db }: Place, edits: readonly Edit[]): Promise<void> =>
  each(edits, ({ id, brokerId, to }) =>
    db.withTenant(brokerId, (tx) => tx.update(properties).set(to).where(eq(properties.id, id))),
  );

/** Saves the searches, `each` of them per person, and returns their ids. */
export const addSearches = async ({ db }: Place, searches: readonly Search[], each: number): Promise<number[]> => {
  const rows = searches.map((search, nth) => ({
    userId: 1 + Math.floor(nth / each),
    name: `Search ${nth}`,
    query: homesPath(search).split('?')[1] ?? '',
    alert: alertOf(nth),
    unsubscribeToken: `bench ${nth}`,
    // The alerts skip changes made seconds before a search was saved: the user may have seen them.
    createdAt: new Date(Date.now() - 60_000),
  }));
  const ids: number[] = [];
  for (let from = 0; from < rows.length; from += SEARCHES_AT_ONCE) {
    const part = rows.slice(from, from + SEARCHES_AT_ONCE);
    const added = await db.asSystem((tx) => tx.insert(savedSearches).values(part).returning({ id: savedSearches.id }));
    ids.push(...added.map(({ id }) => id));
  }
  return ids;
};
