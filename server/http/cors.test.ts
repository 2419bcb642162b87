import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loginBroker, whoami } from '#contract/auth.ts';
import { listDemoAccounts } from '#contract/demo.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { memoryStore } from '../testing/memoryStore.ts';
import { noDatabase } from '../testing/noDatabase.ts';

const APP = 'https://app.example.com';
const OTHER_APP = 'https://desk.example.com:8443';
let open: FastifyInstance;
let closed: FastifyInstance;

beforeAll(async () => {
  const build = (settings: Record<string, string>) =>
    buildApp({ config: readConfig({ LOG_LEVEL: 'silent', ...settings }), db: noDatabase(), photoStore: memoryStore() });
  open = await build({ CORS_ORIGINS: `${APP}, ${OTHER_APP}` });
  closed = await build({});
});
afterAll(async () => {
  await open.close();
  await closed.close();
});

const get = (http: FastifyInstance, origin?: string, url: string = listDemoAccounts.path) =>
  http.inject({ url, headers: origin ? { origin } : {} });
const preflight = (http: FastifyInstance, origin: string) =>
  http.inject({
    method: 'OPTIONS',
    url: loginBroker.path,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    },
  });
/** The headers that let a browser expose a response to another origin. */
const corsHeaders = (headers: object) =>
  Object.entries(headers).filter(([name]) => name.startsWith('access-control-') && name !== 'access-control-max-age');

test.each([APP, OTHER_APP])('the allowed origin %s reads responses and refusals, without cookies', async (origin) => {
  for (const [url, status] of [
    [listDemoAccounts.path, 200],
    [whoami.path, 401],
    ['/api/nothing', 404],
  ] as const) {
    const answer = await get(open, origin, url);
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([status, origin]);
    expect(String(answer.headers['access-control-expose-headers'])).toContain('retry-after');
    expect(answer.headers.vary).toMatch(/\bOrigin\b/i);
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
  }
});

test('an allowed origin may send the methods and headers of the contract', async () => {
  const answer = await preflight(open, APP);
  expect([answer.statusCode, answer.payload]).toEqual([204, '']);
  expect(answer.headers['access-control-allow-origin']).toBe(APP);
  expect(String(answer.headers['access-control-allow-methods']).split(', ')).toEqual([
    'GET',
    'POST',
    'PUT',
    'PATCH',
    'DELETE',
  ]);
  expect(String(answer.headers['access-control-allow-headers']).split(', ')).toEqual([
    'authorization',
    'content-type',
    'idempotency-key',
  ]);
});

const refused = [
  'https://evil.example',
  'null',
  APP.toUpperCase(),
  `${APP}.evil.example`,
  `${APP}:444`,
  'http://app.example.com',
  'https://sub.app.example.com',
  `${APP}, ${OTHER_APP}`,
  '*',
];
test.each(refused)('the origin %s, which is not allowed, may neither read nor send', async (origin) => {
  const answers = [await get(open, origin), await preflight(open, origin)];
  for (const { headers } of answers) expect(corsHeaders(headers)).toEqual([]);
  expect(answers[1]?.statusCode).toBe(404);
  // A cache must not serve one origin's response to another.
  expect(answers[0]?.headers.vary).toMatch(/\bOrigin\b/i);
});

test('no CORS headers without a configured origin, or without an Origin header', async () => {
  for (const answer of [await get(closed, APP), await preflight(closed, APP), await get(open)]) {
    expect(corsHeaders(answer.headers)).toEqual([]);
  }
  expect((await get(closed, APP)).headers['cross-origin-resource-policy']).toBe('same-origin');
  expect((await get(open, APP)).headers['cross-origin-resource-policy']).toBe('cross-origin');
});
