import type { Api } from '../http/serve.ts';
import { leadImportRoutes } from './import/importRoutes.ts';
import { leadRoutes } from './routes.ts';
import { leadToolRoutes } from './toolRoutes.ts';
import { leadWorkRoutes } from './workRoutes.ts';

/** Every call of the CRM: leads, their timelines and plans, merges and views, imports. */
export const crmRoutes = (api: Api): void => {
  leadRoutes(api);
  leadWorkRoutes(api);
  leadToolRoutes(api);
  leadImportRoutes(api);
};
