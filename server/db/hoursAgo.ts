import { type SQL, sql } from 'drizzle-orm';

/** The time `days` days before the transaction began, by the database's clock. */
export const daysAgo = (days: number): SQL => sql`now() - make_interval(days => ${days}::int)`;

/** The time `hours` hours before the transaction began, by the database's clock. */
export const hoursAgo = (hours: number): SQL => sql`now() - make_interval(hours => ${hours}::int)`;
