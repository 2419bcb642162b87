import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paths, publicPaths } from '#contract/paths.ts';
import { sitemapIndexOf, sitemapOf } from './sitemap.ts';

const closed = ['/api/', `${paths.superadmin.root}/`, `${paths.broker.root}/`, paths.sitePreview('')];

const xml = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' };

/** Reads the slugs of all published sites. */
export type PublishedSlugs = () => Promise<readonly string[]>;

/**
 * Serves `robots.txt`, `sitemap.xml` with the public pages, and `sitemap-sites.xml` with the sitemaps of the published sites. All
 * addresses in them are absolute.
 */
export const crawlerRoutes = (http: FastifyInstance, origin: string, publishedSlugs: PublishedSlugs): void => {
  const at = (request: FastifyRequest) => origin || `${request.protocol}://${request.host}`;
  http.get('/robots.txt', (request, reply) => {
    const lines = [
      'User-agent: *',
      ...closed.map((area) => `Disallow: ${area}`),
      '',
      ...['/sitemap.xml', '/sitemap-sites.xml'].map((map) => `Sitemap: ${at(request)}${map}`),
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
};
