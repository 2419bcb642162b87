import { randomInt } from 'node:crypto';
import type { Answer } from '#contract/endpoint.ts';
import { MAX_ID } from '#contract/fields.ts';
import { getSite, getSiteProperty, sendEnquiry } from '#contract/sites.ts';
import { found, notFound } from '../errors.ts';
import { once, replay } from '../http/idempotency.ts';
import { type Api, serve } from '../http/serve.ts';
import { keyedMutex } from '../lib/keyedMutex.ts';
import { receiveEnquiry } from './enquiries/enquiries.ts';
import { countEnquiry, isFromProgram, notALead, refuseHasty } from './enquiries/enquiryLimits.ts';
import { isSlug, showProperty, showSite } from './pages/queries.ts';

type Answered = Answer<typeof sendEnquiry>;

// Not the lead's id: it would reveal earlier enquiries, their number, or that a bot was recognised.
const answered = (): Answered => ({ data: { id: randomInt(1, MAX_ID) } });

/** Published sites for everyone: their data, and enquiries. */
export const siteRoutes = (api: Api): void => {
  serve(api, getSite, async ({ params, query, db }) => ({
    data: found(await db.asPublic(params.slug, async (tx, site) => site && showSite(tx, site, query.page))),
  }));

  serve(api, getSiteProperty, async ({ params, db }) => ({
    data: found(await db.asPublic(params.slug, async (tx, site) => site && showProperty(tx, site, params.id))),
  }));

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
