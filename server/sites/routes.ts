import { randomInt } from 'node:crypto';
import { getSite, getSiteProperty, sendEnquiry } from '../../contract/sites';
import { found, notFound } from '../http/errors';
import { once } from '../http/idempotency';
import { type Api, serve } from '../http/serve';
import { receiveEnquiry } from './enquiries';
import { countEnquiry, isFromProgram, refuseHasty } from './enquiryLimits';
import { showProperty, showSite, siteExists } from './queries';

// As an enquiry's may be: a program learns nothing from it.
const unkeptId = (): number => randomInt(1, 100_000);

/** Published sites, for everyone: what they show, and their enquiries (decisions: "Shapes on the wire"). */
export const siteRoutes = (api: Api): void => {
  serve(api, getSite, async ({ params, db }) => ({
    data: found(await db.asPublic(params.slug, async (tx, site) => site && showSite(tx, site))),
  }));

  serve(api, getSiteProperty, async ({ params, db }) => ({
    data: found(await db.asPublic(params.slug, async (tx, site) => site && showProperty(tx, site, params.id))),
  }));

  serve(api, sendEnquiry, async ({ params: { slug }, body, db, repeat, request }) => {
    // Only for a site that is there: nobody fills the counts with names of their own.
    if (!(await siteExists(db, slug))) throw notFound();
    refuseHasty(body);
    await db.asSignIn((tx) => countEnquiry(tx, slug, request.ip));
    return db.asPublic(slug, (tx, visited) => {
      const site = found(visited);
      const receive = () => (isFromProgram(body) ? unkeptId() : receiveEnquiry(tx, site, body));
      return once(tx, repeat, async () => ({ data: { id: await receive() } }));
    });
  });
};
