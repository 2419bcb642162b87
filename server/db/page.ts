import { and, count, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './database.ts';
import { offsetOf, type PageAsked } from './search.ts';

interface Wanted {
  readonly id: PgColumn;
  /** Which rows the whole list has. */
  readonly where: SQL | undefined;
  readonly orderBy: readonly SQL[];
  readonly asked: PageAsked & { readonly q: string };
}

/** Where a page's rows are to be read from: their condition, how many of them to pass over, and the list's exact total. */
interface FoundPage {
  readonly where: SQL | undefined;
  readonly offset: number;
  readonly total: number;
}

const countOf = async (tx: Tx, table: PgTable, where: SQL | undefined): Promise<number> => {
  const [counted] = await tx.select({ total: count() }).from(table).where(where);
  return counted?.total ?? 0;
};

/**
 * Finds a page of a tenant's list and counts the list. A search has to look at every row of the tenant, which is nearly all of
 * its work: it does so once, for the page and for the total.
 */
export const findPage = async (tx: Tx, table: PgTable, { id, where, orderBy, asked }: Wanted): Promise<FoundPage> => {
  const offset = offsetOf(asked);
  if (asked.q.trim() === '') return { where, offset, total: await countOf(tx, table, where) };
  const rows = await tx
    .select({ id: sql<number>`${id}`, total: sql<number>`(count(*) over ())::int` })
    .from(table)
    .where(where)
    .orderBy(...orderBy)
    .limit(asked.limit)
    .offset(offset);
  const ids = rows.map((row) => row.id);
  // A page past the end has no row that could tell.
  const total = rows[0]?.total ?? (offset === 0 ? 0 : await countOf(tx, table, where));
  return { where: and(where, inArray(id, ids)), offset: 0, total };
};
