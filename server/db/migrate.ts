import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type SQL, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { NotMigrated } from './errors.ts';

/** Beside the running module: server/db/migrations from the sources, dist/server/migrations when built. */
export const migrationsFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'migrations');

/** The lock that serialises the setup by processes that start at once ("nivaas" in ASCII). */
export const START_LOCK = 0x6e69766161;

/** Whether opening a database migrates it, or expects it to be at this version. */
export type Opening = 'migrate' | 'as it is';

/** Throws NotMigrated unless the newest migration has run. Changes nothing. */
export const requireMigrated = async (
  execute: (statement: SQL) => PromiseLike<{ readonly rows: readonly Record<string, unknown>[] }>,
): Promise<void> => {
  const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis;
  const known = await execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as known`);
  if (known.rows[0]?.known !== true) throw new NotMigrated();
  const { rows } = await execute(sql`select max(created_at)::float8 as at from drizzle.__drizzle_migrations`);
  if (rows[0]?.at !== newest) throw new NotMigrated();
};

/** Makes the roles of requests as the migrations do: a dump holds none. */
export const makeRoles = async (execute: (statement: SQL) => PromiseLike<unknown>): Promise<void> => {
  const statements = readMigrationFiles({ migrationsFolder }).flatMap((migration) => migration.sql);
  for (const one of statements.filter((statement) => statement.includes('CREATE ROLE'))) await execute(sql.raw(one));
};
