import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import {
  DATABASE_CONNECT_MS,
  DATABASE_IDLE_TRANSACTION_MS,
  DATABASE_POOL_SIZE,
  DATABASE_QUERY_MS,
  DATABASE_START_CONNECT_MS,
  DATABASE_SYSTEM_POOL_SIZE,
} from '../limits/policy.ts';
import { prepareAppLogin } from './appLogin.ts';
import type { Engine, PoolState } from './database.ts';
import { repeatGrants } from './grants.ts';
import { migrationsFolder, type Opening, requireMigrated, START_LOCK } from './migrate.ts';

/**
 * Runs a step under a lock of the database, on a connection of its own, so that one process at a time runs it. The lock ends with
 * the connection.
 */
export const oneAtATime = async <T>(connectionString: string, step: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: DATABASE_START_CONNECT_MS });
  await client.connect();
  // Without a listener a broken connection ends the process; the step's own queries report it.
  client.on('error', () => undefined);
  try {
    await client.query('select pg_advisory_lock($1)', [START_LOCK]);
    return await step(client);
  } finally {
    await client.end();
  }
};

const stateOf = ({ totalCount, idleCount, waitingCount }: pg.Pool): PoolState => ({
  open: totalCount,
  idle: idleCount,
  waiting: waitingCount,
});

/** How to open a PostgreSQL database; by default it is migrated, and requests use the same login. */
export interface PostgresOptions {
  /** A weaker login for requests. */
  readonly appUrl?: string;
  readonly onIdleError?: (error: Error) => void;
  readonly opening?: Opening;
}

/** A PostgreSQL database, migrated and with its grants, or NotMigrated. Any number of processes may open it at once. */
export const openPostgres = async (
  connectionString: string,
  { appUrl, onIdleError = () => undefined, opening = 'migrate' }: PostgresOptions = {},
): Promise<Engine> => {
  await oneAtATime(connectionString, async (client) => {
    const db = drizzle(client);
    if (opening === 'as it is') return requireMigrated((statement) => db.execute(statement));
    await migrate(db, { migrationsFolder });
    await repeatGrants((statement) => db.execute(statement));
    if (appUrl) await prepareAppLogin(client, appUrl);
  });
  const openPool = (max: number): pg.Pool => {
    const pool = new pg.Pool({
      connectionString: appUrl ?? connectionString,
      max,
      connectionTimeoutMillis: DATABASE_CONNECT_MS,
      idle_in_transaction_session_timeout: DATABASE_IDLE_TRANSACTION_MS,
      query_timeout: DATABASE_QUERY_MS,
      keepAlive: true,
    });
    // Without listeners a connection that breaks ends the process, idle or in a transaction, whose query reports it.
    pool.on('error', onIdleError);
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  };
  const pools = [openPool(DATABASE_POOL_SIZE), openPool(DATABASE_SYSTEM_POOL_SIZE)] as const;
  const [db, system] = [drizzle(pools[0]), drizzle(pools[1])];
  return {
    name: 'postgres',
    transaction: (work) => db.transaction((tx) => work(tx)),
    systemTransaction: (work) => system.transaction((tx) => work(tx)),
    connections: () => ({ requests: stateOf(pools[0]), system: stateOf(pools[1]) }),
    close: async () => void (await Promise.all(pools.map((pool) => pool.end()))),
  };
};
