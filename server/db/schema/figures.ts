import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

// Daily figures for reports. Triggers of leads, properties and visits append to `report_changes` in the writer's
// transaction, without waiting for each other; from time to time the rows are folded into `report_days`. A figure is
// the sum over both.

const counted = {
  /** The name of the figure, as in the triggers (migration 0004_figures). */
  figure: text('figure').notNull(),
  /** The date in India; for `page` the first of the month. */
  day: date('day').notNull(),
  /** The value that is counted: a source, a status, a type; empty if the figure has none. */
  key: text('key').notNull(),
  n: integer('n').notNull().default(0),
};

/** The figures of days, up to the last folding. */
export const figureDays = pgTable('report_days', counted, ({ figure, day, key, n }) => [
  primaryKey({ columns: [figure, day, key] }),
  index('report_days_empty').on(n).where(sql`${n} = 0`),
]);

/** Changes since the last folding. `brokerId` is the owner of the row that changed, for the policies. */
export const figureChanges = pgTable('report_changes', { brokerId: integer('broker_id'), ...counted });
