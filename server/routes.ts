import { type DemoAccount, listDemoAccounts } from '#contract/demo.ts';
import { getReady } from '#contract/health.ts';
import { auditRoutes } from './audit/routes.ts';
import { accountRoutes } from './auth/accountRoutes.ts';
import type { OtpSender } from './auth/otpSender.ts';
import { authRoutes } from './auth/routes.ts';
import { brokerRoutes } from './brokers/routes.ts';
import type { Config } from './config.ts';
import { enquiryRoutes } from './enquiries/routes.ts';
import { HttpError } from './errors.ts';
import { figureRoutes } from './figures/routes.ts';
import { metricsRoute } from './health/readMetrics.ts';
import { type RecentValues, recentValues } from './health/recentValues.ts';
import { healthRoutes } from './health/routes.ts';
import type { Homes } from './homes/homes.ts';
import type { FreshIndex } from './homes/index/loadHomes.ts';
import { homeRoutes } from './homes/routes.ts';
import type { SiteOfHost } from './http/hosts.ts';
import { openApiRoutes } from './http/openapi.ts';
import { type Api, serve } from './http/serve.ts';
import { leadImportRoutes } from './leads/import/importRoutes.ts';
import { leadRoutes } from './leads/routes.ts';
import { leadToolRoutes } from './leads/toolRoutes.ts';
import { leadWorkRoutes } from './leads/workRoutes.ts';
import { mailRoutes } from './mail/routes.ts';
import { mediaRoutes } from './media/routes.ts';
import type { PhotoStore } from './media/types.ts';
import { moderationRoutes } from './moderation/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { operatorRoutes } from './operators/routes.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { propertyLifeRoutes } from './properties/lifeRoutes.ts';
import { propertyRoutes } from './properties/routes.ts';
import { quotaRoutes } from './quotas/routes.ts';
import type { Alerts } from './seekers/alerts/alerts.ts';
import { seekerRoutes } from './seekers/routes.ts';
import { settingRoutes } from './settings/routes.ts';
import type { DomainContext } from './sites/domains/check.ts';
import { domainRoutes } from './sites/domains/routes.ts';
import { managedSiteRoutes } from './sites/managed/routes.ts';
import type { SiteSources } from './sites/pages/siteSources.ts';
import { templateRoutes } from './sites/publishing/routes.ts';
import { siteRoutes } from './sites/routes.ts';
import { userRoutes } from './users/routes.ts';

interface Parts {
  readonly config: Pick<
    Config,
    'dataDir' | 'commit' | 'mail' | 'mailUrl' | 'mailFrom' | 'auditDays' | 'publicUrl' | 'metricsToken'
  >;
  readonly photoStore: PhotoStore;
  readonly sendOtp?: OtpSender;
  readonly demoAccounts: readonly DemoAccount[];
  readonly homes: Homes;
  readonly index: FreshIndex;
  readonly alerts: Alerts;
  readonly calls: RecentValues;
  readonly domainContext: DomainContext;
  readonly siteOf: SiteOfHost;
  readonly sources: SiteSources;
  readonly stopping?: AbortSignal;
}

const platformRoutes = (api: Api, { config, calls, demoAccounts, stopping }: Parts): void => {
  const { metricsToken, dataDir, commit, publicUrl } = config;
  serve(api, getReady, async ({ db }) => {
    if (stopping?.aborted) throw new HttpError(503, 'The server is about to stop');
    await db.asSystem(async () => undefined);
    return { ready: true };
  });
  serve(api, listDemoAccounts, async () => ({ data: [...demoAccounts] }));
  metricsRoute(api.http, metricsToken, { db: api.db, dataDir });
  healthRoutes(api, { calls, responses: recentValues(), dataDir, commit });
  openApiRoutes(api, publicUrl);
};

/** The routes of all calls, and of photos; a new noun's come here. */
export const apiRoutes = (api: Api, parts: Parts): void => {
  const { config, photoStore, sendOtp, homes, index, alerts, domainContext, siteOf, sources } = parts;
  platformRoutes(api, parts);
  authRoutes(api, sendOtp);
  accountRoutes(api, config.mail);
  mailRoutes(api, config);
  brokerRoutes(api, { photoStore });
  leadRoutes(api);
  leadWorkRoutes(api);
  leadToolRoutes(api);
  leadImportRoutes(api);
  notificationRoutes(api);
  profileRoutes(api, { photoStore, sendsMail: config.mail !== 'off' });
  operatorRoutes(api);
  userRoutes(api);
  propertyRoutes(api, photoStore);
  propertyLifeRoutes(api, photoStore);
  moderationRoutes(api, photoStore);
  settingRoutes(api, config);
  auditRoutes(api);
  privacyRoutes(api, config, sendOtp);
  quotaRoutes(api);
  templateRoutes(api, domainContext);
  managedSiteRoutes(api, domainContext);
  domainRoutes(api, siteOf);
  siteRoutes(api, sources);
  enquiryRoutes(api);
  homeRoutes(api, homes);
  figureRoutes(api, index);
  seekerRoutes(api, alerts, index);
  mediaRoutes(api.http, { photoStore, db: api.db });
};
