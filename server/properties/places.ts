import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Spaces, punctuation and symbols, which do not distinguish place names. Listed by code point, because PostgreSQL's
 * idea of a letter depends on the database's locale.
 */
export const BETWEEN_WORDS = '[\\s!-/:-@[-`{-~\\u2010-\\u2027]+';

/** The key for comparing place names in SQL, like `placeKey` in server/homes. */
export const storedPlaceKey = (name: PgColumn | SQL): SQL<string> =>
  sql<string>`btrim(lower(regexp_replace(${name}, ${BETWEEN_WORDS}, ' ', 'g')))`;

/** The condition for a place with this name, ignoring case. */
export const isPlace = (column: PgColumn, name: string): SQL =>
  sql`${storedPlaceKey(column)} = ${storedPlaceKey(sql`${name}::text`)}`;
