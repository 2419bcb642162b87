import { and, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Today's date in India. */
export const today = sql<string>`(now() at time zone 'Asia/Kolkata')::date`;

/** The time at which a day begins in India. */
export const midnight = (day: SQL): SQL => sql`(${day})::timestamp at time zone 'Asia/Kolkata'`;

/** Whether a time is within a range of days in India, both included; without a bound that side is open. */
export const withinDays = (time: PgColumn, from: string | undefined, to: string | undefined): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(time, midnight(sql`${from}::date`)),
    to === undefined ? undefined : lt(time, midnight(sql`${to}::date + 1`)),
  );
