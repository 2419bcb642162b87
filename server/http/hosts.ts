import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSameHost, originOn, readHost } from './hostName.ts';
import { nonceOf } from './security.ts';

/** A page of a site that somebody asked for on the site's own domain. */
export interface SitePageRequest {
  readonly slug: string;
  /** The address in front of the path: `https://homes.example.com`. */
  readonly origin: string;
  readonly path: string;
}

/** The slug of the site that a domain leads to; undefined when it is not connected, or its broker not active. */
export type SiteOfHost = (domain: string) => Promise<string | undefined>;

/** Answers for a site on its own domain: its pages, its robots.txt and its sitemap. */
export type ServeSite = (
  request: FastifyRequest,
  reply: FastifyReply,
  asked: SitePageRequest,
) => Promise<FastifyReply> | FastifyReply;

interface HostSettings {
  readonly ownHost: string | undefined;
  readonly publicUrl: string | undefined;
  /** What was built for the pages of sites: their scripts and faces, by path. */
  readonly siteFiles: ReadonlySet<string>;
  readonly siteOf: SiteOfHost;
  /** Absent where nothing is built that could show a page. */
  readonly serveSite: ServeSite | undefined;
}

// What the pages of sites load besides what was built for them.
const FILES = /^\/(media\/[\w-]+\.webp|pictures\/[\w-]+\.svg|start\.js|favicon\.(ico|svg))$/;
const PAGES = /^\/([\w-]{1,200}\/?|robots\.txt|sitemap\.xml)?$/;

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/';

// No page of a site is there.
const NOWHERE = '/-';

const isEnquiry = ({ method }: FastifyRequest, path: string, slug: string): boolean =>
  method === 'POST' && path === `/api/sites/${slug}/enquiries`;

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

const isSaidTwice = ({ raw }: FastifyRequest): boolean =>
  raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1;

// A whole address in the request line names a host, too: were it another one, each side could believe what it likes.
const isContradicted = ({ originalUrl, headers }: FastifyRequest): boolean => {
  const named = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(originalUrl)?.[1];
  return named !== undefined && named.toLowerCase() !== headers.host?.toLowerCase();
};

// A proxy that is believed names the host that was asked for. Were it another one than the request's own, which may come from a
// stranger whose header the proxy passed on, each side could believe what it likes.
const isForwardedElsewhere = (request: FastifyRequest, ownHost: string | undefined): boolean =>
  !isSameHost(readHost(request.host, ownHost), readHost(request.headers.host ?? '', ownHost));

const nobodysPage = (nonce: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not Found</title>
<style nonce="${nonce}">:root{color-scheme:light dark}body{font-family:system-ui,sans-serif;line-height:1.5;max-width:34rem;margin:12vh auto;padding:0 24px}</style>
</head><body><h1>Not Found</h1><p>No website is here.</p><p>Is this your domain? Open Website Templates in your broker panel and
press Check Status: it says what is still missing.</p></body></html>
`;

const refused = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').send({ message: 'Not found' });

const nobodys = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (!isRead(request) || !request.headers.accept?.includes('text/html')) return refused(reply);
  void reply.code(404).header('cache-control', 'no-store');
  return reply.type('text/html; charset=utf-8').send(nobodysPage(nonceOf(request.raw)));
};

/**
 * Decides by the host that was asked for: the platform on its own name, localhost and IP addresses; on a connected domain its
 * site, what that loads and its enquiries; nothing anywhere else. A proxy passes `Host` on; its `X-Forwarded-Host` may say the
 * same or nothing.
 */
export const routeByHost = (http: FastifyInstance, settings: HostSettings): void => {
  const { ownHost, publicUrl, siteFiles, siteOf, serveSite } = settings;
  http.addHook('onRequest', async (request, reply) => {
    if (isSaidTwice(request) || isContradicted(request) || isForwardedElsewhere(request, ownHost))
      return nobodys(request, reply);
    const host = readHost(request.host, ownHost);
    if (host?.kind === 'own') return;
    const slug = host && (await siteOf(host.name));
    if (!host || slug === undefined) return nobodys(request, reply);
    const path = pathOf(request);
    if (isEnquiry(request, path, slug)) return;
    if (!isRead(request) || !serveSite || path.startsWith('/api/')) return refused(reply);
    if (siteFiles.has(path) || FILES.test(path)) return;
    const origin = originOn(publicUrl, host.name, request.protocol);
    return serveSite(request, reply, { slug, origin, path: PAGES.test(path) ? path : NOWHERE });
  });
};
