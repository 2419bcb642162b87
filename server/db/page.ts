import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './database.ts';

interface List {
  /** The condition of all rows of the list. */
  readonly where: SQL | undefined;
  readonly orderBy: readonly SQL[];
  /** What the caller sent, as the contract's `listQuery` reads it. */
  readonly query: { readonly page: number; readonly limit: number; readonly q: string };
}

/** Where to read a page's rows from, and the list's `meta` with its exact total. */
interface Page {
  readonly where: SQL | undefined;
  readonly orderBy: readonly SQL[];
  readonly limit: number;
  readonly offset: number;
  readonly meta: { readonly total: number; readonly page: number; readonly limit: number };
}

/** A page of a list, which is counted by itself. */
export const countPage = async (tx: Tx, table: PgTable, { where, orderBy, query }: List): Promise<Page> => {
  const { page, limit } = query;
  const total = await tx.$count(table, where);
  return { where, orderBy, limit, offset: (page - 1) * limit, meta: { total, page, limit } };
};

/**
 * A page of a tenant's list. A search has to read every row of the tenant, which is nearly all of its cost: one query finds
 * the rows of the page and the total.
 */
export const findPage = async (
  tx: Tx,
  table: PgTable,
  { id, ...list }: List & { readonly id: PgColumn },
): Promise<Page> => {
  const { where, orderBy, query } = list;
  const { page, limit } = query;
  if (query.q.trim() === '') return countPage(tx, table, list);
  const rows = await tx
    .select({ id: sql<number>`${id}`, total: sql<number>`(count(*) over ())::int` })
    .from(table)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset((page - 1) * limit);
  // A page past the end has no row with the total.
  const total = rows[0]?.total ?? (page === 1 ? 0 : await tx.$count(table, where));
  const ids = rows.map((row) => row.id);
  return { where: and(where, inArray(id, ids)), orderBy, limit, offset: 0, meta: { total, page, limit } };
};

/** Restricts a query to the rows of a page. */
export const onPage = <Query extends PgSelect>(query: Query, { where, orderBy, limit, offset }: Page) =>
  query
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
