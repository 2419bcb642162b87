import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmptyDatabase, type EmptyDatabase } from '../server/testing/emptyPostgres';
import { engines } from './support/engines';
import { operator, operatorAlone } from './support/operator';
import { post } from './support/post';
import { type RunningServer, startServer } from './support/startServer';

let database: EmptyDatabase;
let servers: [RunningServer, RunningServer];

// The embedded database has one process by nature.
describe.runIf(engines.includes('postgres'))('two servers on one PostgreSQL', () => {
  beforeAll(async () => {
    database = await createEmptyDatabase();
    const settings = { ...operatorAlone, DATABASE_URL: database.url };
    // At the same moment: both would like to set up the empty database.
    servers = await Promise.all([startServer(settings), startServer(settings)]);
  });
  afterAll(async () => {
    await Promise.all(servers?.map((server) => server.stop()) ?? []);
    await database?.drop();
  });

  const signIn = (server: RunningServer, email: string, password: string) =>
    post(server.url, 'auth/super-admin/login', { email, password });
  const withToken = (server: RunningServer, method: string, path: string, token: string) =>
    fetch(`${server.url}${path}`, { method, headers: { authorization: `Bearer ${token}` } });

  it('share sessions: what one opens the other honours, and what one ends is ended at the other', async () => {
    const [first, second] = servers;
    const answer = await signIn(first, operator.email, operator.password);
    expect(answer.status).toBe(200);
    const { token } = (await answer.json()) as { token: string };
    expect((await withToken(second, 'GET', '/api/auth/whoami', token)).status).toBe(200);
    expect((await withToken(second, 'POST', '/api/auth/logout', token)).status).toBe(200);
    expect((await withToken(first, 'GET', '/api/auth/whoami', token)).status).toBe(401);
  });

  it('share limits: five wrong passwords, told to both in turn, make the next wait at either', async () => {
    const email = 'nobody@nivaas.example';
    const statuses: number[] = [];
    for (const at of [0, 1, 0, 1, 0, 1, 0] as const)
      statuses.push((await signIn(servers[at], email, 'Wrong#2026word')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  it('set the empty database up once: there is one operator', async () => {
    const { Client } = await import('pg');
    const client = new Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query('select count(*)::integer as operators from operators');
    await client.end();
    expect(rows).toEqual([{ operators: 1 }]);
  });
});
