import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './database.ts';
import { runPipelined } from './runPipelined.ts';

interface List {
  /** The condition of all rows of the list. */
  readonly where: SQL | undefined;
  readonly orderBy: readonly SQL[];
  /** What the caller sent, as the contract's `listQuery` reads it. */
  readonly query: { readonly page: number; readonly limit: number; readonly q: string };
  /** The number of rows of the list, if already known. */
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

/** A page of a list, whose rows are counted by a separate query. */
export const countPage = async <Rows>(
  tx: Tx,
  table: PgTable,
  { where, orderBy, query, known }: List,
  read: Read<Rows>,
): Promise<Page<Rows>> => {
  const { page, limit } = query;
  const [total, rows] = await runPipelined(
    known ?? tx.$count(table, where),
    read({ where, orderBy, limit, offset: (page - 1) * limit }),
  );
  return { rows, meta: { total, page, limit } };
};

// Selects by the ids alone, in one parameter: the statement is the same for every search, so that its plan is kept.
const readThese = <Rows>(
  id: PgColumn,
  found: readonly { id: number }[],
  { orderBy, query }: List,
  read: Read<Rows>,
) => {
  const ids = found.map((one) => one.id);
  return read({ where: sql`${id} = any(${sql.param(ids)}::int[])`, orderBy, limit: query.limit, offset: 0 });
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
  const rows = await readThese(id, matches, list, read);
  return { rows, meta: { total, page, limit } };
};

// A trigram index needs three letters or digits in a row: for a shorter text it would be read completely.
const HAS_TRIGRAM = /[\p{L}\p{N}]{3}/u;
// With this many times more matches than rows up to the page's end, scanning in the list's order soon finds them.
const FREQUENT = 100;
/** Wraps the condition so that the planner cannot use its index, and expects every second row to match. */
export const offIndex = (condition: SQL | undefined): SQL | undefined =>
  condition && sql`coalesce(${condition}, false)`;

/**
 * A page of a list of all owners' rows: those of `where` that match the search condition. The policies hide the
 * statistics of words from the planner, which assumes that each is rare; the count shows whether it is. `read` looks up
 * what it adds to a row for the rows of the page only.
 */
export const findInAll = async <Rows>(
  tx: Tx,
  table: PgTable,
  { id, searched, ...list }: List & { readonly id: PgColumn; readonly searched: SQL | undefined },
  read: Read<Rows>,
): Promise<Page<Rows>> => {
  const { where, orderBy, query, known } = list;
  const { page, limit } = query;
  const condition = HAS_TRIGRAM.test(query.q) ? searched : offIndex(searched);
  const total = known ?? (await tx.$count(table, and(where, condition)));
  const isFrequent = total > page * limit * FREQUENT;
  const found = await tx
    .select({ id: sql<number>`${id}` })
    .from(table)
    .where(and(where, isFrequent ? offIndex(searched) : condition))
    .orderBy(...orderBy)
    .limit(limit)
    .offset((page - 1) * limit);
  const rows = await readThese(id, found, list, read);
  return { rows, meta: { total, page, limit } };
};

/** Restricts a query to the rows of a page. */
export const onPage = <Query extends PgSelect>(query: Query, { where, orderBy, limit, offset }: Place) =>
  query
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
