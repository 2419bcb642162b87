import { setTimeout } from 'node:timers/promises';
import type { SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres/session';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import {
  DATABASE_CONNECT_MS,
  DATABASE_IDLE_TRANSACTION_MS,
  DATABASE_POOL_SIZE,
  DATABASE_QUERY_MS,
  DATABASE_START_CONNECT_MS,
  DATABASE_SYSTEM_POOL_SIZE,
  MIGRATION_LOCKS,
} from '../limits/server.ts';
import { queryLogger } from '../tracing/spans.ts';
import { checkReadLogin, prepareAppLogin } from './appLogin.ts';
import type { Engine, PoolState } from './database.ts';
import { isLocked, isOutage } from './errors.ts';
import { type Opening, type Place, requireMigrated, START_LOCK, setUpSchema } from './migrate.ts';
import { preparedStatementClient } from './preparedStatements.ts';

/**
 * Runs a step under an advisory lock of the database, on a separate connection, so that one process at a time runs it.
 * The lock ends with the connection.
 */
export const oneAtATime = async <T>(connectionString: string, step: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: DATABASE_START_CONNECT_MS });
  await client.connect();
  // Without a listener a broken connection would end the process. The step's own queries report the error.
  client.on('error', () => undefined);
  try {
    await client.query('select pg_advisory_lock($1)', [START_LOCK]);
    return await step(client);
  } finally {
    await client.end();
  }
};

/**
 * Runs migrations that wait only a moment for a lock and otherwise retry later: while a statement waits for a lock,
 * such as until a backup ends, all calls that need the table queue behind it.
 */
export const withoutQueueing = async (
  client: pg.Client,
  migrateAll: () => Promise<void>,
  { lockMs, restMs, tries } = MIGRATION_LOCKS,
): Promise<void> => {
  await client.query(`set lock_timeout = ${lockMs}`);
  for (let left = tries; ; left -= 1) {
    try {
      await migrateAll();
      break;
    } catch (error) {
      if (!isLocked(error)) throw error;
      if (left <= 1) throw new Error('The database could not be migrated: a table stays locked, such as by a backup');
      await setTimeout(restMs);
    }
  }
  await client.query('reset lock_timeout');
};

const stateOf = ({ totalCount, idleCount, waitingCount }: pg.Pool): PoolState => ({
  open: totalCount,
  idle: idleCount,
  waiting: waitingCount,
});

// Set in the database URL for PgBouncer, which supports prepared statements only since version 1.21.
const PREPARES_NOTHING = /[?&]prepared=off\b/;

const openPool = (connectionString: string, max: number, onIdleError: (error: Error) => void): pg.Pool => {
  const pool = new pg.Pool({
    Client: PREPARES_NOTHING.test(connectionString) ? pg.Client : preparedStatementClient(),
    connectionString,
    max,
    connectionTimeoutMillis: DATABASE_CONNECT_MS,
    idle_in_transaction_session_timeout: DATABASE_IDLE_TRANSACTION_MS,
    query_timeout: DATABASE_QUERY_MS,
    // Sends a query without waiting for the answers to earlier ones.
    pipeline: true,
    keepAlive: true,
  });
  // Without listeners a broken connection would end the process. In a transaction the query reports the error.
  pool.on('error', onIdleError);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/**
 * Runs `work` on a connection of a pool, which is returned without an open transaction, or else destroyed. If drizzle
 * managed the pool, it would never return a connection whose BEGIN failed, and would reuse a broken one
 * (drizzle-orm#6114): after an outage no connection would be left.
 */
const onConnection = async <T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  let isBroken = false;
  try {
    return await work(client);
  } catch (error) {
    isBroken = isOutage(error);
    if (!isBroken) {
      // Even if the status shows no transaction: answers to queries that were sent may still be on their way.
      await client.query('rollback').catch(() => undefined);
      isBroken = client.getTransactionStatus() !== 'I';
    }
    throw error;
  } finally {
    client.release(isBroken);
  }
};

const dialect = new PgDialect();

const READS = /^\s*select\b/i;

/**
 * A client that sends a transaction's queries. Those that read do not wait for the answer to BEGIN, which saves each
 * call a round trip: if BEGIN fails, so does the transaction, whatever they read. After the end of the transaction it
 * sends nothing.
 */
const senderOf = (client: pg.PoolClient, begun: Promise<unknown>) => {
  let state: 'begins' | 'open' | 'ended' = 'begins';
  const opened = begun.then(() => {
    if (state === 'begins') state = 'open';
  });
  // Whatever awaits `begun` reports the error.
  opened.catch(() => undefined);
  const query = async (config: pg.QueryConfig, values: unknown[]): Promise<unknown> => {
    if (state === 'begins' && !READS.test(config.text)) await opened;
    if (state === 'ended') throw new Error('The transaction has ended');
    return client.query(config, values);
  };
  return {
    client: { query } as unknown as pg.PoolClient,
    end: () => {
      state = 'ended';
    },
  };
};

/** Transactions on the connections of a pool. BEGIN and `entering` are sent as one message. */
const transactionsOf =
  (pool: pg.Pool, begin = 'begin'): Engine['transaction'] =>
  (work, entering = '') =>
    onConnection(pool, async (client) => {
      const begun = client.query(`${begin}; ${entering}`);
      const sender = senderOf(client, begun);
      const session = new NodePgSession(sender.client, dialect, undefined, { logger: queryLogger });
      const worked = (async () => work(new NodePgTransaction(dialect, session, undefined)))().finally(sender.end);
      await Promise.allSettled([begun, worked]);
      // An error of BEGIN is thrown first, because it causes those of the queries after it.
      await begun;
      const answer = await worked;
      await client.query('commit');
      return answer;
    });

/** Opens a replica of the database, to read from. It may be unreachable. Throws WrongAppLogin. */
export const openReplica = async (connectionString: string, onIdleError: (error: Error) => void): Promise<Engine> => {
  await checkReadLogin(connectionString);
  const pool = openPool(connectionString, DATABASE_POOL_SIZE, onIdleError);
  return {
    name: 'postgres',
    // Read only, even if the replica has become a primary.
    transaction: transactionsOf(pool, 'begin read only'),
    close: () => pool.end(),
  };
};

/** The database of a connection, as errors name it. */
export const placeOf = ({ database = 'PostgreSQL' }: pg.Client): Place => ({
  name: database,
  renew: 'Name an empty one in DATABASE_URL, or drop it and create it anew.',
});

/** How to open a PostgreSQL database; by default it is migrated, and requests use the same login. */
export interface PostgresOptions {
  /** The URL of a weaker login, for requests. */
  readonly appUrl?: string;
  readonly onIdleError?: (error: Error) => void;
  readonly opening?: Opening;
}

/**
 * Opens a PostgreSQL database, migrated and with its grants. Any number of processes may open it at once. Throws
 * NotMigrated, NewerDatabase, BeforeBaseline or WrongAppLogin.
 */
export const openPostgres = async (
  connectionString: string,
  { appUrl, onIdleError = () => undefined, opening = 'migrate' }: PostgresOptions = {},
): Promise<Engine> => {
  await oneAtATime(connectionString, async (client) => {
    const db = drizzle(client);
    const execute = (statement: SQL) => db.execute(statement);
    if (opening === 'as it is') return requireMigrated(execute, placeOf(client));
    await setUpSchema(execute, placeOf(client), (config) => withoutQueueing(client, () => migrate(db, config)));
    if (appUrl) await prepareAppLogin(client, appUrl);
  });
  const url = appUrl ?? connectionString;
  const pools = [
    openPool(url, DATABASE_POOL_SIZE, onIdleError),
    openPool(url, DATABASE_SYSTEM_POOL_SIZE, onIdleError),
  ] as const;
  return {
    name: 'postgres',
    transaction: transactionsOf(pools[0]),
    systemTransaction: transactionsOf(pools[1]),
    connections: () => ({ requests: stateOf(pools[0]), system: stateOf(pools[1]) }),
    close: async () => void (await Promise.all(pools.map((pool) => pool.end()))),
  };
};
