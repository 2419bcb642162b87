import { type SQL, sql } from 'drizzle-orm';
import type { Choices } from '#contract/choices.ts';
import type { Database, Tx } from '../db/database.ts';
import { figureChanges, figureDays } from '../db/schema/figures.ts';
import { CHANGES_FOLDED_AT_ONCE } from '../limits/jobs.ts';
import type { Period } from './period.ts';

/** The figures that the database counts by day; triggers use these names (migration 0004_figures). */
export type Figure =
  | 'lead'
  | 'lead_source'
  | 'lead_status'
  | 'answer_broker'
  | 'answer_main'
  | 'home_type'
  | 'home_sold'
  | 'views'
  | 'page';

const named = (figures: readonly Figure[]): SQL =>
  sql.join(
    figures.map((figure) => sql`${figure}`),
    sql`, `,
  );

/** The rows of some figures, folded or not, so that sums of `n` are correct at any moment. */
export const countedRows = (figures: readonly Figure[], from: string, to: string): SQL => {
  const rows = (table: typeof figureDays | typeof figureChanges) =>
    sql`select figure, day, key, n from ${table} where figure in (${named(figures)}) and day between ${from}::date and ${to}::date`;
  return sql`(${rows(figureDays)} union all ${rows(figureChanges)})`;
};

/** The sums of a period and of the one before, by figure and key. */
export interface Sums {
  readonly now: (figure: Figure, key?: string) => number;
  readonly before: (figure: Figure, key?: string) => number;
}

interface Sum {
  readonly figure: Figure;
  readonly key: string;
  readonly now: number;
  readonly before: number;
}

/** Sums figures over a period; without a key, the sum covers all keys. */
export const sumFigures = async (tx: Tx, figures: readonly Figure[], { from, to, before }: Period): Promise<Sums> => {
  const { rows } = (await tx.execute(sql`
    select figure, key, coalesce(sum(n) filter (where day >= ${from}::date), 0)::int as now,
      coalesce(sum(n) filter (where day < ${from}::date), 0)::int as before
    from ${countedRows(figures, before.from, to)} counted group by figure, key`)) as { rows: Sum[] };
  const summed = (when: 'now' | 'before') => (figure: Figure, key?: string) =>
    rows.reduce(
      (sum, row) => (row.figure === figure && (key === undefined || row.key === key) ? sum + row[when] : sum),
      0,
    );
  return { now: summed('now'), before: summed('before') };
};

/** The sum of a figure over all days. */
export const figureInAll = async (tx: Tx, figure: Figure): Promise<number> => {
  const { rows } = (await tx.execute(
    sql`select coalesce(sum(n), 0)::int as n from ${countedRows([figure], '-infinity', 'infinity')} counted`,
  )) as { rows: { n: number }[] };
  return rows[0]?.n ?? 0;
};

/** The value of a figure on a day. */
export type OfDay = (day: string) => number;

/** A figure by day; with a key, only for that key. */
export const figureByDay = async (tx: Tx, figure: Figure, { from, to }: Period, key?: string): Promise<OfDay> => {
  const ofKey = key === undefined ? sql`` : sql`where key = ${key}`;
  const { rows } = (await tx.execute(
    sql`select day::text, sum(n)::int as n from ${countedRows([figure], from, to)} counted ${ofKey} group by day`,
  )) as { rows: { day: string; n: number }[] };
  const byDay = new Map(rows.map(({ day, n }) => [day, n]));
  return (day) => byDay.get(day) ?? 0;
};

/** A figure's sums for each value of a list. */
export const byValue = <Value extends string>({ values }: Choices<Value>, sum: (value: Value) => number) =>
  Object.fromEntries(values.map((value) => [value, sum(value)])) as Record<Value, number>;

const foldSome = async (tx: Tx): Promise<number> => {
  const { rows } = (await tx.execute(sql`
    with taken as (
      delete from ${figureChanges} where ctid = any (array(select ctid from ${figureChanges} limit ${CHANGES_FOLDED_AT_ONCE}::int))
      returning figure, day, key, n
    ), folded as (
      insert into ${figureDays} as days (figure, day, key, n)
      select figure, day, key, sum(n)::int from taken group by figure, day, key order by figure, day, key
      on conflict (figure, day, key) do update set n = days.n + excluded.n
    )
    select count(*)::int as taken from taken`)) as { rows: { taken: number }[] };
  return rows[0]?.taken ?? 0;
};

/**
 * Folds the changes that triggers recorded into the days. Concurrent processes wait for each other's rows and find them
 * gone; a process that dies has folded nothing of its batch.
 */
export const foldChanges = async (db: Pick<Database, 'asSystem'>): Promise<void> => {
  while ((await db.asSystem(foldSome)) === CHANGES_FOLDED_AT_ONCE);
};
