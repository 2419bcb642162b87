import { eq, sql } from 'drizzle-orm';
import { MOST_PLACES, type PropertyFigures } from '#contract/figures.ts';
import { propertyTypes } from '#contract/properties/choices.ts';
import type { Tx } from '../db/database.ts';
import { properties } from '../db/schema/properties.ts';
import type { HomeIndex } from '../homes/index/homeIndex.ts';
import { placeKey } from '../homes/index/places.ts';
import { localitiesOf } from '../homes/placePage.ts';
import { storedPlaceKey } from '../properties/places.ts';
import { byValue, figureByDay, type Sums, sumFigures } from './figures.ts';
import { daysOf, type Period } from './period.ts';

type Places = PropertyFigures['totals']['by_locality'];

const nameOf = (city: string, locality: string) => `${placeKey(city)}\n${placeKey(locality)}`;

/**
 * The number of live homes, and the places with the most of them, by their most frequent spelling. The price per square
 * foot is that of the public pages.
 */
const liveHomes = async (tx: Tx, index: HomeIndex): Promise<{ live: number; places: Places }> => {
  const isLive = eq(properties.status, 'live');
  // Materialised: otherwise blank names are checked for every home instead of for each of the few spellings.
  const { rows } = (await tx.execute(sql`
    with spelled as materialized (select city, locality, count(*) as n from ${properties} where ${isLive} group by city, locality)
    select (array_agg(city order by n desc, city))[1] as city, (array_agg(locality order by n desc, locality))[1] as locality,
      sum(n)::int as live, (select sum(n)::int from spelled) as in_all
    from spelled where ${storedPlaceKey(sql`city`)} <> '' and ${storedPlaceKey(sql`locality`)} <> ''
    group by ${storedPlaceKey(sql`city`)}, ${storedPlaceKey(sql`locality`)}
    order by live desc, city, locality limit ${MOST_PLACES}`)) as {
    rows: (Omit<Places[number], 'median_rate'> & { in_all: number })[];
  };
  const rates = new Map(localitiesOf(index).map((one) => [nameOf(one.city, one.locality), one.median_rate]));
  // Without any place there is no row with the sum.
  const live = rows[0]?.in_all ?? (await tx.$count(properties, isLive));
  const places = rows.map(({ in_all: _, ...row }) => ({
    ...row,
    median_rate: rates.get(nameOf(row.city, row.locality)) ?? null,
  }));
  return { live, places };
};

/** In the operator's scope: the homes posted and sold in a period, and the homes that are live now. */
export const readPropertyFigures = async (tx: Tx, period: Period, index: HomeIndex): Promise<PropertyFigures> => {
  const { from, to } = period;
  const sums = await sumFigures(tx, ['home_type', 'home_sold'], period);
  const posted = await figureByDay(tx, 'home_type', period);
  const sold = await figureByDay(tx, 'home_sold', period);
  const { live, places } = await liveHomes(tx, index);
  const totalsOf = (sum: Sums['now']): PropertyFigures['totals'] => ({
    posted: sum('home_type'),
    sold: sum('home_sold'),
    live,
    by_type: byValue(propertyTypes, (type) => sum('home_type', type)),
    by_locality: places,
  });
  return {
    from,
    to,
    totals: totalsOf(sums.now),
    series: daysOf(period).map((day) => ({ day, posted: posted(day), sold: sold(day) })),
    before: totalsOf(sums.before),
  };
};
