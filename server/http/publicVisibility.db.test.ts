import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pathOf } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { paths, publicPaths } from '#contract/paths.ts';
import { addMedia, createProperty, getProperty } from '#contract/properties/endpoints.ts';
import { propertyStatuses } from '#contract/properties/life.ts';
import { siteTemplates } from '#contract/templates.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { brokers } from '../db/schema/accounts.ts';
import { properties } from '../db/schema/properties.ts';
import { domains } from '../db/schema/sites.ts';
import { addSite } from '../testing/addSite.ts';
import { makeClientFolder } from '../testing/clientFolder.ts';
import { photoForm, plainPicture } from '../testing/plainPicture.ts';
import { renderedHomes } from '../testing/renderedHomes.ts';
import { renderedSites } from '../testing/renderedSites.ts';
import { routesOf } from '../testing/routesOf.ts';
import { sampleCall } from '../testing/sampleCalls.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import type { Belongings } from '../testing/twoTenants.ts';

// Changes must be visible within a second; caches last half a second.
const A_MOMENT_MS = 550;
const PUBLIC_URL = 'https://app.nivaas.example';

/** What happens to a home or its broker. */
const fates = [...propertyStatuses.values, 'pending', 'suspended'] as const;
type Fate = (typeof fates)[number];

interface Home {
  readonly fate: Fate;
  readonly id: number;
  readonly brokerId: number;
  readonly slug: string;
  readonly domain: string;
  readonly title: string;
  /** Texts that only this home has: in its title and description, its price, and the names of its photos. */
  readonly marks: readonly string[];
  readonly photos: readonly string[];
}

let app: TestApp;
/** Servers that share only the database, as two processes do. */
let servers: readonly TestApp['http'][];
let client: Awaited<ReturnType<typeof makeClientFolder>>;
let homes: readonly Home[] = [];

type Site = Awaited<ReturnType<typeof addSite>> & { readonly domain: string };

const openSite = async (name: string): Promise<Site> => {
  const site = await addSite(app, { fullName: name });
  const domain = `${site.slug}.example`;
  const claim = { brokerId: site.id, slug: site.slug, name: domain, verifiedBy: 'a' } as const;
  await app.db.withTenant(site.id, (tx) =>
    tx.insert(domains).values({ ...claim, verifiedAt: sql`now()`, checkedAt: sql`now()` }),
  );
  return { ...site, domain };
};

const post = async (fate: Fate, at: number, { id: brokerId, token, slug, domain }: Site): Promise<Home> => {
  const word = `zq${fate.replaceAll('_', '')}zq`;
  const title = `${word} house`;
  const price = 87_654_301 + at;
  const basic = { title, city: 'Jaipur', locality: `${word} nagar`, description: `${word} with a garden` };
  const features = { expected_price: price };
  const { id } = await app.ok(createProperty, { token, body: { basic, features } });
  for (const background of ['teal', 'navy']) {
    await app.ok(addMedia, { token, params: { id }, body: photoForm(await plainPicture(background)) });
  }
  const { media } = (await app.ok(getProperty, { token, params: { id } })).data;
  const photos = media.map(({ file_url }) => file_url);
  const names = photos.map((url) => /[0-9a-f]{32}/.exec(url)?.[0] ?? url);
  return { fate, id, brokerId, slug, domain, title, photos, marks: [word, String(price), ...names] };
};

beforeAll(async () => {
  client = await makeClientFolder({ 'index.html': '<p>the app</p>' });
  const shared = { clientFolder: client.folder, builtSites: renderedSites, builtHomes: renderedHomes };
  app = await startTestApp({ ...shared, settings: { PUBLIC_URL } });
  const config = readConfig({ LOG_LEVEL: 'silent', PUBLIC_URL });
  servers = [app.http, await buildApp({ ...shared, config, db: app.db, photoStore: app.photoStore })];
  const asha = await openSite('Asha Rathore');
  const others = { pending: await openSite('Neha Agarwal'), suspended: await openSite('Suresh Rathi') };
  const posted: Home[] = [];
  for (const [at, fate] of fates.entries())
    posted.push(await post(fate, at, fate === 'pending' || fate === 'suspended' ? others[fate] : asha));
  homes = posted;
});
afterAll(async () => {
  await servers[1]?.close();
  await app.close();
  await client.remove();
});

interface Request {
  readonly url: string;
  /** The platform's own host name by default. */
  readonly host?: string;
}

// The public calls that read, about a home.
const calls = ({ id, slug, brokerId }: Home): string[] =>
  [...endpoints].flatMap(([name, endpoint]) => {
    if (endpoint.access !== 'public' || endpoint.method !== 'GET') return [];
    const known = { slug, propertyId: id, brokerId, copyToken: () => 'unknown' };
    const { params, query } = sampleCall(name, endpoint, known as unknown as Belongings);
    return `${pathOf(endpoint.path, params)}${query ? `?${new URLSearchParams(query)}` : ''}`;
  });

// The URLs of the routes that are not calls. A new route must be added here, too.
const pages: Readonly<Record<string, (home: Home) => readonly string[]>> = {
  '/robots.txt': () => ['/robots.txt'],
  '/sitemap.xml': () => ['/sitemap.xml'],
  '/sitemap-sites.xml': () => ['/sitemap-sites.xml'],
  '/sitemap-homes.xml': () => ['/sitemap-homes.xml'],
  '/sitemap-homes/:part': () => ['1', 'places', 'brokers'].map((part) => `/sitemap-homes/${part}.xml`),
  [paths.home]: () => [paths.home],
  [paths.homes]: () => [paths.homes],
  [paths.homePattern]: ({ id, title }) => [`/homes/${id}`, paths.homePage(id, title)],
  // The URL of a form, which stays in the address bar when the form is refused.
  [`${paths.homePattern}/enquiry`]: ({ id }) => [paths.homeForm(id, 'enquiry')],
  [`${paths.homePattern}/report`]: ({ id }) => [paths.homeForm(id, 'report')],
  [paths.cityPattern]: () => [paths.place('Jaipur')],
  [paths.localityPattern]: () => [paths.place('Jaipur', 'Vaishali Nagar')],
  [paths.brokers]: () => [paths.brokers],
  [paths.brokerPattern]: ({ brokerId }) => [paths.brokerPage(`${brokerId}`)],
  [paths.saved]: ({ id }) => [`${paths.saved}?ids=${id}`],
  [paths.compare]: ({ id }) => [paths.compareOf([id])],
  '/site/:slug': ({ slug }) => [paths.site(slug), paths.sitePart(paths.site(slug), 2)],
  '/site/:slug/': ({ slug }) => [`${paths.site(slug)}/`],
  '/site/:slug/sitemap.xml': ({ slug }) => [`${paths.site(slug)}/sitemap.xml`],
  // The short URL redirects to the one with the title.
  '/site/:slug/:property': ({ slug, id, title }) => [
    paths.siteProperty(paths.site(slug), id, title),
    `${paths.site(slug)}/${id}`,
  ],
  '/site/:slug/:property/': ({ slug, id }) => [`${paths.site(slug)}/${id}/`],
  '/site/preview/*': () => siteTemplates.values.map(paths.sitePreview),
  '/media/:file': ({ photos }) => photos.flatMap((url) => [url, `${url}?w=320`, `${url}?w=800`]),
};
const appPages = [...publicPaths, paths.landingFor('buyers', 'zq'), paths.auth, paths.superadmin.login, '/nowhere'];

const onDomain = ({ domain: host, id, title, photos }: Home): Request[] =>
  ['/', '/?page=2', '/sitemap.xml', '/robots.txt', `/${id}`, paths.siteProperty('', id, title), ...photos].map(
    (url) => ({ host, url }),
  );

const requestsAbout = (home: Home): Request[] => [
  ...[...calls(home), ...Object.values(pages).flatMap((addresses) => addresses(home))].map((url) => ({ url })),
  ...onDomain(home),
];

const textOf = async (http: TestApp['http'], { url, host = new URL(PUBLIC_URL).host }: Request) => {
  // Compressed, because only such responses are sent from memory without waiting.
  const { statusCode, headers, rawPayload } = await http.inject({ url, headers: { host, 'accept-encoding': 'br' } });
  const body = headers['content-encoding'] === 'br' ? brotliDecompressSync(rawPayload) : rawPayload;
  return { statusCode, text: `${JSON.stringify(headers)}\n${body}`.toLowerCase() };
};

/** Requests everything about every home from every server; returns where each home was found. */
const walk = async () => {
  const requests = new Map(
    [...homes.flatMap(requestsAbout), ...appPages.map((url): Request => ({ url }))].map((request) => [
      `${request.host ?? ''}${request.url}`,
      request,
    ]),
  );
  const found = new Map<Fate, Map<string, readonly string[]>>(homes.map(({ fate }) => [fate, new Map()]));
  for (const http of servers)
    for (const [name, request] of requests) {
      const { statusCode, text } = await textOf(http, request);
      expect([name, statusCode < 500 && statusCode !== 429]).toEqual([name, true]);
      for (const { fate, marks, photos } of homes) {
        const isOwnPhoto = photos.some((url) => request.url.startsWith(url));
        // A photo has no text, but its address is its name.
        const seen = isOwnPhoto ? (statusCode === 200 ? ['photo'] : []) : marks.filter((mark) => text.includes(mark));
        if (seen.length > 0) found.get(fate)?.set(name, seen);
      }
    }
  return found;
};

/** Where a public home is shown completely. */
const placesOf = ({ id, slug, domain, title, photos }: Home): string[] => [
  `/api/sites/${slug}`,
  `/api/sites/${slug}/properties/${id}`,
  '/api/homes',
  `/api/homes/${id}`,
  '/api/localities',
  '/sitemap-homes/1.xml',
  paths.home,
  paths.homes,
  paths.homePage(id, title),
  `${paths.saved}?ids=${id}`,
  paths.compareOf([id]),
  paths.site(slug),
  paths.siteProperty(paths.site(slug), id, title),
  `${paths.site(slug)}/${id}`,
  `${paths.site(slug)}/sitemap.xml`,
  `${domain}/`,
  `${domain}/sitemap.xml`,
  `${domain}${paths.siteProperty('', id, title)}`,
  ...photos.flatMap((url) => [url, `${url}?w=320`, `${domain}${url}`]),
];

test('every page route of the server is walked', async () => {
  const routes = await routesOf(undefined, {
    clientFolder: client.folder,
    builtSites: renderedSites,
    builtHomes: renderedHomes,
  });
  // The build's hashed files contain no homes, and a search URL with a trailing slash redirects to the one without.
  const unread = /^GET (?:\/(?:api|assets)\/|\/(?!site\/).+\/$)/;
  const read = routes.filter((route) => route.startsWith('GET ') && !unread.test(route));
  expect([...new Set(read.map((route) => route.slice('GET '.length)))].toSorted()).toEqual(
    Object.keys(pages).toSorted(),
  );
});

// Reads every page for every home, twice.
test('a home is nowhere a moment after it or its broker stopped being public; the live one is everywhere', {
  timeout: 120_000,
}, async () => {
  const before = await walk();
  for (const home of homes) {
    expect([home.fate, ...(before.get(home.fate)?.keys() ?? [])]).toEqual(expect.arrayContaining(placesOf(home)));
    const [word, price, leading = ''] = home.marks;
    const page = before.get(home.fate)?.get(paths.siteProperty(paths.site(home.slug), home.id, home.title));
    expect(page).toEqual(expect.arrayContaining([word, price, leading]));
  }

  await app.db.asOwner(async (tx) => {
    for (const { fate, id, brokerId } of homes)
      await (fate === 'pending' || fate === 'suspended'
        ? tx.update(brokers).set({ status: fate }).where(eq(brokers.id, brokerId))
        : tx.update(properties).set({ status: fate }).where(eq(properties.id, id)));
  });
  await pause(A_MOMENT_MS);

  const after = await walk();
  for (const { fate } of homes.filter((home) => home.fate !== 'live'))
    expect([fate, ...(after.get(fate) ?? [])]).toEqual([fate]);
  const [live] = homes.filter(({ fate }) => fate === 'live');
  expect([...(after.get('live')?.keys() ?? [])]).toEqual(expect.arrayContaining(live ? placesOf(live) : ['live']));
});
