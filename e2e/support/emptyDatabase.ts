import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

const on = async (url: string, statement: string) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** A new database on the PostgreSQL that `TEST_DATABASE_URL` names; null when it names none. */
export const createEmptyDatabase = async (): Promise<{ url: string; drop: () => Promise<void> } | null> => {
  const admin = process.env.TEST_DATABASE_URL;
  if (!admin) return null;
  const name = `nivaas_e2e_${randomBytes(6).toString('hex')}`;
  await on(admin, `create database ${name}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => on(admin, `drop database if exists ${name} with (force)`) };
};
