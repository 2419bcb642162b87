import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { BrokerFigures, BrokerRank } from '#contract/figures.ts';
import type { Tx } from '../db/database.ts';
import { withinDays } from '../db/indiaDays.ts';
import { brokers } from '../db/schema/accounts.ts';
import { leads } from '../db/schema/leads.ts';
import { properties } from '../db/schema/properties.ts';
import { answerMinutes, answerTimes } from './answerTimes.ts';
import { figureByDay, type Sums, sumFigures } from './figures.ts';
import { type Days, daysOf, type Period } from './period.ts';

type Row = BrokerFigures['rows'][number];

interface Ranked {
  readonly sort: BrokerRank;
  readonly page: number;
  readonly limit: number;
}

const median: SQL<number | null> = sql`percentile_cont(0.5) within group (order by ${answerMinutes})
  filter (where ${leads.firstContactAt} is not null)`;

/** Best first. */
const orders: Readonly<Record<BrokerRank, SQL>> = {
  leads: sql`leads desc`,
  answer_time: sql`first_contact_minutes_median nulls last`,
  sold: sql`sold desc`,
};

const mediansOf = async (tx: Tx, ids: readonly number[], { from, to }: Days): Promise<Map<number | null, number>> => {
  const rows = await tx
    .select({ id: leads.brokerId, median: sql<number>`${median}` })
    .from(leads)
    .where(
      and(inArray(leads.brokerId, [...ids]), withinDays(leads.createdAt, from, to), isNotNull(leads.firstContactAt)),
    )
    .groupBy(leads.brokerId);
  return new Map(rows.map((row) => [row.id, row.median]));
};

const isLive = eq(properties.status, 'live');

/**
 * In the operator's scope: a page of all brokers with their results in a period, best first, and the total number of
 * live homes.
 */
export const rankBrokers = async (
  tx: Tx,
  days: Days,
  { sort, page, limit }: Ranked,
): Promise<{ rows: Row[]; live: number }> => {
  const isSold = and(eq(properties.status, 'sold'), withinDays(properties.soldAt, days.from, days.to));
  const ofBrokers = and(isNotNull(leads.brokerId), withinDays(leads.createdAt, days.from, days.to));
  // Sorting is the most expensive part of a median: unless the order needs medians, only those of the page's brokers
  // are computed.
  const ranksByTime = sort === 'answer_time';
  const found = (await tx.execute(sql`
    with v as materialized (select ${properties.brokerId} as id, count(*)::int as n from ${properties} where ${isLive} group by 1)
    select b.id, b.full_name as name, coalesce(l.n, 0) as leads, ${ranksByTime ? sql`l.median` : sql`null::float8`}
      as first_contact_minutes_median, coalesce(v.n, 0) as live, coalesce(s.n, 0) as sold,
      (select coalesce(sum(n), 0)::int from v) as in_all
    from ${brokers} b
    left join (select ${leads.brokerId} as id, count(*)::int as n ${ranksByTime ? sql`, ${median} as median` : sql``}
      from ${leads} where ${ofBrokers} group by 1) l on l.id = b.id
    left join v on v.id = b.id
    left join (select ${properties.brokerId} as id, count(*)::int as n from ${properties} where ${isSold} group by 1) s on s.id = b.id
    order by ${orders[sort]}, b.id limit ${limit} offset ${(page - 1) * limit}`)) as {
    rows: (Row & { in_all: number })[];
  };
  const rows = found.rows.map(({ in_all: _, ...row }) => row);
  // A page past the end has no row with the sum.
  const live = found.rows[0]?.in_all ?? (await tx.$count(properties, isLive));
  if (ranksByTime || rows.length === 0) return { rows, live };
  const medians = await mediansOf(
    tx,
    rows.map(({ id }) => id),
    days,
  );
  return { rows: rows.map((row) => ({ ...row, first_contact_minutes_median: medians.get(row.id) ?? null })), live };
};

/** In the operator's scope: brokers' results in a period, and the number of brokers. */
export const readBrokerFigures = async (tx: Tx, period: Period, ranked: Ranked) => {
  const { from, to } = period;
  const { page, limit } = ranked;
  const sums = await sumFigures(tx, ['lead', 'home_sold'], period);
  const times = await answerTimes(tx, period, { ofBrokers: true, byDay: false });
  const total = await tx.$count(brokers);
  const { rows, live } = await rankBrokers(tx, period, ranked);
  const leadsOf = await figureByDay(tx, 'lead', period, 'broker');
  const soldOn = await figureByDay(tx, 'home_sold', period);
  const totalsOf = (sum: Sums['now'], middle: number | null): BrokerFigures['totals'] => ({
    brokers: total,
    leads: sum('lead', 'broker'),
    first_contact_minutes_median: middle,
    live,
    sold: sum('home_sold'),
  });
  const data: BrokerFigures = {
    from,
    to,
    totals: totalsOf(sums.now, times.now),
    series: daysOf(period).map((day) => ({ day, leads: leadsOf(day), sold: soldOn(day) })),
    before: totalsOf(sums.before, times.before),
    rows,
  };
  return { data, meta: { total, page, limit } };
};
