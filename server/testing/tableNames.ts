import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';

/** The names of all tables and views. */
export const tableNames = async (tx: Tx): Promise<string[]> => {
  const tables = await tx
    .select({ name: sql<string>`relname` })
    .from(sql`pg_class`)
    .where(sql`relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')`)
    .orderBy(sql`relname`);
  return tables.map(({ name }) => name);
};
