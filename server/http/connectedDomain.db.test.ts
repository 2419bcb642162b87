import { afterAll, describe, expect, test, vi } from 'vitest';
import { listBrokerLeads } from '#contract/leads/endpoints.ts';
import { createProperty } from '#contract/properties/endpoints.ts';
import { sendEnquiry } from '#contract/sites.ts';
import { releaseDomain } from '../sites/domains/queries.ts';
import { startTwoSites } from '../testing/startDomains.ts';

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

// Generous: a second on an idle machine.
const SOON = { timeout: 20_000 };

const { at, asha, vikram, names } = await startTwoSites();
// The port comes from PUBLIC_URL.
const HERE = `https://${names.ashas}:8443`;
const { ours: OURS, ashas: ASHA, vikrams: VIKRAM, waiting: WAITING } = names;
afterAll(() => at.close());

describe('on a connected domain', () => {
  const ask = (method: Method, url: string, name = ASHA) =>
    at.app.http.inject({ method, url, headers: { host: name, authorization: `Bearer ${asha.token}` }, payload: {} });

  test('nothing of the platform is served, signed in or not', async () => {
    for (const url of [
      ...['/api/demo', '/api/health/ready', '/api/openapi.json', '/api/auth/whoami', listBrokerLeads.path],
      ...['/api/domains/allowed?domain=vikram.example', '/api/templates/my-sites', `/api/sites/${vikram.slug}`],
      ...[`/api/sites/${asha.slug}`, `/api/sites/${asha.slug}/properties/1`, '/assets/index.js', '/assets/site.js.map'],
      ...[`/api/sites/${asha.slug}/../${vikram.slug}`, `/api/sites/${asha.slug}%2f..`, '/api//demo', '/%61pi/demo'],
      ...[
        `/site/${asha.slug}`,
        `/site/${vikram.slug}`,
        '/broker/dashboard',
        '/site/preview/modern',
        '/media/',
        '/assets/',
      ],
      ...['/media/x.webp/../../api/demo', '/assets/../api/demo', '/index.html', '/.vite/manifest.json', '/api'],
    ]) {
      expect([url, (await ask('GET', url)).statusCode]).toEqual([url, 404]);
    }
    for (const url of [
      '/api/auth/broker/login',
      '/',
      '/api/templates/publish',
      `/api/sites/${vikram.slug}/enquiries`,
    ]) {
      expect([url, (await ask('POST', url)).statusCode]).toEqual([url, 404]);
    }
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'GET', 'HEAD'] as const) {
      const url = `/api/sites/${asha.slug}/enquiries`;
      expect([method, (await ask(method, url)).statusCode]).toEqual([method, 404]);
    }
  });

  test('its pages are at the root, under its own name', async () => {
    const { id } = await at.app.ok(createProperty, {
      token: asha.token,
      body: { basic: { title: 'Villa near Statue Circle', city: 'Jaipur' }, features: {} },
    });
    const path = `/${id}-villa-near-statue-circle`;
    const home = await vi.waitFor(async () => {
      const page = await ask('GET', '/');
      expect(page.body).toContain(`href="${path}"`);
      return page;
    }, SOON);
    expect(home.statusCode).toBe(200);
    expect(home.body).toContain('Asha Rathore');
    expect(home.body).toContain(`<link rel="canonical" href="${HERE}/">`);
    expect(home.body).not.toMatch(new RegExp(`Vikram|/site/|${OURS}`));
    expect(home.headers['content-security-policy']).toContain("default-src 'self'");
    const property = await ask('GET', path);
    expect(property.body).toContain(`<link rel="canonical" href="${HERE}${path}">`);
    const moved = await ask('GET', `/${id}`);
    expect([moved.statusCode, moved.headers.location]).toEqual([301, path]);
    expect((await ask('GET', path, VIKRAM)).statusCode).toBe(404);
    expect((await ask('GET', '/', VIKRAM)).body).toContain('Vikram Mehta');
    expect((await ask('GET', '/landing')).statusCode).toBe(404);
    const privacy = await ask('GET', '/privacy/requests');
    expect([privacy.statusCode, privacy.headers.location]).toEqual([302, `https://${OURS}:8443/privacy/requests`]);
    expect((await ask('GET', '/robots.txt')).body).toContain(`Sitemap: ${HERE}/sitemap.xml`);
    const map = await ask('GET', '/sitemap.xml', `${ASHA}.:443`);
    expect(map.body.match(/<loc>[^<]*/g)).toEqual([`<loc>${HERE}/`, `<loc>${HERE}${path}`]);
    const again = { url: '/', headers: { host: ASHA, 'if-none-match': String(home.headers.etag) } };
    expect((await at.app.http.inject(again)).statusCode).toBe(304);
  });

  test('its addresses do not take the port or scheme of a request', async () => {
    await vi.waitFor(async () => expect((await ask('GET', '/')).statusCode).toBe(200), SOON);
    for (const name of [`${ASHA}:1`, `${ASHA}.:443`, `${ASHA}:65535`]) {
      const headers = { host: name, 'x-forwarded-proto': 'ftp', 'x-forwarded-port': '99' };
      const { body } = await at.app.http.inject({ url: '/', headers });
      expect(body).toContain(`<link rel="canonical" href="${HERE}/">`);
    }
  });

  test('an unknown address shows the site’s own Not Found page', async () => {
    const headers = { host: ASHA, accept: 'text/html' };
    for (const url of [
      '/landing',
      '/a/b/c',
      '/12-no-such-home',
      '/1-x/y',
      '/broker/dashboard',
      '/x.html',
      '/site/asha',
    ]) {
      const { statusCode, body } = await at.app.http.inject({ url, headers });
      expect([url, statusCode]).toEqual([url, 404]);
      expect(body).toContain('See all homes');
      expect(body).not.toMatch(/There is no website at this address|Go to Nivaas/);
    }
  });

  test('is the canonical address, also of the pages on our own host', async () => {
    const host = `${ASHA}:8443`;
    const canonicalOf = async (name: string, url: string) =>
      /<link rel="canonical" href="([^"]*)">/.exec((await ask('GET', url, name)).body)?.[1];
    const ours = `/site/${asha.slug}`;
    await vi.waitFor(async () => expect(await canonicalOf(OURS, ours)).toBe(`https://${host}/`), SOON);
    const [home, first = ''] = [...(await ask('GET', '/sitemap.xml', host)).body.matchAll(/<loc>([^<]*)/g)].map(
      ([, url]) => url,
    );
    expect(home).toBe(`https://${host}/`);
    const { pathname } = new URL(first);
    for (const path of ['/', pathname]) {
      expect(await canonicalOf(host, path)).toBe(`https://${host}${path}`);
      const { body } = await ask('GET', `${ours}${path === '/' ? '' : path}`, OURS);
      expect(body).toContain(`<link rel="canonical" href="https://${host}${path}">`);
      expect(body).toContain(`<meta property="og:url" content="https://${host}${path}">`);
      // Its links stay on the same host.
      expect(body).toContain(`href="${ours}`);
    }
    const waits = await ask('GET', `/site/${vikram.slug}`, OURS);
    expect(waits.body).toContain(`<link rel="canonical" href="https://${VIKRAM}:8443/">`);
  });

  test('is served from the cache, as on our own host', async () => {
    const visits = vi.spyOn(at.app.db, 'asPublic');
    const packed = () => at.app.http.inject({ url: '/', headers: { host: ASHA, 'accept-encoding': 'br' } });
    const first = await packed();
    expect(first.headers['content-encoding']).toBe('br');
    const before = visits.mock.calls.length;
    const again = await Promise.all(Array.from({ length: 20 }, packed));
    expect(new Set(again.map(({ headers }) => headers.etag))).toEqual(new Set([first.headers.etag]));
    // Meanwhile only the site's version is read, and not once per request.
    expect(visits.mock.calls.length - before).toBeLessThan(10);
    visits.mockRestore();
  });

  test('that moves to another broker no longer shows the previous site', async () => {
    const [before, after] = [await at.addSite({ fullName: 'Was Here' }), await at.addSite({ fullName: 'Is Here' })];
    const name = 'handed.example';
    await at.serve(before, name);
    await vi.waitFor(async () => expect((await ask('GET', '/', name)).body).toContain('Was Here'), SOON);
    at.dns.set(`_nivaas.${name}`, { txt: [after.proof] });
    expect((await at.connect(after, name)).status).toBe(200);
    await vi.waitFor(async () => expect((await ask('GET', '/', name)).body).toContain('Is Here'), SOON);
    expect((await ask('GET', '/', name)).body).not.toContain('Was Here');
  });

  test('an enquiry becomes a lead of the broker', async () => {
    const { statusCode } = await at.app.http.inject({
      method: 'POST',
      url: sendEnquiry.path.replace('{slug}', asha.slug),
      headers: { host: `${ASHA}:8443` },
      payload: { full_name: 'Rohit Bhatia', phone: '5550120431', consent: true },
    });
    expect(statusCode).toBe(201);
    const { data } = await at.app.ok(listBrokerLeads, { token: asha.token });
    expect(data.map(({ full_name }) => full_name)).toEqual(['Rohit Bhatia']);
  });

  test('an unconnected domain explains itself', async () => {
    const headers = { host: WAITING, accept: 'text/html,*/*' };
    const page = await at.app.http.inject({ url: '/', headers });
    expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.body).toContain('Check Status');
    expect(page.body).toContain('color-scheme:light dark');
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
  });

  test('a site is gone soon after its broker is suspended, its record disappears, or its domain is released', async () => {
    const site = await at.addSite();
    const name = 'short.example';
    const status = async () => (await ask('GET', '/', name)).statusCode;
    const becomes = (expected: number) => vi.waitFor(async () => expect(await status()).toBe(expected), SOON);
    await at.serve(site, name);
    await becomes(200);
    await at.setStatus(site, 'suspended');
    await becomes(404);
    await at.setStatus(site, 'active');
    await becomes(200);
    at.dns.set(name, { says: 'no name' });
    await at.check(site);
    await becomes(404);
    await at.serve(site, name);
    await becomes(200);
    await at.app.db.asOperator((tx) => releaseDomain(tx, name));
    await becomes(404);
  });
});
