import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './database.ts';
import { together } from './together.ts';

interface List {
  /** The condition of all rows of the list. */
  readonly where: SQL | undefined;
  readonly orderBy: readonly SQL[];
  /** What the caller sent, as the contract's `listQuery` reads it. */
  readonly query: { readonly page: number; readonly limit: number; readonly q: string };
  /** How many rows the list has, where that is known. */
  readonly known?: number | undefined;
}

/** Where to read a page's rows from. */
interface Place {
  readonly where: SQL | undefined;
  readonly orderBy: readonly SQL[];
  readonly limit: number;
  readonly offset: number;
}

/** A page's rows, and the list's `meta` with its exact total. */
interface Page<Rows> {
  readonly rows: Rows;
  readonly meta: { readonly total: number; readonly page: number; readonly limit: number };
}

type Read<Rows> = (place: Place) => PromiseLike<Rows>;

/** A page of a list, which is counted by itself. */
export const countPage = async <Rows>(
  tx: Tx,
  table: PgTable,
  { where, orderBy, query, known }: List,
  read: Read<Rows>,
): Promise<Page<Rows>> => {
  const { page, limit } = query;
  const [total, rows] = await together(
    known ?? tx.$count(table, where),
    read({ where, orderBy, limit, offset: (page - 1) * limit }),
  );
  return { rows, meta: { total, page, limit } };
};

/**
 * A page of a tenant's list. A search has to read every row of the tenant, which is nearly all of its cost: one query finds
 * the rows of the page and the total.
 */
export const findPage = async <Rows>(
  tx: Tx,
  table: PgTable,
  { id, ...list }: List & { readonly id: PgColumn },
  read: Read<Rows>,
): Promise<Page<Rows>> => {
  const { where, orderBy, query } = list;
  const { page, limit } = query;
  if (query.q.trim() === '') return countPage(tx, table, list, read);
  const matches = await tx
    .select({ id: sql<number>`${id}`, total: sql<number>`(count(*) over ())::int` })
    .from(table)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset((page - 1) * limit);
  // A page past the end has no row with the total.
  const total = matches[0]?.total ?? (page === 1 ? 0 : await tx.$count(table, where));
  const ids = matches.map((match) => match.id);
  // By their ids alone, in one parameter: whatever is searched for, it is the same statement, whose plan is kept.
  const rows = await read({ where: sql`${id} = any(${sql.param(ids)}::int[])`, orderBy, limit, offset: 0 });
  return { rows, meta: { total, page, limit } };
};

/** Restricts a query to the rows of a page. */
export const onPage = <Query extends PgSelect>(query: Query, { where, orderBy, limit, offset }: Place) =>
  query
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
