import type { FastifyRequest } from 'fastify';
import { getSite, getSiteProperty } from '#contract/sites.ts';
import { HttpError, notFound } from '../errors.ts';
import { type Api, serve } from '../http/serve.ts';
import { networkOf } from '../http/throttle.ts';
import { tokenBucket } from '../lib/tokenBucket.ts';
import { SITE_READS } from '../limits/homes.ts';
import type { SitePart, SiteSources } from './pages/siteSources.ts';

/** Public routes for published sites: their data. */
export const siteRoutes = (api: Api, sources: SiteSources): void => {
  const mayRead = tokenBucket(SITE_READS);
  const read = async (request: FastifyRequest, slug: string, part: SitePart) => {
    if (!mayRead(networkOf(request.ip)))
      throw new HttpError(429, 'Too many requests, please try again later', {}, { 'retry-after': '1' });
    return (await sources.read(slug, part))?.value;
  };

  serve(api, getSite, async ({ params: { slug }, query: { page }, request }) => {
    const source = await read(request, slug, { page });
    if (source?.kind !== 'home') throw notFound();
    return { data: source.site };
  });

  serve(api, getSiteProperty, async ({ params: { slug, id }, request }) => {
    const source = await read(request, slug, { property: id });
    if (source?.kind !== 'property') throw notFound();
    return { data: source.page };
  });
};
