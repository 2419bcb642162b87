import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { type DemoAccount, listDemoAccounts } from '#contract/demo.ts';
import { getReady } from '#contract/health.ts';
import { auditRoutes } from './audit/routes.ts';
import { accountRoutes } from './auth/accountRoutes.ts';
import type { OtpSender } from './auth/otpSender.ts';
import { authRoutes } from './auth/routes.ts';
import { brokerRoutes } from './brokers/routes.ts';
import type { Config } from './config.ts';
import { crmRoutes } from './crmRoutes.ts';
import type { Database } from './db/database.ts';
import { enquiryRoutes } from './enquiries/routes.ts';
import { HttpError } from './errors.ts';
import { metricsRoute } from './health/readMetrics.ts';
import { recentValues } from './health/recentValues.ts';
import { healthRoutes } from './health/routes.ts';
import { timedDatabase } from './health/timedDatabase.ts';
import { type Homes, keepHomes } from './homes/homes.ts';
import type { FreshIndex } from './homes/index/loadHomes.ts';
import type { BuiltHomes } from './homes/pages/builtHomes.ts';
import { homesPageRoutes } from './homes/pages/pageRoutes.ts';
import { homeRoutes } from './homes/routes.ts';
import { callLimits } from './http/callLimits.ts';
import { allowOrigins } from './http/cors.ts';
import { crawlerRoutes } from './http/crawlers.ts';
import { handleErrors } from './http/errorHandler.ts';
import { ownHostOf } from './http/hostName.ts';
import { routeByHost } from './http/hosts.ts';
import { makeServer } from './http/makeServer.ts';
import { acceptMultipart } from './http/multipart.ts';
import { openApiRoutes } from './http/openapi.ts';
import { servePages } from './http/pages.ts';
import { secure } from './http/security.ts';
import { type Api, serve } from './http/serve.ts';
import { uploadFolder } from './http/uploadedFile.ts';
import { concurrencyLimit } from './lib/concurrencyLimit.ts';
import { COMPRESS_FROM_BYTES } from './limits/policy.ts';
import { ALERTS_EVERY_MS } from './limits/seekers.ts';
import { DOMAIN_CHECKS, SITE_PAGES } from './limits/sites.ts';
import { mailRoutes } from './mail/routes.ts';
import { mediaRoutes } from './media/routes.ts';
import type { ImageStore } from './media/types.ts';
import { moderationRoutes } from './moderation/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { operatorRoutes } from './operators/routes.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { propertyLifeRoutes } from './properties/lifeRoutes.ts';
import { propertyRoutes } from './properties/routes.ts';
import { quotaRoutes } from './quotas/routes.ts';
import { reportRoutes } from './reports/routes.ts';
import { keepAlerts } from './seekers/alerts/alerts.ts';
import { seekerRoutes } from './seekers/routes.ts';
import { keepSupport } from './settings/keepSupport.ts';
import { settingRoutes } from './settings/routes.ts';
import { siteDeskRoutes } from './sites/desk/routes.ts';
import type { DomainDesk } from './sites/domains/check.ts';
import { askDns } from './sites/domains/dns.ts';
import type { CheckRate } from './sites/domains/domainCheckLimit.ts';
import { domainRoutes } from './sites/domains/routes.ts';
import { siteOfHost } from './sites/domains/siteHosts.ts';
import type { BuiltSites } from './sites/pages/builtSites.ts';
import { sitePageRoutes } from './sites/pages/pageRoutes.ts';
import { keepPublishedSlugs } from './sites/pages/publishedSlugs.ts';
import { sitePages } from './sites/pages/sitePages.ts';
import { siteSources } from './sites/pages/siteSources.ts';
import { sitesOnDomains } from './sites/pages/sitesOnDomains.ts';
import { templateRoutes } from './sites/publishing/routes.ts';
import { siteRoutes } from './sites/routes.ts';
import { userRoutes } from './users/routes.ts';
import { countVisits, type Visits } from './visits/visits.ts';

type DomainSetting = 'production' | 'publicUrl' | 'siteIpv4' | 'dnsServers';

/** The dependencies of domain work, built from the settings. */
export const domainDesk = (
  db: Database,
  { production, publicUrl, siteIpv4, dnsServers }: Pick<Config, DomainSetting>,
  checkRate: CheckRate = DOMAIN_CHECKS,
): DomainDesk => ({
  db,
  dns: askDns(dnsServers),
  siteIpv4,
  ownHost: ownHostOf(publicUrl),
  isOpen: !production || publicUrl !== undefined,
  checkRate,
});

/** The dependencies of the server; tests pass their own. */
export interface Dependencies {
  readonly config: Pick<
    Config,
    | 'logLevel'
    | 'trustProxy'
    | 'publicUrl'
    | 'corsOrigins'
    | 'dataDir'
    | 'mail'
    | 'mailUrl'
    | 'mailFrom'
    | 'requireSecondFactor'
    | 'auditDays'
    | 'commit'
    | 'metricsToken'
    | DomainSetting
  >;
  readonly db: Database;
  /** The database that visitors' pages read from, `db` by default; it may lag. */
  readonly reads?: Database;
  readonly images: ImageStore;
  /** Sends signup codes to phones; without it a signup needs no code. */
  readonly sendOtp?: OtpSender;
  /** The folder of the built browser app; undefined in development, where Vite serves the pages. */
  readonly clientFolder?: string;
  /** The renderer of published sites; without it the app shows them in the browser. */
  readonly builtSites?: BuiltSites;
  readonly builtHomes?: BuiltHomes;
  /** Shown on the sign-in pages of a demo server. */
  readonly demoAccounts?: readonly DemoAccount[];
  /** The public homes, which the jobs read, too. */
  readonly homes?: Homes;
  /** The index for alerts and panels, for when the index of `homes` may lag. */
  readonly index?: FreshIndex;
  /** Counts page visits in memory. The caller stores them. */
  readonly visits?: Visits;
  /** The rate limit of a broker's DNS checks; tests check faster than people. */
  readonly domainCheckRate?: CheckRate;
  /** Aborted when the server is about to stop. */
  readonly stopping?: AbortSignal;
}

const originOf = (publicUrl = ''): string => publicUrl.replace(/\/+$/, '');

const queued = <Order>(render: (order: Order) => Promise<string>): ((order: Order) => Promise<string>) => {
  const limited = concurrencyLimit(SITE_PAGES);
  return (order) => limited(() => render(order));
};

const platformRoutes = (
  api: Api,
  accounts: readonly DemoAccount[],
  { config: { metricsToken, dataDir }, stopping }: Pick<Dependencies, 'config' | 'stopping'>,
): void => {
  serve(api, getReady, async ({ db }) => {
    if (stopping?.aborted) throw new HttpError(503, 'The server is about to stop');
    await db.asSystem(async () => undefined);
    return { ready: true };
  });
  serve(api, listDemoAccounts, async () => ({ data: [...accounts] }));
  metricsRoute(api.http, metricsToken, { db: api.db, dataDir });
};

/** Saved homes and searches. Checks for changed homes while the server listens. */
const searching = (api: Api, index: FreshIndex): void => {
  const { http, db } = api;
  const alerts = keepAlerts(db, index);
  seekerRoutes(api, alerts, index);
  let timer: NodeJS.Timeout | undefined;
  http.addHook('onListen', async () => {
    timer = setInterval(() => {
      alerts.run().catch((error: unknown) => http.log.warn({ err: error }, 'looking for alerts failed'));
    }, ALERTS_EVERY_MS);
  });
  http.addHook('onClose', async () => clearInterval(timer));
};

/** Builds the server with every route; it does not listen yet. Closing it leaves the database open. */
export const buildApp = async (dependencies: Dependencies): Promise<FastifyInstance> => {
  const {
    config,
    images,
    sendOtp,
    clientFolder,
    builtSites,
    builtHomes,
    demoAccounts = [],
    homes = keepHomes(dependencies.db),
    index = homes.index,
    visits = countVisits(dependencies.db),
    domainCheckRate,
  } = dependencies;
  const calls = recentValues();
  const db = timedDatabase(dependencies.db, calls);
  const reads = dependencies.reads ? timedDatabase(dependencies.reads, calls) : db;
  const http = makeServer(config);
  const desk = domainDesk(db, config, domainCheckRate);
  const siteOf = siteOfHost(reads);
  const tls = config.publicUrl?.startsWith('https:') ?? false;
  handleErrors(http);
  await secure(http, { tls, crossOrigin: config.corsOrigins.length > 0 });
  const sources = siteSources(reads);
  const pages = builtSites && sitePages({ sources, assets: builtSites.assets, render: queued(builtSites.render) });
  routeByHost(http, {
    ownHost: desk.ownHost,
    publicUrl: config.publicUrl,
    siteFiles: builtSites?.files ?? new Set(),
    siteOf,
    serveSite: pages && sitesOnDomains(pages, visits),
  });
  allowOrigins(http, config.corsOrigins);
  // Responses only: strangers must not make the server decompress.
  await http.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: COMPRESS_FROM_BYTES,
    globalDecompression: false,
  });
  await acceptMultipart(http);

  const api: Api = {
    http,
    db,
    limits: callLimits(),
    uploads: uploadFolder(config.dataDir),
    requireSecondFactor: config.requireSecondFactor,
  };
  platformRoutes(api, demoAccounts, dependencies);
  healthRoutes(api, { calls, responses: recentValues(), dataDir: config.dataDir, commit: config.commit });
  authRoutes(api, sendOtp);
  accountRoutes(api, config.mail);
  mailRoutes(api, config);
  brokerRoutes(api, { images });
  crmRoutes(api);
  notificationRoutes(api);
  profileRoutes(api, { images, sendsMail: config.mail !== 'off' });
  operatorRoutes(api);
  userRoutes(api);
  propertyRoutes(api, images);
  propertyLifeRoutes(api, images);
  moderationRoutes(api, images);
  settingRoutes(api, config);
  auditRoutes(api);
  privacyRoutes(api, config, sendOtp);
  quotaRoutes(api);
  templateRoutes(api, desk);
  siteDeskRoutes(api, desk);
  domainRoutes(api, siteOf);
  siteRoutes(api, sources);
  enquiryRoutes(api);
  http.addHook('onListen', async () => homes.warm());
  homeRoutes(api, homes);
  reportRoutes(api, index);
  searching(api, index);
  openApiRoutes(api, config.publicUrl);
  mediaRoutes(http, { images, db });
  const origin = originOf(config.publicUrl);
  if (pages) sitePageRoutes(http, pages, visits, origin);
  const about = { origin, visits, reads, support: keepSupport(reads) };
  if (builtHomes) homesPageRoutes(api, homes, { ...builtHomes, render: queued(builtHomes.render) }, about);
  if (clientFolder) {
    crawlerRoutes(http, origin, { publishedSlugs: keepPublishedSlugs(db), homes: homes.sitemaps });
    await servePages(http, clientFolder, sources.exists, about);
  } else http.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'Not found' }));
  return http;
};
