import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '#contract/paths.ts';
import { isSameHost, originOn, readHost } from './hostName.ts';
import { nonceOf } from './security.ts';

/** A request for a page of a site on the site's own domain. */
export interface SitePageRequest {
  readonly slug: string;
  /** The origin of the site: `https://homes.example.com`. */
  readonly origin: string;
  readonly path: string;
}

/** The slug of a domain's site; undefined if the domain is not connected, or its broker is not active. */
export type SiteOfHost = (domain: string) => Promise<string | undefined>;

/** Serves a site on its own domain: its pages, its robots.txt and its sitemap. */
export type ServeSite = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: SitePageRequest,
) => Promise<FastifyReply> | FastifyReply;

interface HostSettings {
  readonly ownHost: string | undefined;
  readonly publicUrl: string | undefined;
  /** Paths of the built files (scripts, fonts) that site pages load. */
  readonly siteFiles: ReadonlySet<string>;
  readonly siteOf: SiteOfHost;
  /** Undefined if the renderer of site pages is not built. */
  readonly serveSite: ServeSite | undefined;
}

// Other files that site pages load.
const FILES = /^\/(media\/[\w-]+\.webp|pictures\/[\w-]+\.svg|start\.js|favicon\.(ico|svg))$/;
const PAGES = /^\/([\w-]{1,200}\/?|robots\.txt|sitemap\.xml)?$/;

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/';

// A path that is never a page of a site.
const NOWHERE = '/-';

const isEnquiry = ({ method }: FastifyRequest, path: string, slug: string): boolean =>
  method === 'POST' && path === `/api/sites/${slug}/enquiries`;

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

const hasTwoHosts = ({ raw }: FastifyRequest): boolean =>
  raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1;

// An absolute URL in the request line also names a host. If the two differ, a proxy and this server could disagree.
const isContradicted = ({ originalUrl, headers }: FastifyRequest): boolean => {
  const named = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(originalUrl)?.[1];
  return named !== undefined && named.toLowerCase() !== headers.host?.toLowerCase();
};

// A trusted proxy may pass on an `X-Forwarded-Host` that a stranger sent. It must agree with the request's own host.
const isForwardedElsewhere = (request: FastifyRequest, ownHost: string | undefined): boolean =>
  !isSameHost(readHost(request.host, ownHost), readHost(request.headers.host ?? '', ownHost));

const unknownHostPage = (nonce: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not Found</title>
<style nonce="${nonce}">:root{color-scheme:light dark}body{font-family:system-ui,sans-serif;line-height:1.5;max-width:34rem;margin:12vh auto;padding:0 24px}</style>
</head><body><h1>Not Found</h1><p>There is no website at this address.</p>
<p>Is this your domain? Open Website Templates in your broker panel
and press Check Status to see what is missing.</p></body></html>
`;

const refused = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').send({ message: 'Not found' });

const unknownHost = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (!isRead(request) || !request.headers.accept?.includes('text/html')) return refused(reply);
  void reply.code(404).header('cache-control', 'no-store');
  return reply.type('text/html; charset=utf-8').send(unknownHostPage(nonceOf(request.raw)));
};

/**
 * Routes by host: the platform on its own name, localhost and IP addresses; on a connected domain its site, the files of its
 * pages, its enquiries, and a redirect to the platform's privacy page; 404 on any other host. A proxy must pass `Host`
 * on; its `X-Forwarded-Host` must agree or be absent.
 */
export const routeByHost = (http: FastifyInstance, settings: HostSettings): void => {
  const { ownHost, publicUrl, siteFiles, siteOf, serveSite } = settings;
  http.addHook('onRequest', async (request, reply) => {
    if (hasTwoHosts(request) || isContradicted(request) || isForwardedElsewhere(request, ownHost))
      return unknownHost(request, reply);
    const host = readHost(request.host, ownHost);
    if (host?.kind === 'own') return;
    const slug = host && (await siteOf(host.name));
    if (!host || slug === undefined) return unknownHost(request, reply);
    const path = pathOf(request);
    if (isEnquiry(request, path, slug)) return;
    if (!isRead(request) || !serveSite || path.startsWith('/api/')) return refused(reply);
    // Linked in the footer of sites.
    if (path === paths.privacyRequests && publicUrl) return reply.redirect(new URL(path, publicUrl).href);
    if (siteFiles.has(path) || FILES.test(path)) return;
    const origin = originOn(publicUrl, host.name, request.protocol);
    return serveSite(request, reply, { slug, origin, path: PAGES.test(path) ? path : NOWHERE });
  });
};
