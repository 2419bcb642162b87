import pg from 'pg';
import { createEmptyDatabase } from '#server/testing/emptyPostgres.ts';
import { engines } from './support/engines.ts';
import { isFull } from './support/full.ts';
import { operator } from './support/operator.ts';
import { post } from './support/post.ts';
import type { RunningServer } from './support/startServer.ts';
import { expect, test } from './support/test.ts';

const signIn = (server: RunningServer, email: string, password: string) =>
  post(server.url, 'auth/super-admin/login', { email, password });
const withToken = async (server: RunningServer, method: string, path: string, token: string) =>
  (await fetch(`${server.url}${path}`, { method, headers: { authorization: `Bearer ${token}` } })).status;

// The server's tests cover starts one after the other (startup/firstStart) and limits that several servers share
// (auth).
test('two servers that start at once on one empty PostgreSQL share it', async ({ start }) => {
  test.info().skip(!isFull, 'only in test:full');
  test.info().skip(!engines.includes('postgres'), 'SKIP_POSTGRES=1: the embedded database allows one process');
  const database = await createEmptyDatabase();
  const settings = { DATABASE_URL: database.url };
  const [first, second] = await Promise.all([start(settings, 'pglite'), start(settings, 'pglite')]);

  await test.step('they set it up once, with one operator', async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query('select count(*)::integer as operators from operators');
    await client.end();
    expect(rows).toEqual([{ operators: 1 }]);
  });

  await test.step('a session of one is valid and can be ended at the other', async () => {
    const answer = await signIn(first, operator.email, operator.password);
    expect(answer.status).toBe(200);
    const { token } = (await answer.json()) as { token: string };
    expect(await withToken(second, 'GET', '/api/auth/whoami', token)).toBe(200);
    expect(await withToken(second, 'POST', '/api/auth/logout', token)).toBe(200);
    expect(await withToken(first, 'GET', '/api/auth/whoami', token)).toBe(401);
  });

  await test.step('five wrong passwords at both in turn are limited at both', async () => {
    const statuses: number[] = [];
    for (const server of [first, second, first, second, first, second, first])
      statuses.push((await signIn(server, 'nobody@nivaas.example', 'Wrong#2026word')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  await Promise.all([first.stop(), second.stop()]);
  await database.drop();
});
