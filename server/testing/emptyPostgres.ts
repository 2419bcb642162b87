import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** An empty database. */
export interface EmptyDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

const atServer = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** Creates a database on the PostgreSQL of `TEST_DATABASE_URL`, as a copy of the template. */
export const createEmptyDatabase = async (template = 'template1'): Promise<EmptyDatabase> => {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_DATABASE_URL names no PostgreSQL: give one, or set SKIP_POSTGRES=1.');
  const name = `nivaas_test_${randomBytes(6).toString('hex')}`;
  await atServer(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => atServer(server, `drop database if exists ${name} with (force)`) };
};
