import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import startTestDatabase from '#scripts/get-postgres.mjs';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { type Database, databaseOver } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { createEmptyDatabase } from '#server/testing/emptyPostgres.ts';
import { memoryStore } from '#server/testing/memoryStore.ts';

/** An empty, migrated database, and a server that uses it. */
export interface Place {
  /** The database's connection string. */
  readonly url: string;
  readonly db: Database;
  readonly http: FastifyInstance;
}

/** Fills the database over a separate connection, and updates its statistics. */
export const asOwner = async (url: string, fill: (client: Client) => Promise<unknown>): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await fill(client);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
};

/** Adds brokers with the ids from 1. */
export const addBrokers = (client: Client, count: number) =>
  client.query(`insert into brokers (full_name, email, status)
    select 'Broker ' || n, 'broker' || n || '@bench.example', 'active' from generate_series(1, ${count}) n`);

/** Calls the server with the token; throws for any status but 200. */
export const ask = async (
  { http }: Place,
  token: string,
  url: string,
  query: Readonly<Record<string, string>> = {},
) => {
  const answer = await http.inject({ url, query: { ...query }, headers: { authorization: `Bearer ${token}` } });
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.payload}`);
  return answer;
};

/** Runs `work` with a new place, which is removed afterwards. */
export const atNewPlace = async <T>(work: (place: Place) => Promise<T>): Promise<T> => {
  const { url, drop } = await createEmptyDatabase();
  try {
    const db = databaseOver(await openPostgres(url));
    const http = await buildApp({ config: readConfig({ LOG_LEVEL: 'silent' }), db, photoStore: memoryStore() });
    try {
      return await work({ url, db, http });
    } finally {
      await http.close();
      await db.close();
    }
  } finally {
    await drop();
  }
};

/** Runs `work` with the PostgreSQL at TEST_DATABASE_URL, or with one that it starts. */
export const onPostgres = async <T>(work: () => Promise<T>): Promise<T> => {
  // On an interrupt as well, exit normally, so that the exit handlers end what was started.
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));
  const end = await startTestDatabase();
  try {
    return await work();
  } finally {
    await end?.();
  }
};
