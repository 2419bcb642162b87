import { listMySites, listTemplates, publishSite, siteTemplates } from '../../contract/templates';
import { type Api, serve } from '../http/serve';
import { listOwnSites, publish } from './queries';

/** The templates and the broker's own published site (specification 001, section 7). */
export const templateRoutes = (api: Api): void => {
  serve(api, listTemplates, async () => ({
    data: siteTemplates.options.map(({ value, label }) => ({ name: value, label })),
  }));

  serve(api, listMySites, async ({ session: { brokerId }, db }) => ({
    data: await db.withTenant(brokerId, (tx) => listOwnSites(tx, brokerId)),
  }));

  serve(api, publishSite, async ({ body, session: { brokerId }, db }) => ({
    data: await db.withTenant(brokerId, (tx) => publish(tx, brokerId, body.template)),
  }));
};
