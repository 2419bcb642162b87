import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '#contract/paths.ts';
import { sitemapOf } from '#server/http/sitemap.ts';
import type { Visits } from '#server/visits/visits.ts';
import { requestedPage, siteSender } from './sendSitePages.ts';
import type { SiteAddress, SitePages } from './sitePages.ts';

// Headers and compression are computed once per page. Successful requests are not logged: two lines cost as much as the page itself.
const prepared = { helmet: false, compress: false, logLevel: 'warn' } as const;

/** Serves the published sites below `/site/`, each with its sitemap. The app serves previews. */
export const sitePageRoutes = (http: FastifyInstance, pages: SitePages, visits: Visits, origin: string): void => {
  const sender = siteSender(pages, visits);

  const addressOf = (request: FastifyRequest<{ Params: { slug: string } }>): SiteAddress => ({
    slug: request.params.slug,
    base: paths.site(request.params.slug),
    origin,
    ...requestedPage(request),
  });
  const show = (request: FastifyRequest<{ Params: { slug: string } }>, reply: FastifyReply) => {
    const address = addressOf(request);
    return sender.sendReady(request, reply, address) ? reply : sender.send(request, reply, address);
  };

  for (const url of ['/site/:slug', '/site/:slug/', '/site/:slug/:property', '/site/:slug/:property/'])
    http.get<{ Params: { slug: string } }>(url, prepared, show);
  // No site can have the slug `preview`.
  http.get('/site/preview/*', (_request, reply) => reply.callNotFound());

  http.get<{ Params: { slug: string } }>('/site/:slug/sitemap.xml', async (request, reply) => {
    const listed = await pages.list(addressOf(request));
    if (!listed) return sender.send(request, reply, addressOf(request));
    return reply
      .headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'max-age=0, must-revalidate' })
      .send(sitemapOf(listed, origin || `${request.protocol}://${request.host}`));
  });
};
