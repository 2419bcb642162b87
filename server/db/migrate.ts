import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type SQL, sql } from 'drizzle-orm';
import { type MigrationConfig, type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { BeforeBaseline, NewerDatabase, NotMigrated } from './errors.ts';
import { repeatGrants } from './grants.ts';

/** Next to the running module: server/db/migrations in the sources, dist/server/migrations when built. */
export const migrationsFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'migrations');

/** The advisory lock that serialises the setup by processes that start at once ("nivaas" in ASCII). */
export const START_LOCK = 0x6e69766161;

/** Whether opening a database migrates it, or expects it to be at this version or a compatible newer one. */
export type Opening = 'migrate' | 'as it is';

type Execute = (statement: SQL) => PromiseLike<{ readonly rows: readonly Record<string, unknown>[] }>;

/** A database, as errors name it. */
export interface Place {
  readonly name: string;
  /** What to do to get a new database in its place, in a sentence. */
  readonly renew: string;
}

// The first line of a migration that the previous version is compatible with.
const EXPANDS = '-- expand';

/**
 * How the database's version compares with this one, which has these migrations. Throws BeforeBaseline, or NewerDatabase
 * if a newer one is not compatible.
 */
const compare = async (
  execute: Execute,
  place: Place,
  all: readonly MigrationMeta[],
): Promise<'older' | 'same' | 'newer'> => {
  const [baseline, ours] = [all[0]?.folderMillis ?? 0, all.at(-1)?.folderMillis ?? 0];
  const table = sql`to_regclass('drizzle.__drizzle_migrations')`;
  const known = await execute(sql`select obj_description(${table}, 'pg_class') as note, ${table} is not null as known`);
  if (known.rows[0]?.known !== true) return 'older';
  const { rows } = await execute(
    sql`select min(created_at)::float8 as first, max(created_at)::float8 as at from drizzle.__drizzle_migrations`,
  );
  const at = Number(rows[0]?.at ?? 0);
  if (at > 0 && Number(rows[0]?.first) < baseline) throw new BeforeBaseline(place.name, place.renew);
  if (at <= ours) return at < ours ? 'older' : 'same';
  const [least] = /\d+/.exec(String(known.rows[0].note)) ?? [];
  if (least === undefined || Number(least) > ours) throw new NewerDatabase();
  return 'newer';
};

/** Throws NotMigrated if the newest migration has not run, NewerDatabase or BeforeBaseline. Changes nothing. */
export const requireMigrated = async (execute: Execute, place: Place): Promise<void> => {
  if ((await compare(execute, place, readMigrationFiles({ migrationsFolder }))) === 'older') throw new NotMigrated();
};

/**
 * Migrates the database, records in a table comment which versions are compatible with it, and repeats the grants.
 * Leaves a database that a compatible newer version has migrated as it is, including its grants. Throws NewerDatabase
 * or BeforeBaseline.
 */
export const setUpSchema = async (
  execute: Execute,
  place: Place,
  migrate: (config: MigrationConfig) => Promise<unknown>,
  folder = migrationsFolder,
): Promise<void> => {
  const config = { migrationsFolder: folder };
  const all = readMigrationFiles(config);
  if ((await compare(execute, place, all)) === 'newer') return;
  await migrate(config);
  // A compatible version has at least the last migration that does more than expand.
  const least = all.findLast(({ sql: [first = ''] }) => !first.startsWith(EXPANDS))?.folderMillis;
  const note = `Versions that have the migration ${least} can run on this schema`;
  await execute(sql.raw(`comment on table drizzle.__drizzle_migrations is '${note}'`));
  await repeatGrants(execute);
};

/** Creates the roles for requests as the migrations do: a dump contains no roles. */
export const makeRoles = async (execute: (statement: SQL) => PromiseLike<unknown>): Promise<void> => {
  const statements = readMigrationFiles({ migrationsFolder }).flatMap((migration) => migration.sql);
  for (const one of statements.filter((statement) => statement.includes('CREATE ROLE'))) await execute(sql.raw(one));
};
