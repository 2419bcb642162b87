import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** Where a server under test keeps its data. */
export type EngineName = 'pglite' | 'postgres';

/** The engines that journeys run on: both, unless PostgreSQL is left out with SKIP_POSTGRES=1. */
export const engines: readonly EngineName[] = process.env.SKIP_POSTGRES === '1' ? ['pglite'] : ['pglite', 'postgres'];

export interface EmptyDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

const on = async (url: string, statement: string) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** A new database on the PostgreSQL that `TEST_DATABASE_URL` names. */
export const createEmptyDatabase = async (): Promise<EmptyDatabase> => {
  const admin = process.env.TEST_DATABASE_URL;
  if (!admin) throw new Error('TEST_DATABASE_URL names no PostgreSQL: give one, or set SKIP_POSTGRES=1.');
  const name = `nivaas_e2e_${randomBytes(6).toString('hex')}`;
  await on(admin, `create database ${name}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => on(admin, `drop database if exists ${name} with (force)`) };
};
