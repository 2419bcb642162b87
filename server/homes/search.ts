import { inArray, sql } from 'drizzle-orm';
import { MOST_COUNTED } from '#contract/homes/choices.ts';
import { isListFilter } from '#contract/homes/listFilters.ts';
import type { HomesQuery } from '#contract/homes/query.ts';
import type { HomeRow, HomesFound, HomesMeta, Loosened } from '#contract/homes/schemas.ts';
import { brokerSlug, propertyIdIn } from '#contract/paths.ts';
import { type PlaceFinder, placeFinder } from '#contract/rules/homeWords/placeFinder.ts';
import { type UnderstoodSearch, understandSearch } from '#contract/rules/homeWords/understand.ts';
import type { Database, Tx } from '../db/database.ts';
import { brokers } from '../db/schema/accounts.ts';
import { searchHomes } from '../db/schema/homes.ts';
import { contains } from '../db/search.ts';
import { brokerCounts, facetsOf } from './facets.ts';
import type { HomeIndex } from './index/homeIndex.ts';
import { type Asked, groups, type Matches, matchHomes } from './index/match.ts';
import { firstOf } from './index/order.ts';
import { localityRate } from './placePage.ts';
import { readRows } from './rows.ts';

const finders = new WeakMap<HomeIndex, { readonly version: number; readonly finder: PlaceFinder }>();

/** Finds the places that currently have homes. */
const finderOf = (index: HomeIndex): PlaceFinder => {
  const { all, version } = index.places;
  const known = finders.get(index);
  if (known?.version === version) return known.finder;
  const there = all.filter(({ homes }) => homes > 0);
  const finder = placeFinder(
    there.flatMap(({ city }) => city ?? []),
    there.flatMap(({ locality }) => locality ?? []),
  );
  finders.set(index, { version, finder });
  return finder;
};

const bounds = { price: ['price_min', 'price_max'], area: ['area_min', 'area_max'] } as const;

/**
 * The filters of a search: those given explicitly, and those read from its text unless the same filter, or bound, is
 * given.
 */
const askedOf = (query: HomesQuery, { understood }: UnderstoodSearch): Asked => {
  const { broker, ...rest } = query;
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const read: Record<string, unknown> = {};
  for (const { filter, value } of understood) {
    const pair = Object.values(bounds).find((names) => names.some((name) => name === filter));
    if ((pair ?? [filter]).some((name) => query[name] !== undefined)) continue;
    read[filter] = isListFilter(filter) ? [...((read[filter] as unknown[] | undefined) ?? []), value] : value;
  }
  // A slug without an id matches no broker.
  return { ...read, ...given, ...(broker !== undefined && { broker: propertyIdIn(broker) ?? 0 }) };
};

/** The filters of a search, and what was understood of its text. */
export interface ReadSearch {
  readonly asked: Asked;
  readonly read: UnderstoodSearch;
}

/** Parses a search, recognising the places that currently have homes in its text. */
export const readSearchOf = (index: HomeIndex, query: HomesQuery): ReadSearch => {
  const read = understandSearch(query.q, finderOf(index));
  return { asked: askedOf(query, read), read };
};

const MOST_TERMS = 8;

/** The search terms in a text; a home must contain all of them. */
export const termsOf = (text: string): string[] => [...new Set(text.split(/\s+/))].filter(Boolean).slice(0, MOST_TERMS);

/** The homes that contain every term. */
const homesWith = async (tx: Tx, text: string): Promise<number[]> => {
  const conditions = termsOf(text).map((term) => sql`${searchHomes.words} like lower(${contains(term)}::text)`);
  const [row] = await tx
    .select({ ids: sql<number[]>`coalesce(array_agg(${searchHomes.id}), '{}')` })
    .from(searchHomes)
    .where(sql.join(conditions, sql` and `));
  return row?.ids ?? [];
};

const amongOf = async (
  db: Database,
  text: string,
  ids: readonly number[] | undefined,
): Promise<Iterable<number> | undefined> => {
  if (!text) return ids;
  const found = await db.asVisitor((tx) => homesWith(tx, text));
  if (!ids) return found;
  const both = new Set(found);
  return ids.filter((id) => both.has(id));
};

const isSet = (asked: Asked, name: (typeof groups)[number]): boolean => {
  const value = name === 'q' ? asked.among : asked[name];
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
};

const loosenOf = (asked: Asked, { failing }: Matches): Loosened[] =>
  groups
    .filter((name) => (name === 'q' ? asked.among !== undefined : isSet(asked, name)))
    .map((filter) => ({ filter, total: failing(filter) }))
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total);

const idsOf = (index: HomeIndex, matches: Matches, { ids, sort, page, limit }: HomesQuery): number[] => {
  const end = Math.min(page * limit, MOST_COUNTED);
  const start = (page - 1) * limit;
  if (start >= end) return [];
  if (ids) {
    const found = new Set(Array.from(matches.slots, (slot) => index.columns.id[slot]));
    return ids.filter((id) => found.has(id)).slice(start, end);
  }
  return firstOf(index, matches.slots, sort, end)
    .slice(start)
    .map((slot) => index.columns.id[slot] as number);
};

const nameBrokers = async (tx: Tx, counts: readonly { id: number; count: number }[]) => {
  if (counts.length === 0) return [];
  const rows = await tx
    .select({ id: brokers.id, name: brokers.fullName })
    .from(brokers)
    .where(
      inArray(
        brokers.id,
        counts.map(({ id }) => id),
      ),
    );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return counts.flatMap(({ id, count }) => {
    const name = names.get(id);
    return name === undefined ? [] : [{ name, slug: brokerSlug(id, name), count }];
  });
};

/** The median rates in the places of some homes. */
const ratesAround = (index: HomeIndex, homes: readonly HomeRow[]): HomesMeta['median_rates'] => {
  const places = new Map(homes.map(({ city, locality }) => [`${city}/${locality}`, { city, locality }]));
  return [...places.values()].flatMap(({ city, locality }) => {
    const rate = localityRate(index, { city, locality });
    return city && locality && rate !== null ? [{ city, locality, rate }] : [];
  });
};

/** Searches the public homes: the index finds the matches, and the database provides the homes of the page. */
export const search = async (db: Database, index: HomeIndex, query: HomesQuery): Promise<HomesFound> => {
  const { asked: filters, read } = readSearchOf(index, query);
  const asked = { ...filters, among: await amongOf(db, read.text, query.ids) };
  // Nothing awaits between here and the ids: the matches are valid only until the next search.
  const matches = matchHomes(index, asked);
  const { total, withoutArea } = matches;
  const ids = idsOf(index, matches, query);
  const counts = brokerCounts(matches);
  const facets = facetsOf(index, matches);
  const [data, named] = await db.asVisitor(
    async (tx) => [await readRows(tx, ids), await nameBrokers(tx, counts)] as const,
  );
  return {
    data,
    meta: {
      total: Math.min(total, MOST_COUNTED),
      more: total > MOST_COUNTED,
      page: query.page,
      limit: query.limit,
      understood: [...read.understood],
      text: read.text,
      without_area: withoutArea,
      median_rates: ratesAround(index, data),
      ...(total === 0 && { loosen: loosenOf(asked, matches) }),
    },
    facets: { ...facets, broker: named },
  };
};
