import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

// A line's end stands between them: what people look for is one line, and so is found in one of them.
const between = sql.raw(" || E'\\n' || ");

/** All that a search looks through, as one text. Tables that are searched much keep it in a column (see the schema). */
export const searchText = (columns: readonly PgColumn[]): SQL =>
  sql`lower(${sql.join(
    columns.map((column) => (column.notNull ? sql`${column}` : sql`coalesce(${column}, '')`)),
    between,
  )})`;

/** A column of words as lists sort by it: alike on every engine, and whatever their case. */
export const sortText = (column: PgColumn): SQL => sql`lower(${column}) collate "C"`;
