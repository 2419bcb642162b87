import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createProperty } from '#contract/properties/endpoints.ts';
import { publishSite } from '#contract/templates.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { DatabaseBusy } from '#server/db/errors.ts';
import { brokers } from '#server/db/schema/accounts.ts';
import { properties } from '#server/db/schema/properties.ts';
import { domains } from '#server/db/schema/sites.ts';
import { renderedSites } from '#server/testing/renderedSites.ts';
import { startTestApp, type TestApp } from '#server/testing/startTestApp.ts';
import { listPublishedSlugs } from './queries.ts';

const origin = 'https://homes.example.com';
const friend = 'https://friend.example.com';
const title = 'Villa near Statue Circle';
/** A server over the same database without a public URL. */
let broker: Awaited<ReturnType<TestApp['addBroker']>>;
let slug = '';
let villa = 0;
let base = '';

const post = async (token: string, basic: object, features: object = {}) =>
  (await app.ok(createProperty, { token, body: { basic: { title, city: 'Jaipur', ...basic }, features } })).id;
const serveOver = (db: Database) =>
  buildApp({ config: readConfig({ LOG_LEVEL: 'silent' }), db, photoStore: app.photoStore, builtSites: renderedSites });
const open = (url: string, headers: Record<string, string> = {}, http = app.http) => http.inject({ url, headers });

const app = await startTestApp({
  builtSites: renderedSites,
  settings: { PUBLIC_URL: `${origin}/`, CORS_ORIGINS: friend },
});
const nameless = await serveOver(app.db);
afterAll(async () => {
  await nameless.close();
  await app.close();
});
beforeEach(async () => {
  broker = await app.addBroker();
  slug = (await app.ok(publishSite, { token: broker.token, body: { template: 'modern' } })).data.slug;
  villa = await post(broker.token, { address: '12 Secret Street' }, { expected_price: 8_450_000 });
  base = `/site/${slug}`;
});

describe('a site', () => {
  test('is a complete page with its texts, its homes and their links, also for search engines', async () => {
    const { statusCode, body, headers } = await open(base);
    expect(statusCode).toBe(200);
    for (const words of [
      `<title>${broker.fullName} · Homes in Jaipur</title>`,
      `<link rel="canonical" href="${origin}${base}">`,
      '<meta name="robots" content="index, follow, max-image-preview:large">',
      `href="${base}/${villa}-villa-near-statue-circle"`,
      `<h3`,
      title,
      '₹84.5\u00a0Lac',
      '"@type":"RealEstateAgent"',
      '"price":8450000',
    ])
      expect(body).toContain(words);
    expect(body).not.toContain('Secret Street');
    expect(headers).toMatchObject({
      'cache-control': 'max-age=0, must-revalidate',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringMatching(/style-src 'self'( 'sha256-[\w+/]{43}=')+;/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-request-id': expect.any(String),
    });
  });

  test('has a page for each property at an address with its title; others redirect there', async () => {
    const right = `${base}/${villa}-villa-near-statue-circle`;
    const { statusCode, body } = await open(right);
    expect(statusCode).toBe(200);
    expect(body).toContain(`<link rel="canonical" href="${origin}${right}">`);
    expect(body).toContain(`<title>${title} · ${broker.fullName}</title>`);
    expect(body).not.toContain('Secret Street');
    for (const other of [`${villa}`, `${villa}-`, `${villa}-another-house`, `${villa}-VILLA?utm=1`]) {
      const moved = await open(`${base}/${other}`);
      expect([moved.statusCode, moved.headers.location], other).toEqual([301, right]);
      expect(moved.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    }
    expect((await open(`${right}/?from=letter`)).statusCode).toBe(200);
  });

  test('holds nothing that the contract does not name, whatever is stored', async () => {
    const features: object = { expected_price: 1, hidden_commission: 'two per cent' };
    await app.db.asOwner((tx) => tx.update(properties).set({ features }).where(eq(properties.id, villa)));
    for (const url of [base, `${base}/${villa}-villa-near-statue-circle`])
      expect((await open(url)).body).not.toMatch(/two per cent|hidden_commission/);
  });

  test('is sent compressed, and as 304 if it is unchanged', async () => {
    const { body, headers } = await open(base);
    const br = await open(base, { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Origin, accept-encoding' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(body);
    const gzip = await open(base, { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(body);
    for (const known of [String(headers.etag), `"other", W/${headers.etag}`]) {
      const again = await open(base, { 'if-none-match': known });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
      expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    }
    expect((await open(base, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    const head = await app.http.inject({ method: 'HEAD', url: base });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', headers.etag]);
  });

  test('is the same from memory, with the right Vary header', async () => {
    const packed = { 'accept-encoding': 'br' };
    const first = await open(base, packed);
    const again = await open(`${base}?utm=letter`, packed);
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(again.headers).toMatchObject({ etag: first.headers.etag, vary: 'Origin, accept-encoding' });
    expect((await open(base, packed, nameless)).headers.vary).toBe('accept-encoding');
  });

  test('does not cache headers of a single request', async () => {
    const first = await open(base, { origin: friend });
    const second = await open(base);
    expect(first.headers['access-control-allow-origin']).toBe(friend);
    expect(second.headers).not.toHaveProperty('access-control-allow-origin');
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });

  test('has no absolute URLs if the server has no public URL', async () => {
    const { statusCode, body } = await open(base, {}, nameless);
    expect(statusCode).toBe(200);
    expect(body).not.toMatch(/rel="canonical"|og:url|https:\/\/homes/);
  });

  test('has a sitemap', async () => {
    const { statusCode, body, headers } = await open(`${base}/sitemap.xml`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(body).toContain(`<loc>${origin}${base}</loc>`);
    expect(body).toContain(`<loc>${origin}${base}/${villa}-villa-near-statue-circle</loc>`);
    expect((await open('/site/nobody/sitemap.xml')).statusCode).toBe(404);
  });

  test('is in our list of sitemaps until it has a domain of its own', async () => {
    expect(await listPublishedSlugs(app.db)).toContain(slug);
    const claim = { brokerId: broker.id, slug, name: `${slug}.example`, verifiedBy: 'a' } as const;
    await app.db.withTenant(broker.id, (tx) =>
      tx.insert(domains).values({ ...claim, verifiedAt: sql`now()`, checkedAt: sql`now()` }),
    );
    expect(await listPublishedSlugs(app.db)).not.toContain(slug);
  });
});

describe('a site with several pages of homes', () => {
  beforeEach(async () => {
    const row = { brokerId: broker.id, propertyFor: 'sell', buildingType: 'residential', propertyType: 'flat' };
    const rows = Array.from({ length: 204 }, (_, at) => ({ ...row, title: `Home ${at}` }));
    await app.db.withTenant(broker.id, (tx) => tx.insert(properties).values(rows));
  });
  const homesIn = (body: string) =>
    new Set([...body.matchAll(/<h3[^>]*><a href="[^"]*?\/(\d+)-/g)].map(([, id]) => id));

  test('has plain links between the pages, and each property on one of them', async () => {
    const pages = await Promise.all(['', '?page=2', '?page=3'].map((query) => open(base + query)));
    expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const homes = pages.map(({ body }) => homesIn(body));
    expect(homes.map(({ size }) => size)).toEqual([100, 100, 5]);
    expect(new Set(homes.flatMap((ids) => [...ids])).size).toBe(205);
    const [first = '', second = '', third = ''] = pages.map(({ body }) => body);
    expect(first).toContain(`href="${base}?page=2#listings"`);
    expect(first).not.toContain('rel="prev"');
    for (const way of [`href="${base}#listings" rel="prev"`, `href="${base}?page=3#listings" rel="next"`])
      expect(second).toContain(way);
    expect(second).toContain(`<link rel="canonical" href="${origin}${base}?page=2">`);
    expect(second).toContain('Page 2 of 3');
    expect(third).toContain(title);
    expect(third).not.toContain('rel="next"');
  });

  test('responds 404 after the last page, and shows the first for an invalid number', async () => {
    expect((await open(`${base}?page=4`)).statusCode).toBe(404);
    const { headers } = await open(base);
    for (const query of ['?page=1', '?page=0', '?page=two', '?page=-1'])
      expect((await open(base + query)).headers.etag).toBe(headers.etag);
  });

  test('has all of them in its sitemap', async () => {
    const { body } = await open(`${base}/sitemap.xml`);
    expect([...body.matchAll(/<loc>/g)]).toHaveLength(3 + 205);
    for (const path of [`${base}?page=3`, `${base}/${villa}-villa-near-statue-circle`])
      expect(body).toContain(`<loc>${origin}${path}</loc>`);
  });
});

test('without the database visitors get an error page with Retry-After, or a page that is certainly current', async () => {
  let isAway = false;
  const db: Database = {
    ...app.db,
    asPublic: (visited, work) => (isAway ? Promise.reject(new DatabaseBusy()) : app.db.asPublic(visited, work)),
  };
  const http = await serveOver(db);
  isAway = true;
  const people = { accept: 'text/html,*/*', 'accept-encoding': 'br' };
  for (const url of [base, `${base}/${villa}-villa-near-statue-circle`, `${base}/sitemap.xml`]) {
    const { statusCode, headers, body } = await open(url, people, http);
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '2',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    });
    expect(body).toContain('<h1>Back in a moment</h1>');
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
    expect(body).toContain(`<style nonce="${nonce}">`);
  }
  expect((await open(`/api/sites/${slug}`, people, http)).json()).toHaveProperty('message');
  isAway = false;
  expect((await open(base, people, http)).statusCode).toBe(200);
  isAway = true;
  expect((await open(base, people, http)).statusCode).toBe(200);
  await http.close();
});

describe('a missing page', () => {
  test.each(['pending', 'suspended'] as const)('of a %s broker is like an unknown one', async (status) => {
    const page = `${base}/${villa}-villa-near-statue-circle`;
    await app.db.asOperator((tx) => tx.update(brokers).set({ status }).where(eq(brokers.id, broker.id)));
    const unknown = await open('/site/nobody');
    for (const url of [base, page, `${base}/sitemap.xml`]) {
      const hidden = await open(url);
      expect([hidden.statusCode, hidden.body]).toEqual([404, unknown.body]);
    }
    expect(unknown.body).toContain('Not Found');
    expect(unknown.body).toContain('<meta name="robots" content="noindex">');
  });

  test('of another broker’s property, a missing or an invalid one links to the site', async () => {
    const other = await app.addBroker();
    const others = await post(other.token, {});
    for (const segment of [
      `${others}-villa-near-statue-circle`,
      '999999-gone',
      'villa',
      '0',
      '-1',
      '1e3',
      '99999999999',
      '%00',
      '..%2f',
    ])
      for (const again of [1, 2]) {
        const { statusCode, body } = await open(`${base}/${segment}`);
        expect(statusCode, `${segment}, time ${again}`).toBe(404);
        expect(body).toContain('Not Found');
        expect(body).toContain(`href="${base}"`);
      }
  });
});
