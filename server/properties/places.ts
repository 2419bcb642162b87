import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Spaces, punctuation and signs, which do not tell names of places apart. By their numbers: what a letter is, PostgreSQL decides by
 * the locale of the database.
 */
export const BETWEEN_WORDS = '[\\s!-/:-@[-`{-~\\u2010-\\u2027]+';

/** By what names of places are compared, as `placeKey` of server/homes does. */
export const storedPlaceKey = (name: PgColumn | SQL): SQL<string> =>
  sql<string>`btrim(lower(regexp_replace(${name}, ${BETWEEN_WORDS}, ' ', 'g')))`;

/** Whether a place has the name, in any case of letters. */
export const isPlace = (column: PgColumn, name: string): SQL =>
  sql`${storedPlaceKey(column)} = ${storedPlaceKey(sql`${name}::text`)}`;
