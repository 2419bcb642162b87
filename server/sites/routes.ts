import { randomInt } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Answer } from '#contract/endpoint.ts';
import { MAX_ID } from '#contract/fields.ts';
import { getSite, getSiteProperty, sendEnquiry } from '#contract/sites.ts';
import { HttpError, notFound } from '../errors.ts';
import { type Api, serve } from '../http/serve.ts';
import { networkOf } from '../http/throttle.ts';
import { tokenBucket } from '../lib/tokenBucket.ts';
import { SITE_READS } from '../limits/sites.ts';
import { takeEnquiry } from './enquiries/takeEnquiry.ts';
import { isSlug } from './pages/queries.ts';
import type { SitePart, SiteSources } from './pages/siteSources.ts';

type Answered = Answer<typeof sendEnquiry>;

/** Public routes for published sites: their data, and enquiries. */
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

  serve(api, sendEnquiry, async ({ params: { slug }, body, db, repeat, request }) => {
    if (!isSlug(slug)) throw notFound();
    return takeEnquiry<Answered>({
      db,
      visit: (work) => db.asPublic(slug, work),
      place: () => slug,
      body,
      repeat,
      address: request.ip,
      // Not the lead's id: it would reveal earlier enquiries, their number, or that a bot was recognised.
      answer: () => ({ data: { id: randomInt(1, MAX_ID) } }),
    });
  });
};
