import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { paths, publicPaths } from '#contract/paths.ts';
import { type SupportContact, supportContact } from '#contract/supportContact.ts';
import { siteTemplates } from '#contract/templates.ts';
import { FILE_MAX_AGE_S, IMMUTABLE_MAX_AGE_S, STREAM_TIMEOUT_MS } from '../limits/server.ts';
import { OF_PLATFORM, type Visits } from '../visits/visits.ts';
import { canonicalPathFor } from './canonicalPath.ts';
import { pageSender } from './pageSender.ts';
import { prerenderedFor, prerenderedNotFound, readPrerendered } from './prerenderedPages.ts';
import { nonceOf } from './security.ts';
import { NONCE, ORIGIN } from './shell.ts';
import { withSupport } from './withSupport.ts';

/** What all public pages need. */
export interface PageParts {
  /** Makes the social card's URL absolute; may be empty. */
  readonly origin: string;
  readonly visits: Visits;
  /** The contact in the footer. */
  readonly support: () => Promise<SupportContact>;
}

/** Whether `/site/{slug}` shows a site. */
export type SiteExists = (slug: string) => Promise<boolean>;

// Pages of links whose URL contains a token.
const tokenPages = [
  ...[paths.resetPassword, paths.confirmEmail, paths.unsubscribe],
  ...[paths.privacyRequests, paths.privacyCopy],
];
// At any other path the app is sent with status 404.
const exact: ReadonlySet<string> = new Set([
  ...publicPaths,
  paths.auth,
  paths.account,
  paths.forgotPassword,
  ...tokenPages,
]);

// The panels redirect unknown pages to the dashboard themselves.
const areas = [paths.superadmin.root, paths.broker.root];

// The path as the app's router reads it, with each segment decoded once. Empty if it cannot be decoded.
const readPath = (path: string): string => {
  try {
    return path
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return '';
  }
};

// Below `preview/` are the templates' previews.
const slugIn = (page: string): string | undefined => /^\/site\/(?!preview\/)([^/]+)(?:\/[^/]+)?\/?$/.exec(page)?.[1];

const isPage = async (page: string, siteExists: SiteExists): Promise<boolean> => {
  const bare = page.length > 1 ? page.replace(/\/$/, '') : page;
  if (exact.has(bare) || areas.some((area) => bare === area || bare.startsWith(`${area}/`))) return true;
  const template = /^\/site\/preview\/([^/]+)(?:\/[^/]+)?$/.exec(bare)?.[1];
  if (template !== undefined) return siteTemplates.values.some((known) => known === template);
  const slug = slugIn(page);
  return slug !== undefined && (await siteExists(slug));
};

const cachedFor =
  (policy: string): FastifyStaticOptions['setHeaders'] =>
  (reply) =>
    void reply.setHeader('cache-control', policy);

// In a separate scope, whose routes may take as long as a slow connection needs.
const serveFiles = (http: FastifyInstance, folder: string) =>
  http.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.handlerTimeout = STREAM_TIMEOUT_MS;
    });
    const files = { index: false, preCompressed: true, cacheControl: false } as const;
    // One route for all hashed files: a route for each of the several hundred would take memory and time.
    await scope.register(fastifyStatic, {
      ...files,
      root: join(folder, 'assets'),
      prefix: '/assets/',
      // The folder itself answers 404 instead of 403.
      allowedPath: (file) => !file.endsWith('/'),
      setHeaders: cachedFor(`public, max-age=${IMMUTABLE_MAX_AGE_S}, immutable`),
    });
    await scope.register(fastifyStatic, {
      ...files,
      root: folder,
      wildcard: false,
      globIgnore: ['index.html', '.vite/**', 'pages/**', 'assets/**'],
      decorateReply: false,
      setHeaders: cachedFor(`public, max-age=${FILE_MAX_AGE_S}`),
    });
  });

/** Memoizes `make` for the last argument, which rarely changes. */
const lastMade = <Given extends object, Made>(make: (given: Given) => Promise<Made>) => {
  let last: { readonly key: string; readonly made: Promise<Made> } | undefined;
  return (given: Given): Promise<Made> => {
    const key = JSON.stringify(given);
    if (last?.key !== key) last = { key, made: make(given) };
    return last.made;
  };
};

/**
 * Serves the built browser app: its files, the prerendered public pages, and for every other page the app's HTML with a
 * new style nonce. An unknown page answers 404 with the Not Found page; an unknown site answers 404 with the app's
 * HTML, which then shows that itself.
 */
export const servePages = async (
  http: FastifyInstance,
  folder: string,
  siteExists: SiteExists,
  { origin, visits, support }: PageParts,
): Promise<void> => {
  const html = readFileSync(join(folder, 'index.html'), 'utf8').replaceAll(ORIGIN, origin);
  const madeWith = lastMade((contact: SupportContact) =>
    readPrerendered(folder, origin, (page) => withSupport(page, contact)),
  );
  // Startup waits for the pages with the default contact, which most installations use.
  await madeWith(supportContact);
  const sender = pageSender('no-cache');
  await serveFiles(http, folder);
  http.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    // A missing file gets no page, unless a person typed its URL.
    const isRead = /\btext\/html\b/.test(request.headers.accept ?? '');
    const isFile = /^\/(api|media|assets)(\/|$)/.test(path) || (/\.\w+$/.test(path) && !isRead);
    if (isFile || (request.method !== 'GET' && request.method !== 'HEAD')) {
      return reply.code(404).send({ message: 'Not found' });
    }
    const canonical = canonicalPathFor(request.url);
    if (canonical) return reply.redirect(canonical, 301);
    const contact = await support();
    const prerendered = await madeWith(contact);
    const ready = prerenderedFor(prerendered, request.url);
    if (ready) {
      visits.count(request, OF_PLATFORM, ready.path);
      return sender.send(request, reply, ready.page);
    }
    const page = readPath(path);
    const known = await isPage(page, siteExists);
    const missing = known || slugIn(page) ? undefined : prerenderedNotFound(prerendered);
    if (missing) return sender.send(request, reply.code(404), missing);
    return reply
      .code(known ? 200 : 404)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        // The URL contains a token until the app removes it.
        ...(tokenPages.some((one) => page.startsWith(one)) && { 'referrer-policy': 'no-referrer' }),
      })
      .send(withSupport(html, contact).replaceAll(NONCE, nonceOf(request.raw)));
  });
};
