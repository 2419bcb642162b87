import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loginBroker, whoami } from '#contract/auth.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { DatabaseBusy } from '../db/errors.ts';
import { memoryStore } from '../testing/memoryStore.ts';
import { noDatabase } from '../testing/noDatabase.ts';
import { loggedError } from './log.ts';

const token = `${'tOkEn_-9'.repeat(5)}abc`;
const password = 'Secret#2026lake';
const hash = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNoaGFzaA';
const tokenHash = 'ab12'.repeat(16);
const cookie = 'session=cookie-worth-something';
const searched = 'searched-for-somebody';
const secrets = { token, password, hash, tokenHash, cookie, searched };

let http: FastifyInstance;
let failure: unknown;
let lines: string[] = [];

/** Redirects the log from standard output to `lines`. */
const overhear = (server: FastifyInstance): void => {
  const place = Object.getOwnPropertySymbols(server.log).find(({ description }) => description === 'pino.stream');
  if (!place) throw new Error('Where the log goes was not found');
  Reflect.set(server.log, place, { write: (line: string) => lines.push(line) });
};

beforeAll(async () => {
  const db = noDatabase(() => failure);
  http = await buildApp({ config: readConfig({ LOG_LEVEL: 'trace' }), db, photoStore: memoryStore() });
  overhear(http);
});
afterAll(() => http.close());
beforeEach(() => {
  lines = [];
  failure = new Error('nothing is stored here');
});

const headers = { authorization: `Bearer ${token}`, cookie, 'x-api-key': token };
const signIn = (payload: string | object = { email: 'asha@nivaas.example', password }) =>
  http.inject({ method: 'POST', url: `${loginBroker.path}?q=${searched}&token=${token}`, payload, headers });
const leaked = () => Object.keys(secrets).filter((name) => lines.join('').includes(Reflect.get(secrets, name)));

test('a request is logged with its path and the id of its answer, and without its query, headers and body', async () => {
  const answer = await http.inject({ url: `${whoami.path}?q=${searched}&token=${token}`, headers });
  expect(lines.join('')).toContain(`"reqId":"${answer.headers['x-request-id']}"`);
  await http.inject({ url: `/api/nothing?q=${searched}`, headers });
  await signIn();
  expect(lines.join('')).toContain(`"path":"${loginBroker.path}"`);
  expect(leaked()).toEqual([]);
});

test('a request is logged with the forwarded address, without its port', async () => {
  const behind = await buildApp({
    config: readConfig({ LOG_LEVEL: 'info', TRUST_PROXY: '1' }),
    db: noDatabase(),
    photoStore: memoryStore(),
  });
  overhear(behind);
  await behind.inject({ url: '/api/nothing', headers: { 'x-forwarded-for': '[2001:db8::7]:4711' } });
  await behind.close();
  expect(JSON.parse(lines[0] ?? '').req.address).toBe('2001:db8::7');
});

test.each([
  ['a body that is not JSON', `{"password":"${password}","token":"${token}"`],
  ['fields of the wrong type', { email: 7, password: [password, token, hash] }],
])('%s is refused and not logged', async (_, payload) => {
  const answer = await http.inject({
    method: 'POST',
    url: loginBroker.path,
    payload,
    headers: { ...headers, 'content-type': 'application/json' },
  });
  expect(answer.statusCode).toBe(400);
  expect(lines.length).toBeGreaterThan(0);
  expect(leaked()).toEqual([]);
});

const request = { body: { password }, headers, hash, tokenHash, url: `/x?q=${searched}` };
const failures: readonly (readonly [string, Error])[] = [
  [
    'a failed query, whose message repeats its parameters',
    new DrizzleQueryError(
      'insert into sessions values ($1)',
      Object.values(secrets),
      Object.assign(new Error('null value in column'), { code: '23502', detail: Object.values(secrets).join() }),
    ),
  ],
  ['an error that carries the request', Object.assign(new Error('broken'), request)],
  ['an error with a cause that tells', new Error('broken', { cause: new Error(Object.values(secrets).join(' ')) })],
  ['several errors in one', new AggregateError([new Error(Object.values(secrets).join(' '))], 'broken')],
  ['a message with a token', new Error(`no session for ${token}`)],
  ['a message with a header', new Error(`refused: Authorization: Bearer ${token}.${password}`)],
  ['a message with hashes', new Error(`cannot verify ${hash}, nor find ${tokenHash}`)],
  ['a message with a query string', new Error(`GET /api/leads?q=${searched}&page=1 failed`)],
  ['a message with an address that has a password', new Error(`cannot reach postgres://app:${password}@db:5432/x`)],
  ['a message with a password that has a slash', new Error(`cannot reach postgres://app:a/${password}@db:5432/x`)],
];

test.each(failures)('%s is logged without secrets', async (_what, error) => {
  failure = error;
  for (const answer of [await signIn(), await http.inject({ url: whoami.path, headers })]) {
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ message: 'Something went wrong on our side' });
  }
  expect(lines.filter((line) => line.includes('request failed'))).toHaveLength(2);
  expect(leaked()).toEqual([]);
});

// Would take over a minute if a match were tried from every slash or colon to the end.
test.each(['/', '://x:'])('a hostile text of many %s is logged', (part) => {
  const message = part.repeat(300_000);
  expect(loggedError(new Error(message)).message).toBe(message);
});

test('of a busy database the log says why, and the answer does not', async () => {
  const cause = new DrizzleQueryError('select $1', [password], new Error('connect ECONNREFUSED 127.0.0.1:5432'));
  failure = new DatabaseBusy({ cause });
  expect((await signIn()).json()).toEqual({ message: 'The service is busy, please try again' });
  const line = lines.find((one) => one.includes('request failed')) ?? '{}';
  expect(JSON.parse(line).err.message).toBe('connect ECONNREFUSED 127.0.0.1:5432');
  expect(leaked()).toEqual([]);
});

test('a failure is logged with its message and stack', async () => {
  failure = new TypeError('a bug of ours');
  await signIn();
  const line = lines.find((one) => one.includes('request failed')) ?? '{}';
  expect(JSON.parse(line).err).toMatchObject({
    type: 'TypeError',
    message: 'a bug of ours',
    stack: expect.stringContaining('log.test.ts'),
  });
});
