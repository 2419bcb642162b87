import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_ID } from '#contract/fields.ts';
import { paths, publicPaths } from '#contract/paths.ts';
import { notFound } from '../errors.ts';
import { HOMES_IN_SITEMAP } from '../limits/homes.ts';
import { sitemapIndexOf, sitemapOf } from './sitemap.ts';

const closed = ['/api/', `${paths.superadmin.root}/`, `${paths.broker.root}/`, paths.sitePreview('')];

// The ids of later parts exceed the database's integers.
const LAST_PART = Math.floor(MAX_ID / HOMES_IN_SITEMAP);

const xml = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' };

/** Reads the slugs of the published sites without a connected domain. */
export type PublishedSlugs = () => Promise<readonly string[]>;

/** Paths for the sitemaps. Each list has at most 50,000, and is at most half a second old. */
export interface HomeSitemaps {
  /** The numbers of the parts that contain homes. Each part covers 50,000 consecutive ids. */
  parts(): Promise<readonly number[]>;
  homes(part: number): Promise<readonly string[]>;
  /** The search page, cities, and localities with three or more homes. */
  places(): Promise<readonly string[]>;
  /** The list of brokers, and each broker's page. */
  brokers(): Promise<readonly string[]>;
}

/** What the sitemaps list besides the public pages. */
interface Listed {
  readonly publishedSlugs: PublishedSlugs;
  readonly homes: HomeSitemaps;
}

/**
 * Serves `robots.txt`, `sitemap.xml` with the public pages, `sitemap-sites.xml` with the sitemaps of the published
 * sites, and `sitemap-homes.xml` with those of homes, places and brokers. All URLs in them are absolute.
 */
export const crawlerRoutes = (http: FastifyInstance, origin: string, { publishedSlugs, homes }: Listed): void => {
  const at = (request: FastifyRequest) => origin || `${request.protocol}://${request.host}`;
  http.get('/robots.txt', (request, reply) => {
    const lines = [
      'User-agent: *',
      ...closed.map((area) => `Disallow: ${area}`),
      '',
      ...['/sitemap.xml', '/sitemap-sites.xml', '/sitemap-homes.xml'].map((map) => `Sitemap: ${at(request)}${map}`),
    ];
    return reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' })
      .send(`${lines.join('\n')}\n`);
  });
  http.get('/sitemap.xml', (request, reply) => reply.headers(xml).send(sitemapOf(publicPaths, at(request))));
  http.get('/sitemap-sites.xml', async (request, reply) => {
    const maps = (await publishedSlugs()).map((slug) => `${paths.site(slug)}/sitemap.xml`);
    return reply.headers(xml).send(sitemapIndexOf(maps, at(request)));
  });
  http.get('/sitemap-homes.xml', async (request, reply) => {
    const parts = (await homes.parts()).map((part) => `/sitemap-homes/${part}.xml`);
    const maps = ['/sitemap-homes/places.xml', '/sitemap-homes/brokers.xml', ...parts];
    return reply.headers(xml).send(sitemapIndexOf(maps, at(request)));
  });
  http.get<{ Params: { part: string } }>('/sitemap-homes/:part', async (request, reply) => {
    const [, part = ''] = /^(places|brokers|[1-9]\d{0,4})\.xml$/.exec(request.params.part) ?? [];
    if (!part || Number(part) > LAST_PART) throw notFound();
    const listed = part === 'places' || part === 'brokers' ? await homes[part]() : await homes.homes(Number(part));
    return reply.headers(xml).send(sitemapOf(listed, at(request)));
  });
};
