import { and, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** India's date of today. */
export const today = sql<string>`(now() at time zone 'Asia/Kolkata')::date`;

/** The beginning of a day of India. */
export const midnight = (day: SQL): SQL => sql`(${day})::timestamp at time zone 'Asia/Kolkata'`;

/** Whether a time is within India's days, both included; a bound that is absent does not count. */
export const withinDays = (time: PgColumn, from: string | undefined, to: string | undefined): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(time, midnight(sql`${from}::date`)),
    to === undefined ? undefined : lt(time, midnight(sql`${to}::date + 1`)),
  );
