import { HOMES_A_PAGE } from '#contract/homes/choices.ts';
import { type HomesQuery, homesQuery } from '#contract/homes/query.ts';
import type { HomeDetail, HomesFound, Locality, PlaceView, PublicBroker } from '#contract/homes/schemas.ts';
import { propertyIdIn } from '#contract/paths.ts';
import type { Database } from '../db/database.ts';
import type { HomeSitemaps } from '../http/crawlers.ts';
import { versionedCache } from '../lib/versionedCache.ts';
import { MAX_SEARCHES } from '../limits/homes.ts';
import { brokersNamed, homesOfBrokers, showBrokers } from './brokers.ts';
import { goneOrMissing, readHome } from './detail.ts';
import { type FreshIndex, openHomeIndex } from './index/loadHomes.ts';
import { localitiesOf, placeAt } from './placePage.ts';
import { search } from './search.ts';
import { homeSitemaps } from './sitemaps.ts';

interface BrokersQuery {
  readonly q: string;
  readonly city?: string | undefined;
  readonly page: number;
  readonly limit: number;
}

/** The public homes of all brokers, for the API and for the pages. Every process shows a change within a second. */
export interface Homes {
  /** Reads the index now, so that the first visitor need not wait for it. */
  warm(): void;
  /** The index of all homes, at most half a second old. */
  readonly index: FreshIndex;
  /** Changes whenever a public home changes. */
  version(): Promise<number>;
  /** Omitted fields get their defaults. */
  search(query: Partial<HomesQuery>): Promise<HomesFound>;
  /** Throws a 404, or a 410 with similar homes, for a home that visitors cannot see. */
  home(id: number): Promise<HomeDetail>;
  localities(city?: string): Promise<Locality[]>;
  /** A city, or a locality in it, by the names in a URL; undefined if there are no homes there. */
  place(city: string, locality?: string): Promise<PlaceView | undefined>;
  brokers(query: BrokersQuery): Promise<{ readonly data: PublicBroker[]; readonly total: number }>;
  /** A broker by slug, of which only the id counts; undefined unless active and with a home. */
  broker(slug: string): Promise<PublicBroker | undefined>;
  readonly sitemaps: HomeSitemaps;
}

/** The public homes of a database, with their own index. */
export const openHomes = (db: Database): Homes => {
  const fresh = openHomeIndex(db);
  // Caches a search until any home changes.
  const searches = versionedCache(async (key) => search(db, await fresh(), JSON.parse(key) as HomesQuery), {
    max: MAX_SEARCHES,
  });
  const find = async (given: Partial<HomesQuery>): Promise<HomesFound> => {
    const index = await fresh();
    const query = { ...homesQuery.getDefault(), ...given };
    return (await searches(JSON.stringify(query), `${index.version}`)).value;
  };
  return {
    index: fresh,
    warm: () => void fresh().catch(() => undefined),
    version: async () => (await fresh()).version,
    search: find,
    home: async (id) => {
      const index = await fresh();
      const home = await readHome(db, index, id);
      if (!home) throw await goneOrMissing(db, index, id);
      return home;
    },
    localities: async (city) => localitiesOf(await fresh(), city),
    place: async (city, locality) => {
      const place = placeAt(await fresh(), city, locality);
      if (!place) return undefined;
      const { data } = await find({
        city: place.city,
        limit: HOMES_A_PAGE,
        ...(place.locality !== null && { locality: place.locality }),
      });
      return { ...place, newest: data };
    },
    brokers: async ({ q, city, page, limit }) => {
      const index = await fresh();
      return db.asVisitor(async (tx) => {
        const named = await brokersNamed(tx, index, q);
        const ids = homesOfBrokers(index, city).flatMap(({ id }) => (named?.has(id) === false ? [] : id));
        const data = await showBrokers(tx, index, ids.slice((page - 1) * limit, page * limit));
        return { data, total: ids.length };
      });
    },
    broker: async (slug) => {
      const id = propertyIdIn(slug);
      if (id === undefined) return undefined;
      const index = await fresh();
      const [broker] = await db.asVisitor((tx) => showBrokers(tx, index, [id]));
      return broker;
    },
    sitemaps: homeSitemaps(db, fresh),
  };
};
