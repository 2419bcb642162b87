import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { sortText } from './schema/searchText.ts';

/** The ILIKE pattern for "contains this text": `%`, `_` and `\` count as themselves. */
export const contains = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

// A number of five or more digits at the end (of a phone, a code) is rarer than the words before it. So the index is
// searched for the number only, and the whole text is matched on the rows found; `|| ''` keeps that off the index.
const RARE_END = /[^\p{L}\p{N}](\d{5,})$/u;

// The digits of a phone number in any notation, without the trunk prefix 0.
const digitsOf = (text: string): string =>
  /^[\d\s()+-]+$/.test(text) ? text.replace(/\D/g, '').replace(/^0+/, '') : '';
const MIN_PHONE_DIGITS = 7;

/**
 * Whether a row's `searchText` contains the text, or its digits if it is a phone number. Undefined for a blank text.
 */
export const textContains = (searched: SQL | PgColumn, text: string): SQL | undefined => {
  const trimmed = text.trim();
  if (!trimmed) return undefined;
  const whole = sql`lower(${contains(trimmed)}::text)`;
  const [, end] = RARE_END.exec(trimmed) ?? [];
  const asTyped = end
    ? sql`(${searched} like ${contains(end)} and ${searched} || '' like ${whole})`
    : sql`${searched} like ${whole}`;
  const digits = digitsOf(trimmed);
  return digits.length < MIN_PHONE_DIGITS || digits === trimmed
    ? asTyped
    : sql`(${asTyped} or ${searched} like ${contains(digits)})`;
};

type Order = 'asc' | 'desc';

/** The `order by` of a list in either direction. */
export type Sorting = (order: Order) => SQL[];

/** Sorts by text. Nulls come last in both directions; without nulls one index serves both. */
export const asWords =
  (column: PgColumn): Sorting =>
  (order) => [sql`${sortText(column)} ${sql.raw(order === 'desc' && !column.notNull ? 'desc nulls last' : order)}`];

/** Sorts by stored values (codes, numbers, times); later columns break ties. */
export const asStored =
  (...columns: PgColumn[]): Sorting =>
  (order) =>
    columns.map(order === 'asc' ? asc : desc);

/** The `order by` of a list; the id breaks ties, so that pages never overlap. */
export const ordered = (order: Order, by: Sorting, id: PgColumn): SQL[] => [...by(order), ...asStored(id)(order)];
