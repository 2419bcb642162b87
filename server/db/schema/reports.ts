import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

// The figures of reports by day. Triggers of leads, properties and visits add to `report_changes` in the writer's transaction, without
// waiting for each other; what is there is folded into `report_days` now and then. A figure is the sum over both at any moment.

const counted = {
  /** What is counted, as the triggers name it (migration 0030). */
  figure: text('figure').notNull(),
  /** India's date; of `page` the first of the month. */
  day: date('day').notNull(),
  /** The value that is counted: a source, a status, a type; empty if the figure has none. */
  key: text('key').notNull(),
  n: integer('n').notNull().default(0),
};

/** Figures of days. */
export const reportDays = pgTable('report_days', counted, ({ figure, day, key, n }) => [
  primaryKey({ columns: [figure, day, key] }),
  index('report_days_empty').on(n).where(sql`${n} = 0`),
]);

/** What came and went since; `brokerId` is whose row it was, for the policies. */
export const reportChanges = pgTable('report_changes', { brokerId: integer('broker_id'), ...counted });
