import { eq, sql } from 'drizzle-orm';
import { propertyTypes } from '#contract/properties/choices.ts';
import { type ListingReport, MOST_PLACES } from '#contract/reports.ts';
import type { Tx } from '../db/database.ts';
import { properties } from '../db/schema/properties.ts';
import type { HomeIndex } from '../homes/index/homeIndex.ts';
import { placeKey } from '../homes/index/places.ts';
import { localitiesOf } from '../homes/placePage.ts';
import { storedPlaceKey } from '../properties/places.ts';
import { byValue, figureByDay, type Sums, sumFigures } from './figures.ts';
import { daysOf, type Period } from './period.ts';

type Places = ListingReport['totals']['by_locality'];

const nameOf = (city: string, locality: string) => `${placeKey(city)}\n${placeKey(locality)}`;

/** The places with the most live homes, by their most frequent spelling. What a square foot costs is that of the public pages. */
const livePlaces = async (tx: Tx, index: HomeIndex): Promise<Places> => {
  const { rows } = (await tx.execute(sql`
    select (array_agg(city order by n desc, city))[1] as city, (array_agg(locality order by n desc, locality))[1] as locality,
      sum(n)::int as live
    from (
      select city, locality, count(*) as n from ${properties} where ${properties.status} = 'live'
        and city is not null and locality is not null group by city, locality
    ) spelled
    where city ~ '\\S' and locality ~ '\\S'
    group by ${storedPlaceKey(sql`city`)}, ${storedPlaceKey(sql`locality`)}
    order by live desc, city, locality limit ${MOST_PLACES}`)) as { rows: Omit<Places[number], 'median_rate'>[] };
  const rates = new Map(localitiesOf(index).map((one) => [nameOf(one.city, one.locality), one.median_rate]));
  return rows.map((row) => ({ ...row, median_rate: rates.get(nameOf(row.city, row.locality)) ?? null }));
};

/** As the operator: the homes that were posted and sold in a period, and what is live now. */
export const reportListings = async (tx: Tx, period: Period, index: HomeIndex): Promise<ListingReport> => {
  const { from, to } = period;
  const sums = await sumFigures(tx, ['home_type', 'home_sold'], period);
  const posted = await figureByDay(tx, 'home_type', period);
  const sold = await figureByDay(tx, 'home_sold', period);
  const live = await tx.$count(properties, eq(properties.status, 'live'));
  const places = await livePlaces(tx, index);
  const totalsOf = (sum: Sums['now']): ListingReport['totals'] => ({
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
