import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { leads } from '../db/schema/leads.ts';
import { countedRows } from './figures.ts';
import { daysOf, type Period } from './period.ts';

/** Whole minutes from a lead's creation to the first contact. */
export const answerMinutes: SQL = sql`answer_minutes(${leads.createdAt}, ${leads.firstContactAt})`;

/** Median minutes until the first contact; null if no lead was contacted. */
export interface AnswerTimes {
  readonly now: number | null;
  readonly before: number | null;
  /** For the leads of a day; null unless requested with `byDay`. */
  readonly ofDay: (day: string) => number | null;
}

// The keys of the time spans: each day of the period has its index; two more are for whole periods.
const NOW = -1;
const BEFORE = -2;

interface Asked {
  /** Only brokers' leads. */
  readonly ofBrokers: boolean;
  readonly byDay: boolean;
}

/**
 * The exact medians of a period, of the previous one and, with `byDay`, of each day. The class counts show which class
 * holds a median, and how many leads are below it; only the leads of that class are read, from an index.
 */
export const answerTimes = async (tx: Tx, period: Period, { ofBrokers, byDay }: Asked): Promise<AnswerTimes> => {
  const { from, to, before } = period;
  const figures = ofBrokers ? (['answer_broker'] as const) : (['answer_broker', 'answer_main'] as const);
  const days = byDay
    ? sql`union all select day - ${from}::date, day, day, class, n from classes where day >= ${from}::date`
    : sql``;
  const { rows } = (await tx.execute(sql`
    with classes as materialized (
      select day, key::int as class, sum(n)::int as n from ${countedRows(figures, before.from, to)} counted
      group by day, key having sum(n) > 0
    ), spans (span, first, last, class, n) as (
      select ${NOW}::int, ${from}::date, ${to}::date, class, sum(n)::int from classes where day >= ${from}::date group by class
      union all select ${BEFORE}::int, ${before.from}::date, ${before.to}::date, class, sum(n)::int from classes where day < ${from}::date group by class
      ${days}
    ), ranked as (
      select *, sum(n) over (partition by span order by class) as upto, sum(n) over (partition by span) as total from spans
    ), middle as (
      select span, first, last, min(class) as low, max(class) as high, min(upto - n) as below,
        (total + 1) / 2 as one, total / 2 + 1 as other
      from ranked where upto >= (total + 1) / 2 and upto - n < total / 2 + 1
      group by span, first, last, total
    ), times as (
      select m.span, m.one, m.other, t.minutes, m.below + row_number() over (partition by m.span order by t.minutes) as nth
      from middle m cross join generate_series(0, m.last - m.first) day, lateral (
        select ${answerMinutes} as minutes from ${leads}
        where india_day(${leads.createdAt}) = m.first + day and ${leads.firstContactAt} is not null
          and ${answerMinutes} >= class_minutes(m.low) and ${answerMinutes} < class_minutes(m.high + 1)
          ${ofBrokers ? sql`and ${leads.brokerId} is not null` : sql``}
      ) t
    )
    select span, avg(minutes)::float8 as median from times where nth in (one, other) group by span`)) as {
    rows: { span: number; median: number }[];
  };
  const medians = new Map(rows.map(({ span, median }) => [span, median]));
  const ofSpan = (span: number) => medians.get(span) ?? null;
  const nthOf = new Map(daysOf(period).map((day, nth) => [day, nth]));
  return { now: ofSpan(NOW), before: ofSpan(BEFORE), ofDay: (day) => ofSpan(nthOf.get(day) ?? Number.NaN) };
};
