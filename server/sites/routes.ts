import { randomInt } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Answer } from '#contract/endpoint.ts';
import { MAX_ID } from '#contract/fields.ts';
import { getSite, getSiteProperty, sendEnquiry } from '#contract/sites.ts';
import { found, HttpError, notFound } from '../errors.ts';
import { once, replay } from '../http/idempotency.ts';
import { type Api, serve } from '../http/serve.ts';
import { networkOf } from '../http/throttle.ts';
import { keyedMutex } from '../lib/keyedMutex.ts';
import { tokenBucket } from '../lib/tokenBucket.ts';
import { SITE_READS } from '../limits/policy.ts';
import { receiveEnquiry } from './enquiries/enquiries.ts';
import { countEnquiry, isFromProgram, notALead, refuseHasty } from './enquiries/enquiryLimits.ts';
import { isSlug } from './pages/queries.ts';
import type { SitePart, SiteSources } from './pages/siteSources.ts';

type Answered = Answer<typeof sendEnquiry>;

// Not the lead's id: it would reveal earlier enquiries, their number, or that a bot was recognised.
const answered = (): Answered => ({ data: { id: randomInt(1, MAX_ID) } });

/** Published sites for everyone: their data, and enquiries. */
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

  serve(api, sendEnquiry, ({ params: { slug }, body, db, repeat, request }) =>
    // A key's repeats one after the other: each finds what the first was answered, and none counts.
    keyedMutex(repeat && `${repeat.actor} ${repeat.key}`, async () => {
      if (!isSlug(slug)) throw notFound();
      const before = await db.asPublic(slug, async (tx, visited) => {
        // Only for an existing site: made-up slugs must not fill the table of counts.
        found(visited);
        return replay<Answered>(tx, repeat);
      });
      if (before) return before;
      refuseHasty(body);
      const counted = await db.asSystem((tx) => countEnquiry(tx, slug, request.ip));
      let isLead = false;
      try {
        return await db.asPublic(slug, (tx, visited) => {
          const site = found(visited);
          return once(tx, repeat, async () => {
            isLead = !isFromProgram(body) && (await receiveEnquiry(tx, site, body));
            return answered();
          });
        });
      } finally {
        // Not awaited, or the response time would reveal it. If it fails, the count expires.
        if (!isLead) void db.asSystem((tx) => notALead(tx, counted)).catch(() => undefined);
      }
    }),
  );
};
