import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { makeClientFolder } from '../testing/clientFolder.ts';
import { memoryStore } from '../testing/memoryStore.ts';
import { noDatabase } from '../testing/noDatabase.ts';

const origin = 'https://homes.example.com';
const page = (what: string) =>
  `<link rel="canonical" href="__ORIGIN__/landing"><style>p{margin:0}</style><p>${what}</p>${'<p>home</p>'.repeat(200)}`;
let client: Awaited<ReturnType<typeof makeClientFolder>>;
let http: FastifyInstance;
let nowhere: FastifyInstance;
const counted: string[] = [];
const visits = {
  count: (_: unknown, site: string, page: string) => void counted.push(site + page),
  store: async () => undefined,
};

beforeAll(async () => {
  const list = [
    { file: 'landing.html', path: '/landing' },
    { file: 'landing-tenants.html', path: '/landing', visitor: 'tenants' },
    { file: 'not-found.html', path: '*' },
  ];
  client = await makeClientFolder({
    'index.html': '<p>shell __CSP_NONCE__</p>',
    'pages/landing.html': page('everyone'),
    'pages/landing-tenants.html': page('tenants'),
    'pages/not-found.html': page('nobody here'),
    'pages/pages.json': JSON.stringify(list),
  });
  const build = (settings: Record<string, string>) => {
    const config = readConfig({ LOG_LEVEL: 'silent', ...settings });
    return buildApp({ config, db: noDatabase(), photoStore: memoryStore(), clientFolder: client.folder, visits });
  };
  http = await build({ PUBLIC_URL: origin });
  nowhere = await build({});
});
afterAll(async () => {
  await http.close();
  await nowhere.close();
  await client.remove();
});

test('a prerendered page is sent compressed, with the hashes of its styles in the policy, and with a stable ETag', async () => {
  const { body, headers } = await http.inject('/landing');
  expect(body).toContain(`href="${origin}/landing"`);
  expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[\w+/]{43}=' 'sha256-[\w+/]{43}=';/);
  const br = await http.inject({ url: '/landing', headers: { 'accept-encoding': 'gzip, deflate, br' } });
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringContaining('accept-encoding') });
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(body);
  const gzip = await http.inject({ url: '/landing', headers: { 'accept-encoding': 'gzip' } });
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(body);
  const again = await http.inject({ url: '/landing', headers: { 'if-none-match': `"old", W/${headers.etag}` } });
  expect(again.statusCode).toBe(304);
  const picky = await http.inject({ url: '/landing', headers: { 'accept-encoding': 'br; q=0, gzip' } });
  expect(picky.headers['content-encoding']).toBe('gzip');
});

test.each([
  ['/landing?for=tenants', 'tenants'],
  ['/landing?for=tenants&q=Raja', 'tenants'],
  ['/landing?for=nobody', 'everyone'],
  ['/landing?utm_source=letter', 'everyone'],
])('%s is the page for %s', async (url, whom) => {
  expect((await http.inject(url)).body).toContain(`<p>${whom}</p>`);
});

test.each([
  ['/Landing', '/landing'],
  ['/landing/?for=tenants&q=Raja', '/landing?for=tenants&q=Raja'],
  ['//ABOUT-US//', '/about-us'],
  ['//', '/'],
])('%s leads to %s', async (url, to) => {
  const { statusCode, headers } = await http.inject(url);
  expect([statusCode, headers.location]).toEqual([301, to]);
});

test.each(['/index.html', '/x.png', '/%'])(
  '%s is a Not Found page for a person, and JSON for a script',
  async (url) => {
    const read = await http.inject({ url, headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });
    expect([read.statusCode, read.body]).toEqual([404, expect.stringContaining('<p>nobody here</p>')]);
    const file = await http.inject({ url: `/assets${url}`, headers: { accept: 'image/avif,*/*;q=0.8' } });
    expect([file.statusCode, file.json()]).toEqual([404, { message: 'Not found' }]);
  },
);

test('an unknown address is 404 with its prerendered page, never 304; an unknown site gets the app', async () => {
  const { statusCode, body, headers } = await http.inject('/nowhere');
  expect([statusCode, body]).toEqual([404, expect.stringContaining('<p>nobody here</p>')]);
  const again = await http.inject({ url: '/nowhere', headers: { 'if-none-match': String(headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([404, body]);
  const site = await http.inject('/site/%00');
  expect([site.statusCode, site.body]).toEqual([404, expect.stringContaining('shell')]);
});

const unknown = ['baroque', 'baroque/', 'baroque/12-villa', 'baroque/12/34', 'Classic', '', '%ff'];
test.each([...unknown.map((one) => `/site/preview/${one}`), '/SITE/preview/classic', '/Auth'])(
  '%s is 404 with the Not Found page',
  async (url) => {
    const { statusCode, body } = await http.inject(url);
    expect([statusCode, body]).toEqual([404, expect.stringContaining('<p>nobody here</p>')]);
  },
);

test.each(['classic', 'classic/', 'cl%61ssic', 'classic/12-villa', '../pr%65view/classic'])(
  'the preview %s is the app',
  async (one) => {
    const { statusCode, body } = await http.inject(`/site/preview/${one}`);
    expect([statusCode, body]).toEqual([200, expect.stringContaining('shell')]);
  },
);

test('its file is not served by its path, and other pages are the app with a nonce', async () => {
  expect((await http.inject('/pages/landing.html')).statusCode).toBe(404);
  const shell = await http.inject('/auth');
  const nonce = /shell ([\w+/=]+)/.exec(shell.body)?.[1];
  expect(shell.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
});

test('crawlers get absolute addresses, from the public address or from the request', async () => {
  expect((await http.inject('/robots.txt')).body).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect((await http.inject('/sitemap.xml')).body).toContain(`<loc>${origin}/about-us</loc>`);
  const map = await nowhere.inject({ url: '/sitemap.xml', headers: { host: 'localhost:3000' } });
  expect(map.body).toContain('<loc>http://localhost:3000/landing</loc>');
  expect((await nowhere.inject('/landing')).body).not.toContain('canonical');
});

test('a prerendered page counts as opened by its path; what is not there does not', async () => {
  counted.length = 0;
  for (const url of ['/landing?for=tenants', '/landing', '/nothing-here', '/landing.png']) await http.inject(url);
  expect(counted).toEqual(['/landing', '/landing']);
});
