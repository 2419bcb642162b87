import { randomInt } from 'node:crypto';
import type { Answer } from '#contract/endpoint.ts';
import { MAX_ID } from '#contract/fields.ts';
import { sendEnquiry } from '#contract/sites.ts';
import { notFound } from '../errors.ts';
import { type Api, serve } from '../http/serve.ts';
import { isSlug } from '../sites/pages/queries.ts';
import { takeEnquiry } from './takeEnquiry.ts';

/** Enquiries on brokers' sites; those about homes on the platform are among the routes of homes. */
export const enquiryRoutes = (api: Api): void => {
  serve(api, sendEnquiry, async ({ params: { slug }, body, db, repeat, request }) => {
    if (!isSlug(slug)) throw notFound();
    return takeEnquiry<Answer<typeof sendEnquiry>>({
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
