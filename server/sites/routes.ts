import { getSite, sendEnquiry } from '../../contract/sites';
import { found } from '../http/errors';
import { once } from '../http/idempotency';
import { type Api, serve } from '../http/serve';
import { receiveEnquiry } from './enquiries';
import { showSite } from './queries';

/** Published sites, for everyone: what they show, and their enquiries (decisions: "Shapes on the wire"). */
export const siteRoutes = (api: Api): void => {
  serve(api, getSite, async ({ params, db }) => ({
    data: found(await db.asPublic(params.slug, async (tx, site) => site && showSite(tx, site))),
  }));

  serve(api, sendEnquiry, ({ params, body, db, repeat }) =>
    db.asPublic(params.slug, (tx, visited) => {
      const site = found(visited);
      return once(tx, repeat, async () => ({ data: { id: await receiveEnquiry(tx, site, body) } }));
    }),
  );
};
