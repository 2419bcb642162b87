import { asc, between, eq } from 'drizzle-orm';
import { HOMES_FOR_MEDIAN } from '#contract/homes/choices.ts';
import { brokerSlug, paths } from '#contract/paths.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import type { Database } from '../db/database.ts';
import { brokers } from '../db/schema/accounts.ts';
import { searchHomes } from '../db/schema/homes.ts';
import { properties } from '../db/schema/properties.ts';
import type { HomeSitemaps } from '../http/crawlers.ts';
import { coalescedCache } from '../lib/coalescedCache.ts';
import { HOMES_IN_SITEMAP } from '../limits/homes.ts';
import { homesOfBrokers } from './brokers.ts';
import type { HomeIndex } from './index/homeIndex.ts';
import type { FreshIndex } from './index/loadHomes.ts';

const readHomes = (db: Database, part: number): Promise<string[]> =>
  db.asVisitor(async (tx) => {
    const rows = await tx
      .select({
        id: properties.id,
        title: properties.title,
        city: properties.city,
        property_type: properties.propertyType,
      })
      .from(searchHomes)
      .innerJoin(properties, eq(properties.id, searchHomes.id))
      // A home that goes live while its broker is suspended may stay in that table: visitors see active brokers alone.
      .innerJoin(brokers, eq(brokers.id, properties.brokerId))
      .where(between(searchHomes.id, (part - 1) * HOMES_IN_SITEMAP + 1, part * HOMES_IN_SITEMAP))
      .orderBy(asc(searchHomes.id));
    return rows.map((row) => paths.homePage(row.id, propertyTitle(row)));
  });

const readBrokers = (db: Database, index: HomeIndex): Promise<string[]> =>
  db.asVisitor(async (tx) => {
    const listed = new Set(homesOfBrokers(index).map(({ id }) => id));
    const rows = await tx.select({ id: brokers.id, name: brokers.fullName }).from(brokers).orderBy(asc(brokers.id));
    const pages = rows.filter(({ id }) => listed.has(id)).map(({ id, name }) => paths.brokerPage(brokerSlug(id, name)));
    return [paths.brokers, ...pages].slice(0, HOMES_IN_SITEMAP);
  });

const placesOf = ({ places }: HomeIndex): string[] => {
  const cities = new Map<string, { name: string; homes: number }>();
  const localities: string[] = [];
  for (const { city, cityKey, locality, homes } of places.all) {
    if (homes === 0 || !city) continue;
    const known = cities.get(cityKey) ?? { name: city, homes: 0 };
    known.homes += homes;
    cities.set(cityKey, known);
    if (locality && homes >= HOMES_FOR_MEDIAN) localities.push(paths.place(city, locality));
  }
  const large = [...cities.values()].filter(({ homes }) => homes >= HOMES_FOR_MEDIAN);
  const pages = [paths.homes, ...large.map(({ name }) => paths.place(name)), ...localities];
  return [...new Set(pages)].slice(0, HOMES_IN_SITEMAP);
};

/** The addresses of homes, places and brokers, from the index and the database. */
export const homeSitemaps = (db: Database, fresh: FreshIndex): HomeSitemaps => {
  // A part takes megabytes, so few are cached.
  const homes = coalescedCache((part) => readHomes(db, Number(part)), { max: 2 });
  const others = coalescedCache(async () => readBrokers(db, await fresh()), { max: 1 });
  return {
    parts: async () => {
      const { columns, size } = await fresh();
      const parts = new Set<number>();
      for (let slot = 0; slot < size; slot += 1) parts.add(Math.ceil((columns.id[slot] as number) / HOMES_IN_SITEMAP));
      return [...parts].sort((a, b) => a - b);
    },
    homes: (part) => homes.get(String(part)),
    places: async () => placesOf(await fresh()),
    brokers: () => others.get(''),
  };
};
