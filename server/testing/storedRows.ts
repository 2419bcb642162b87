import { sql } from 'drizzle-orm';
import { tableNames } from './tableNames.ts';
import type { TestDatabase } from './testDatabase.ts';

/** A stored row as JSON, with its table's name. */
export type StoredRow = Readonly<Record<string, unknown>> & { readonly table: string };

/** Every row of every table. */
export const storedRows = (db: TestDatabase): Promise<StoredRow[]> =>
  db.asOwner(async (tx) => {
    const all: StoredRow[] = [];
    for (const name of await tableNames(tx)) {
      const rows = await tx
        .select({ row: sql<Record<string, unknown>>`to_jsonb(r)` })
        .from(sql`${sql.identifier(name)} r`);
      all.push(...rows.map(({ row }) => ({ ...row, table: name })));
    }
    return all;
  });

/** The rows that are new or changed since `before`. */
export const rowsSince = async (db: TestDatabase, before: readonly StoredRow[]): Promise<StoredRow[]> => {
  const known = new Set(before.map((row) => JSON.stringify(row)));
  return (await storedRows(db)).filter((row) => !known.has(JSON.stringify(row)));
};
