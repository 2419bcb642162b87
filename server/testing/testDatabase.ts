import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, databaseOver, type Engine, type Tx } from '../db/database';
import { pgliteEngine } from '../db/pglite';
import { openPostgres } from '../db/postgres';

/** A database for tests: the four ways, and the owner's own, which no policy holds: for looking at all there is. */
export interface TestDatabase extends Database {
  asOwner<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Where it is; undefined for the one in memory. */
  readonly url?: string;
}

const over = (engine: Engine): TestDatabase => ({ ...databaseOver(engine), asOwner: engine.transaction });

const openInMemory = async (): Promise<TestDatabase> => {
  const empty = new Blob([await readFile(inject('emptyPglite'))]);
  return over(await pgliteEngine(await PGlite.create({ loadDataDir: empty })));
};

const atServer = async (url: string, command: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(command);
  } finally {
    await client.end();
  }
};

const openAt = async (server: string): Promise<TestDatabase> => {
  const name = `nivaas_test_${randomBytes(6).toString('hex')}`;
  await atServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const db = over(await openPostgres(url.href));
  return {
    ...db,
    url: url.href,
    close: async () => {
      await db.close();
      await atServer(server, `drop database ${name} with (force)`);
    },
  };
};

/** An empty, migrated database of its own, on the engine that the test project runs on (`TEST_ENGINE`). */
export const openTestDatabase = async (): Promise<TestDatabase> => {
  if (process.env.TEST_ENGINE !== 'postgres') return openInMemory();
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_DATABASE_URL is missing: the tests of the postgres projects set it up themselves');
  return openAt(server);
};
