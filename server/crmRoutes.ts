import type { Api } from './http/serve.ts';
import { leadImportRoutes } from './leads/import/importRoutes.ts';
import { leadRoutes } from './leads/routes.ts';
import { leadToolRoutes } from './leads/toolRoutes.ts';
import { leadWorkRoutes } from './leads/workRoutes.ts';

/** Every call of the CRM: leads, their timelines and plans, merges and views, imports. */
export const crmRoutes = (api: Api): void => {
  leadRoutes(api);
  leadWorkRoutes(api);
  leadToolRoutes(api);
  leadImportRoutes(api);
};
