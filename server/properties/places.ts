import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** By what names of places are compared, as `placeKey` of server/homes does. */
export const storedPlaceKey = (name: PgColumn | SQL): SQL<string> =>
  sql<string>`lower(regexp_replace(btrim(${name}), '[\\s-]+', ' ', 'g'))`;

/** Whether a place has the name, in any case of letters. */
export const isPlace = (column: PgColumn, name: string): SQL =>
  sql`${storedPlaceKey(column)} = ${storedPlaceKey(sql`${name}::text`)}`;
