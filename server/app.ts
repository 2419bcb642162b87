import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import type { DemoAccount } from '#contract/demo.ts';
import type { OtpSender } from './auth/otpSender.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { type RecentValues, recentValues } from './health/recentValues.ts';
import { timedDatabase } from './health/timedDatabase.ts';
import { type Homes, openHomes } from './homes/homes.ts';
import type { FreshIndex } from './homes/index/loadHomes.ts';
import type { BuiltHomes } from './homes/pages/builtHomes.ts';
import { homesPageRoutes } from './homes/pages/pageRoutes.ts';
import { callLimits } from './http/callLimits.ts';
import { allowOrigins } from './http/cors.ts';
import { crawlerRoutes } from './http/crawlers.ts';
import { handleErrors } from './http/errorHandler.ts';
import { routeByHost } from './http/hosts.ts';
import { makeServer } from './http/makeServer.ts';
import { acceptMultipart } from './http/multipart.ts';
import { servePages } from './http/pages.ts';
import { secure } from './http/security.ts';
import type { Api } from './http/serve.ts';
import { uploadFolder } from './http/uploadedFile.ts';
import { concurrencyLimit } from './lib/concurrencyLimit.ts';
import { SITE_PAGES } from './limits/homes.ts';
import { COMPRESS_FROM_BYTES } from './limits/server.ts';
import type { PhotoStore } from './media/types.ts';
import { apiRoutes } from './routes.ts';
import { type Alerts, startAlerts } from './seekers/alerts/alerts.ts';
import { cacheSupport } from './settings/cacheSupport.ts';
import { type DomainSetting, domainContextOf } from './sites/domains/check.ts';
import type { CheckRate } from './sites/domains/domainCheckLimit.ts';
import { siteOfHost } from './sites/domains/siteHosts.ts';
import type { BuiltSites } from './sites/pages/builtSites.ts';
import { sitePageRoutes } from './sites/pages/pageRoutes.ts';
import { cachePublishedSlugs } from './sites/pages/publishedSlugs.ts';
import { sitePages } from './sites/pages/sitePages.ts';
import { siteSources } from './sites/pages/siteSources.ts';
import { sitesOnDomains } from './sites/pages/sitesOnDomains.ts';
import { countVisits, type Visits } from './visits/visits.ts';

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
  readonly photoStore: PhotoStore;
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
  /** Finds homes for saved searches. The caller runs it again and again. */
  readonly alerts?: Alerts;
  /** The durations of database calls, for the operator's health page. */
  readonly calls?: RecentValues;
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

/** Builds the server with every route; it does not listen yet. Closing it leaves the database open. */
export const buildApp = async (dependencies: Dependencies): Promise<FastifyInstance> => {
  const {
    config,
    clientFolder,
    builtSites,
    builtHomes,
    homes = openHomes(dependencies.db),
    index = homes.index,
    calls = recentValues(),
    visits = countVisits(dependencies.db),
    domainCheckRate,
  } = dependencies;
  const db = timedDatabase(dependencies.db, calls);
  const reads = dependencies.reads ? timedDatabase(dependencies.reads, calls) : db;
  const { alerts = startAlerts(db, index), demoAccounts = [] } = dependencies;
  const http = makeServer(config);
  const domainContext = domainContextOf(db, config, domainCheckRate);
  const siteOf = siteOfHost(reads);
  handleErrors(http);
  const tls = config.publicUrl?.startsWith('https:') ?? false;
  await secure(http, { tls, crossOrigin: config.corsOrigins.length > 0 });
  const sources = siteSources(reads);
  const pages = builtSites && sitePages({ sources, assets: builtSites.assets, render: queued(builtSites.render) });
  routeByHost(http, {
    ownHost: domainContext.ownHost,
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
  http.addHook('onListen', async () => homes.warm());
  apiRoutes(api, { ...dependencies, demoAccounts, homes, index, alerts, calls, domainContext, siteOf, sources });
  const origin = originOf(config.publicUrl);
  if (pages) sitePageRoutes(http, pages, visits, origin);
  const about = { origin, visits, reads, support: cacheSupport(reads) };
  if (builtHomes) homesPageRoutes(api, homes, { ...builtHomes, render: queued(builtHomes.render) }, about);
  if (clientFolder) {
    crawlerRoutes(http, origin, { publishedSlugs: cachePublishedSlugs(db), homes: homes.sitemaps });
    await servePages(http, clientFolder, sources.exists, about);
  } else http.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'Not found' }));
  return http;
};
