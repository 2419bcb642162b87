import { randomBytes } from 'node:crypto';
import { runSql } from './sql.ts';

/** A login for requests, as deploy/postgres.sql creates it. Resolves with its URL. */
export const addLogin = async (databaseUrl: string) => {
  const [name, password] = [`nivaas_requests_${randomBytes(6).toString('hex')}`, randomBytes(8).toString('hex')];
  await runSql(databaseUrl, `create role ${name} login noinherit password '${password}'`);
  return {
    url: Object.assign(new URL(databaseUrl), { username: name, password }).href,
    remove: () => runSql(databaseUrl, `drop owned by ${name}`, `drop role ${name}`),
  };
};
