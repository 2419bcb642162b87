import type { ServeSite } from '#server/http/hosts.ts';
import { sitemapOf } from '#server/http/sitemap.ts';
import type { Visits } from '#server/visits/visits.ts';
import { requestedPage, siteSender } from './sendSitePages.ts';
import type { SitePages } from './sitePages.ts';

const REVALIDATE = 'max-age=0, must-revalidate';

/** Serves a site on its own domain: its pages from `/`, its robots.txt and its sitemap. */
export const sitesOnDomains = (pages: SitePages, visits: Visits): ServeSite => {
  const sender = siteSender(pages, visits);
  return async (request, reply, { slug, origin, path }) => {
    const address = { slug, base: '', origin, path, part: requestedPage(request).part };
    if (sender.sendReady(request, reply, address)) return reply;
    if (path === '/robots.txt') {
      return reply
        .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': REVALIDATE })
        .send(`User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`);
    }
    const listed = path === '/sitemap.xml' ? await pages.list(address) : undefined;
    if (listed) {
      return reply
        .headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': REVALIDATE })
        .send(sitemapOf(listed, origin));
    }
    return sender.send(request, reply, address);
  };
};
