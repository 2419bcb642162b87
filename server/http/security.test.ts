import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loginBroker, whoami } from '#contract/auth.ts';
import { listDemoAccounts } from '#contract/demo.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { makeClientFolder } from '../testing/clientFolder.ts';
import { memoryStore } from '../testing/memoryStore.ts';
import { noDatabase } from '../testing/noDatabase.ts';
import { talk } from '../testing/wire.ts';

const token = 'A'.repeat(43);
let client: Awaited<ReturnType<typeof makeClientFolder>>;
let http: FastifyInstance;
let behindTls: FastifyInstance;

beforeAll(async () => {
  client = await makeClientFolder({
    'index.html':
      '<meta name="csp-nonce" content="__CSP_NONCE__"><meta property="og:image" content="__ORIGIN__/brand/social-card.png">',
    'assets/app-1234.js': 'let a;',
  });
  const photoStore = memoryStore();
  await photoStore.put(`${'a'.repeat(32)}.webp`, Buffer.from('x'), 'image/webp');
  const build = (settings: Record<string, string>) => {
    const config = readConfig({ LOG_LEVEL: 'silent', ...settings });
    // Knows no photo of a home, so the photo is served as an account's.
    const db = { ...noDatabase(), asOperator: async () => undefined as never };
    return buildApp({ config, db, photoStore, clientFolder: client.folder });
  };
  http = await build({});
  behindTls = await build({ PUBLIC_URL: 'https://homes.example.com' });
});
afterAll(async () => {
  await http.close();
  await behindTls.close();
  await client.remove();
});

test('the social card has an absolute address if the public address is known', async () => {
  const card = async (app: FastifyInstance) => /og:image" content="([^"]*)"/.exec((await app.inject('/')).body)?.[1];
  expect(await card(behindTls)).toBe('https://homes.example.com/brand/social-card.png');
  expect(await card(http)).toBe('/brand/social-card.png');
});

type Ask = (http: FastifyInstance) => Promise<LightMyRequestResponse>;
const get =
  (url: string, headers: Record<string, string> = {}): Ask =>
  (http) =>
    http.inject({ url, headers });
const post =
  (url: string, payload: string, headers: Record<string, string> = {}): Ask =>
  (http) =>
    http.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } });
const picture = `/media/${'a'.repeat(32)}.webp`;
const answers: readonly (readonly [string, number, Ask])[] = [
  ['a response', 200, get(listDemoAccounts.path)],
  ['a response without a session', 401, get(whoami.path)],
  ['a response without a database', 503, get(whoami.path, { authorization: `Bearer ${token}` })],
  ['an unknown endpoint', 404, get('/api/nothing')],
  ['bad input', 400, post(loginBroker.path, '{}')],
  ['invalid JSON', 400, post(loginBroker.path, '{')],
  ['a body that is too large', 413, post(loginBroker.path, 'x'.repeat(1_048_577))],
  ['another content type', 415, post(loginBroker.path, 'a', { 'content-type': 'text/csv' })],
  ['a page', 200, get('/')],
  ['a panel’s page', 200, get('/superadmin/dashboard')],
  ['a panel’s page with a query', 200, get('/broker/crm?page=2')],
  ['a missing page', 404, get('/nowhere')],
  ['an address that does not decode', 404, get('/%ff')],
  ['an asset', 200, get('/assets/app-1234.js')],
  ['a missing asset', 404, get('/assets/app-0000.js')],
  ['a missing picture', 404, get('/media/none.webp')],
];

const policyOf = ({ headers }: LightMyRequestResponse) =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split(';')
      .map((directive) => {
        const [name = '', ...sources] = directive.trim().split(' ');
        return [name, sources.join(' ').replace(/'nonce-[\w+/=]{24}'/, "'nonce-…'")];
      }),
  );

const POLICY = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self' 'nonce-…'",
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self' data: blob: https:",
  'frame-src': 'https://www.youtube-nocookie.com',
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'form-action': "'self'",
};

const guarded = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

describe('the Content-Security-Policy and the other security headers:', () => {
  test.each(answers)('%s (%i)', async (_what, status, ask) => {
    const answer = await ask(http);
    expect(answer.statusCode).toBe(status);
    expect(policyOf(answer)).toEqual(POLICY);
    expect(answer.headers).toMatchObject({ ...guarded, 'cross-origin-resource-policy': 'same-origin' });
    for (const header of ['server', 'x-powered-by', 'set-cookie', 'access-control-allow-origin']) {
      expect(answer.headers).not.toHaveProperty(header);
    }
  });

  test('a picture, with the strictest policy', async () => {
    const answer = await get(picture)(http);
    expect(answer.statusCode).toBe(200);
    expect(policyOf(answer)).toEqual({
      'default-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      sandbox: '',
    });
    expect(answer.headers).toMatchObject(guarded);
  });

  test('the response to bytes that are not HTTP', async () => {
    await http.listen({ host: '127.0.0.1', port: 0 });
    const { text } = await talk(http, 'nonsense\r\n\r\n');
    expect(text.toLowerCase()).toContain("content-security-policy: default-src 'none'");
    expect(text.toLowerCase()).toContain('x-content-type-options: nosniff');
  });
});

test('API responses and pages are not stored, and each page has a new nonce', async () => {
  for (const [what, , ask] of answers) {
    const isKept = what === 'an asset' || what === 'a missing asset';
    const { headers } = await ask(http);
    if (!isKept) expect(headers['cache-control'], what).toBe('no-store');
  }
  const nonces = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const { payload, headers } = await get('/')(http);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      const nonce = /content="([^"]{24})"/.exec(payload)?.[1] ?? 'none';
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
      return nonce;
    }),
  );
  expect(new Set(nonces).size).toBe(20);
});

test('Strict-Transport-Security is sent behind TLS only', async () => {
  for (const [what, , ask] of [...answers, ['a picture', 200, get(picture)] as const]) {
    expect((await ask(http)).headers, what).not.toHaveProperty('strict-transport-security');
    expect((await ask(behindTls)).headers['strict-transport-security'], what).toBe('max-age=31536000');
  }
});
