import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openDatabase, openMemoryDatabase } from '../db/connect';
import type { Database } from '../db/database';

const atServer = async (url: string, command: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(command);
  } finally {
    await client.end();
  }
};

/** An empty, migrated database: PGlite in memory, or a fresh one on the server at TEST_DATABASE_URL. */
export const openTestDatabase = async (): Promise<Database> => {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return openMemoryDatabase();
  const name = `nivaas_test_${randomBytes(6).toString('hex')}`;
  await atServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const db = await openDatabase({ databaseUrl: url.href, dataDir: '' });
  return {
    ...db,
    close: async () => {
      await db.close();
      await atServer(server, `drop database ${name} with (force)`);
    },
  };
};
