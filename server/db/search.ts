import { asc, desc, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The ILIKE pattern for "contains this text": `%`, `_` and `\` count as themselves. */
export const contains = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Whether any of the columns contains the text; no condition for a blank one. */
export const anyContains = (text: string, columns: readonly PgColumn[]): SQL | undefined => {
  const wanted = text.trim();
  return wanted ? or(...columns.map((column) => ilike(column, contains(wanted)))) : undefined;
};

/** What a list was asked for, as the contract's `listQuery` reads it. */
export interface PageAsked {
  readonly page: number;
  readonly limit: number;
  readonly order: 'asc' | 'desc';
}

// Words sort alike on every engine and whatever their case, with empty ones last; numbers and times by an index.
const sortable = (column: PgColumn, way: 'asc' | 'desc'): SQL =>
  column.dataType === 'string'
    ? sql`lower(${column}) collate "C" ${sql.raw(way)} nulls last`
    : (way === 'asc' ? asc : desc)(column);

/** Order by a column, ties by id, so that pages never overlap. */
export const ordered = (way: PageAsked['order'], column: PgColumn, id: PgColumn): SQL[] =>
  column === id ? [sortable(id, way)] : [sortable(column, way), sortable(id, way)];

/** How many rows to pass over. */
export const offsetOf = ({ page, limit }: PageAsked): number => (page - 1) * limit;
