import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { sortText } from './schema/searchText.ts';

/** The ILIKE pattern for "contains this text": `%`, `_` and `\` count as themselves. */
export const contains = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

// A number of five digits or more at the end (of a phone, a code) is rarer than any words before it: found by itself, it spares
// the index the rows that have those words. The whole is then looked for in what was found, and kept off the index by the ''.
const RARE_END = /[^\p{L}\p{N}](\d{5,})$/u;

// A phone, however it is set: it is looked for by its digits, too, without the 0 that is dialled before them.
const digitsOf = (text: string): string =>
  /^[\d\s()+-]+$/.test(text) ? text.replace(/\D/g, '').replace(/^0+/, '') : '';
const PHONE_DIGITS = 7;

/** Whether a row's `searchText` contains the text, or that of a phone its digits; no condition for a blank one. */
export const textContains = (searched: SQL | PgColumn, text: string): SQL | undefined => {
  const wanted = text.trim();
  if (!wanted) return undefined;
  const whole = sql`lower(${contains(wanted)}::text)`;
  const [, end] = RARE_END.exec(wanted) ?? [];
  const asTyped = end
    ? sql`(${searched} like ${contains(end)} and ${searched} || '' like ${whole})`
    : sql`${searched} like ${whole}`;
  const digits = digitsOf(wanted);
  return digits.length < PHONE_DIGITS || digits === wanted
    ? asTyped
    : sql`(${asTyped} or ${searched} like ${contains(digits)})`;
};

/** What a list was asked for, as the contract's `listQuery` reads it. */
export interface PageAsked {
  readonly page: number;
  readonly limit: number;
  readonly order: 'asc' | 'desc';
}

/** What a list can be ordered by, either way. */
export type Sorting = (way: PageAsked['order']) => SQL[];

/** As words are sorted. Empty ones come last either way; where there are none it is not said, so that one index serves both. */
export const asWords =
  (column: PgColumn): Sorting =>
  (way) => [sql`${sortText(column)} ${sql.raw(way === 'desc' && !column.notNull ? 'desc nulls last' : way)}`];

/** As the columns are stored: codes, numbers and times, the later columns for ties. */
export const asStored =
  (...columns: PgColumn[]): Sorting =>
  (way) =>
    columns.map(way === 'asc' ? asc : desc);

/** Ordered so, ties by id, so that pages never overlap. */
export const ordered = (way: PageAsked['order'], by: Sorting, id: PgColumn): SQL[] => [
  ...by(way),
  ...asStored(id)(way),
];

/** How many rows to pass over. */
export const offsetOf = ({ page, limit }: PageAsked): number => (page - 1) * limit;
