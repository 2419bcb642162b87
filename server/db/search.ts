import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The ILIKE pattern for "contains this text": `%`, `_` and `\` count as themselves. */
export const contains = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

// A line's end stands between them: what people look for is one line, and so is found in one of them.
const between = sql.raw(" || E'\\n' || ");

/** All that a search looks through, as one text. An index of its trigrams is made of the very same (see the schema). */
export const searchText = (columns: readonly PgColumn[]): SQL =>
  sql`lower(${sql.join(
    columns.map((column) => (column.notNull ? sql`${column}` : sql`coalesce(${column}, '')`)),
    between,
  )})`;

/** Whether any of the columns contains the text; no condition for a blank one. */
export const anyContains = (text: string, columns: readonly PgColumn[]): SQL | undefined => {
  const wanted = text.trim();
  return wanted ? sql`${searchText(columns)} like lower(${contains(wanted)}::text)` : undefined;
};

/** What a list was asked for, as the contract's `listQuery` reads it. */
export interface PageAsked {
  readonly page: number;
  readonly limit: number;
  readonly order: 'asc' | 'desc';
}

/** A column of words as lists sort by it: alike on every engine, and whatever their case. */
export const sortText = (column: PgColumn): SQL => sql`lower(${column}) collate "C"`;

// Empty words come last either way. Where there are none it is not said, so that one index serves both ways.
const sortable = (column: PgColumn, way: 'asc' | 'desc'): SQL => {
  if (column.dataType !== 'string') return (way === 'asc' ? asc : desc)(column);
  return sql`${sortText(column)} ${sql.raw(way === 'desc' && !column.notNull ? 'desc nulls last' : way)}`;
};

/** Order by a column, ties by id, so that pages never overlap. */
export const ordered = (way: PageAsked['order'], column: PgColumn, id: PgColumn): SQL[] =>
  column === id ? [sortable(id, way)] : [sortable(column, way), sortable(id, way)];

/** How many rows to pass over. */
export const offsetOf = ({ page, limit }: PageAsked): number => (page - 1) * limit;
