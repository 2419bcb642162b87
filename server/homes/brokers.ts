import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { PublicBroker } from '#contract/homes/schemas.ts';
import { brokerSlug, paths } from '#contract/paths.ts';
import type { Tx } from '../db/database.ts';
import { brokers } from '../db/schema/accounts.ts';
import { domains, sites } from '../db/schema/sites.ts';
import { contains } from '../db/search.ts';
import type { HomeIndex } from './index/homeIndex.ts';
import { type Place, placeKey } from './index/places.ts';

const MOST_LOCALITIES = 12;

/** How many homes each broker has, in a city or anywhere, most first. */
export const homesOfBrokers = (
  { columns, places, size }: HomeIndex,
  city?: string,
): { readonly id: number; readonly homes: number }[] => {
  const key = placeKey(city);
  const isThere = Uint8Array.from(places.all, ({ cityKey }) => (!key || cityKey === key ? 1 : 0));
  const counts = new Map<number, number>();
  for (let slot = 0; slot < size; slot += 1) {
    if (!isThere[columns.place[slot] as number]) continue;
    const id = columns.broker[slot] as number;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts].map(([id, homes]) => ({ id, homes })).sort((a, b) => b.homes - a.homes || a.id - b.id);
};

/** The localities of some brokers' homes, most homes first, and the number of homes each broker has. */
const standingOf = ({ columns, places, size }: HomeIndex, ids: readonly number[]) => {
  const counts = new Map(ids.map((id) => [id, new Map<number, number>()]));
  for (let slot = 0; slot < size; slot += 1) {
    const own = counts.get(columns.broker[slot] as number);
    if (!own) continue;
    const place = columns.place[slot] as number;
    own.set(place, (own.get(place) ?? 0) + 1);
  }
  return (id: number) => {
    const own = [...(counts.get(id) ?? [])].sort((a, b) => b[1] - a[1]);
    const named = own.flatMap(([place]) => places.all[place]?.locality ?? []);
    return {
      homes: own.reduce((sum, [, count]) => sum + count, 0),
      localities: [...new Set(named)].slice(0, MOST_LOCALITIES),
    };
  };
};

/** The places that a text names, such as "dealers in Mansarovar", "Jaipur" and "Mansarovar, Jaipur". */
export const placesNamed = ({ places }: HomeIndex, q: string, isName: boolean): readonly Place[] => {
  const words = ` ${placeKey(q)} `;
  const names = (key: string) => key !== '' && words.includes(` ${key} `);
  // A broker's name may contain the name of a city.
  const namesCity = ({ cityKey }: Place) => (isName ? words.trim() === cityKey : names(cityKey));
  // Some brokers also enter the city as the locality: its name means the whole city.
  const namesLocality = ({ cityKey, localityKey }: Place) => localityKey !== cityKey && names(localityKey);
  const open = places.all.filter(({ homes }) => homes > 0);
  // "Ajmer Road" is a locality of Jaipur, but "Ajmer" is also a city.
  const localities = open.filter(namesLocality);
  const both = localities.filter(namesCity);
  return [both, localities].find(({ length }) => length > 0) ?? open.filter(namesCity);
};

/** The brokers with a home in a place that the text names; `isName` says that the text matches some broker's name. */
const brokersIn = (index: HomeIndex, q: string, isName: boolean): number[] => {
  const { columns, places, size } = index;
  const named = new Set(placesNamed(index, q, isName));
  if (named.size === 0) return [];
  const isNamed = Uint8Array.from(places.all, (place) => (named.has(place) ? 1 : 0));
  const ids = new Set<number>();
  for (let slot = 0; slot < size; slot += 1) {
    if (isNamed[columns.place[slot] as number]) ids.add(columns.broker[slot] as number);
  }
  return [...ids];
};

/**
 * The brokers whose name matches the text, or that have a home in a place it names; undefined (all brokers) for an
 * empty text.
 */
export const brokersNamed = async (tx: Tx, index: HomeIndex, q: string): Promise<ReadonlySet<number> | undefined> => {
  if (!q.trim()) return undefined;
  const rows = await tx
    .select({ id: brokers.id })
    .from(brokers)
    .where(sql`lower(${brokers.fullName}) like lower(${contains(q.trim())}::text)`);
  return new Set([...rows.map(({ id }) => id), ...brokersIn(index, q, rows.length > 0)]);
};

/** Brokers as visitors see them, in the order of the ids; those without a live home are left out. */
export const showBrokers = async (tx: Tx, index: HomeIndex, ids: readonly number[]): Promise<PublicBroker[]> => {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({
      id: brokers.id,
      name: brokers.fullName,
      photo: brokers.photo,
      licenseNo: brokers.licenseNo,
      slug: sites.slug,
      domain: domains.name,
    })
    .from(brokers)
    .leftJoin(sites, eq(sites.brokerId, brokers.id))
    .leftJoin(domains, and(eq(domains.brokerId, brokers.id), isNull(domains.releasedAt), isNotNull(domains.verifiedBy)))
    .where(inArray(brokers.id, [...ids]));
  const standing = standingOf(index, ids);
  const made = new Map(
    rows.map(({ id, name, photo, licenseNo, slug, domain }): [number, PublicBroker] => [
      id,
      {
        name,
        slug: brokerSlug(id, name),
        photo,
        licenseNo,
        site: slug && (domain ? `https://${domain}/` : paths.site(slug)),
        ...standing(id),
      },
    ]),
  );
  return ids.flatMap((id) => made.get(id) ?? []).filter(({ homes }) => homes > 0);
};
