import { afterAll, expect, test } from 'vitest';
import { whoami } from '#contract/auth.ts';
import { createBroker } from '#contract/brokers.ts';
import { createBrokerLead } from '#contract/leads/endpoints.ts';
import { sites } from '../db/schema/sites.ts';
import { makeClientFolder } from '../testing/clientFolder.ts';
import { formOf, startTestApp } from '../testing/startTestApp.ts';

const client = await makeClientFolder({
  'index.html': '<meta name="csp-nonce" content="__CSP_NONCE__"><p>the app',
  'assets/app-1234.js': 'let a;',
  'favicon.svg': '<svg/>',
  '.vite/manifest.json': '{}',
});
const app = await startTestApp({ clientFolder: client.folder });
const { token } = await app.addBroker();
afterAll(async () => {
  await app.close();
  await client.remove();
});

const post = (url: string, payload: string | Buffer, headers: Record<string, string>) =>
  app.http.inject({ method: 'POST', url, payload, headers: { authorization: `Bearer ${token}`, ...headers } });
const json = { 'content-type': 'application/json' };

test('invalid JSON, a body that is too large, and another type are refused with our messages', async () => {
  const url = createBrokerLead.path;
  const answers = await Promise.all([
    post(url, '{', json),
    post(url, '[]', json),
    post(url, 'null', json),
    post(url, '"x"', json),
    post(url, 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }),
    post(url, 'a', { 'content-type': 'text/plain' }),
    post(url, JSON.stringify({ full_name: 'x'.repeat(1024 * 1024) }), json),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 415, 415, 413]);
  for (const answer of answers) {
    expect(Object.keys(answer.json())).toEqual(['message']);
    expect(answer.json().message).not.toMatch(/FST|Unexpected|stack/);
  }
});

test('a form instead of JSON, and JSON instead of a form, is 415', async () => {
  expect((await app.ask(createBrokerLead, { token, body: formOf({ full_name: 'x' }) })).status).toBe(415);
  expect((await app.ask(createBroker, { token: app.operator.token, body: { full_name: 'x' } })).status).toBe(415);
});

test('a field of a form that is not UTF-8, or given twice, is refused', async () => {
  const part = (name: string, value: Buffer) =>
    Buffer.concat([
      Buffer.from(`--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n`),
      value,
      Buffer.from('\r\n'),
    ]);
  const email = Buffer.from('form@test.example');
  const password = Buffer.from('Namaste#2026home');
  const send = (...parts: Buffer[]) =>
    post(createBroker.path, Buffer.concat([...parts, part('password', password), Buffer.from('--b--\r\n')]), {
      authorization: `Bearer ${app.operator.token}`,
      'content-type': 'multipart/form-data; boundary=b',
    });
  const before = await app.fingerprint();
  const name = Buffer.from('Zoë');
  const garbled = await send(part('full_name', Buffer.from('Zo\xeb', 'latin1')), part('email', email));
  const twice = await send(part('full_name', name), part('email', email), part('full_name', name));
  expect([garbled, twice].map((answer) => [answer.statusCode, Object.keys(answer.json().errors)])).toEqual([
    [400, ['full_name']],
    [400, ['full_name']],
  ]);
  expect(await app.fingerprint()).toEqual(before);
  const whole = await send(part('full_name', name), part('email', email));
  expect(whole.json()).toMatchObject({ data: { name: 'Zoë' } });
});

test('a file over 15 MB is 413 with a message about it', async () => {
  const body = formOf(
    { full_name: 'A', email: 'big@test.example', password: 'Namaste#2026home' },
    { name: 'photo', bytes: Buffer.alloc(15 * 1024 * 1024 + 1) },
  );
  const answer = await app.ask(createBroker, { token: app.operator.token, body });
  expect([answer.status, answer.body]).toEqual([413, { message: 'The file is larger than 15 MB' }]);
});

test('every response carries a request id', async () => {
  for (const url of [whoami.path, '/api/nothing', '/']) {
    expect((await app.http.inject(url)).headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  }
});

test('an unknown page and an unknown site are 404 with the same page', async () => {
  const broker = await app.addBroker();
  await app.db.withTenant(broker.id, (tx) =>
    tx.insert(sites).values({ brokerId: broker.id, slug: 'there', template: 'classic' }),
  );
  const statusOf = async (url: string) => {
    const { statusCode, payload } = await app.http.inject(url);
    expect(payload).toContain('the app');
    return statusCode;
  };
  expect(await statusOf('/site/there')).toBe(200);
  expect(await statusOf('/site/preview/classic')).toBe(200);
  for (const url of [
    '/site/not-there',
    '/site/preview/baroque',
    '/site/preview/baroque/12-villa',
    '/site/%00',
    '/site/',
    '/nowhere',
    '/about-us/x',
    '/superadminx',
    '/%',
    '/site/%ff',
  ]) {
    expect(await statusOf(url), url).toBe(404);
  }
});

test('hashed files are cached for good; missing, hidden and listed files are not served', async () => {
  const asset = await app.http.inject('/assets/app-1234.js');
  expect([asset.payload, asset.headers['cache-control']]).toEqual(['let a;', 'public, max-age=31536000, immutable']);
  expect((await app.http.inject('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  for (const url of [
    '/assets/app-0000.js',
    // The asset, encoded twice.
    '/assets/%2561pp-1234.js',
    '/assets/',
    '/.vite/manifest.json',
    '/package.json',
    '/..%2fpackage.json',
  ]) {
    const answer = await app.http.inject(url);
    expect([400, 404], url).toContain(answer.statusCode);
    expect(answer.payload, url).not.toMatch(/the app|let a|app-1234/);
  }
  expect((await app.http.inject('/.git/HEAD')).statusCode).toBe(404);
  expect((await app.http.inject({ method: 'POST', url: '/nowhere' })).json()).toEqual({ message: 'Not found' });
});
