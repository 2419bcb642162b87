import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { codeOf } from '../lib/errorCode.ts';
import { DATABASE_START_CONNECT_MS } from '../limits/server.ts';
import type { Dump } from './dump.ts';
import { cannotConnect, DatabaseFilled, ProgramFailed } from './errors.ts';
import { repeatOutside } from './grants.ts';
import { makeRoles, requireMigrated } from './migrate.ts';
import { oneAtATime, placeOf } from './postgres.ts';

const FOLDER = 'postgres';

/** Runs a PostgreSQL client program on a database. */
const run = async (program: 'pg_dump' | 'pg_restore', connectionString: string, args: readonly string[]) => {
  const url = new URL(connectionString);
  // Every user of the machine can read a program's arguments.
  const env = { ...process.env, ...(url.password && { PGPASSWORD: decodeURIComponent(url.password) }) };
  url.password = '';
  try {
    await promisify(execFile)(program, [...args, `--dbname=${url.href}`], { env });
  } catch (error) {
    const message =
      codeOf(error) === 'ENOENT'
        ? `${program} is not found: install PostgreSQL's client programs, of the server's version or newer, and have them on PATH.`
        : error instanceof Error && 'stderr' in error
          ? `${program} failed:\n${String(error.stderr).trim()}`
          : undefined;
    throw message === undefined ? error : new ProgramFailed(message);
  }
};

const connected = async <T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: DATABASE_START_CONNECT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    if (!cannotConnect(error)) throw error;
    throw new ProgramFailed('The database cannot be reached, or does not let us in.');
  } finally {
    await client.end().catch(() => undefined);
  }
};

const refuseBlind = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query(
    'select rolsuper or rolbypassrls as sees, current_user::text as name from pg_roles where rolname = current_user',
  );
  if (rows[0]?.sees) return;
  throw new ProgramFailed(
    `The login ${rows[0]?.name} does not see every row: DATABASE_BACKUP_URL must name one that does, as docs/running.md describes.`,
  );
};

// Any table, index or sequence outside PostgreSQL's own schemas that does not belong to an extension.
const ANYTHING = `select from pg_class c join pg_namespace n on n.oid = relnamespace
  where nspname !~ '^pg_' and nspname <> 'information_schema'
    and not exists (select from pg_depend where objid = c.oid and deptype = 'e') limit 1`;

const refuseFilled = async (client: pg.Client): Promise<void> => {
  const { rowCount } = await client.query(ANYTHING);
  if (rowCount) throw new DatabaseFilled(client.database ?? 'PostgreSQL');
};

/** A PostgreSQL database as a dump. It is read through `backupUrl`, whose login must see every row. */
export const postgresDump = (url: string, backupUrl = url): Dump => ({
  engine: 'postgres',
  write: async (to) => {
    await connected(backupUrl, async (client) => {
      await refuseBlind(client);
      await requireMigrated((statement) => drizzle(client).execute(statement), placeOf(client));
    });
    await run('pg_dump', backupUrl, ['--format=directory', `--file=${path.join(to, FOLDER)}`]);
  },
  refuseFilled: () => connected(url, refuseFilled),
  // Under the lock: a server that starts meanwhile waits until the restore ends.
  read: (from) =>
    oneAtATime(url, async (client) => {
      await refuseFilled(client);
      const execute = (statement: SQL) => drizzle(client).execute(statement);
      await makeRoles(execute);
      await repeatOutside(execute);
      await run('pg_restore', url, ['--single-transaction', '--no-owner', path.join(from, FOLDER)]);
      // A dump contains no statistics: until autovacuum collected them, the first pages would be slow.
      await client.query('analyze');
    }),
});
