import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

// Columns are separated by a line break, which no search contains, so that a match lies within one column.
const separator = sql.raw(" || E'\\n' || ");

/** The text that searches are matched against. Large tables store it in a generated column (see the schema). */
export const searchText = (columns: readonly PgColumn[]): SQL =>
  sql`lower(${sql.join(
    columns.map((column) => (column.notNull ? sql`${column}` : sql`coalesce(${column}, '')`)),
    separator,
  )})`;

/** The sort key of a text column: ignores case, and is the same on both engines. */
export const sortText = (column: PgColumn): SQL => sql`lower(${column}) collate "C"`;
