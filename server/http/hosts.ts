import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteOfHost } from '../domains/siteHosts';
import { readHost } from './hostName';
import { nonceOf } from './security';

/** A page of a site that somebody asked for on the site's own domain. */
export interface SitePageAsked {
  readonly slug: string;
  /** The address in front of the path: `https://homes.example.com`. */
  readonly origin: string;
  readonly path: string;
}

/** Answers for a site on its own domain: its pages, its robots.txt and its sitemap. */
export type AnswerSite = (
  request: FastifyRequest,
  reply: FastifyReply,
  asked: SitePageAsked,
) => Promise<FastifyReply> | FastifyReply;

interface HostSettings {
  readonly ownHost: string | undefined;
  /** The platform is reached over TLS, and so are the domains. */
  readonly tls: boolean;
  readonly siteOf: SiteOfHost;
  /** Absent where nothing is built that could show a page. */
  readonly answerSite: AnswerSite | undefined;
}

// What the pages of sites load.
const FILES = /^\/(assets\/[\w.-]+|media\/[\w-]+\.webp|pictures\/[\w-]+\.svg|start\.js|favicon\.(ico|svg))$/;
const PAGES = /^\/([\w-]{1,200}\/?|robots\.txt|sitemap\.xml)?$/;

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/';

const isCall = (request: FastifyRequest, path: string, slug: string): boolean => {
  const own = `/api/sites/${slug}`;
  if (request.method === 'POST') return path === `${own}/enquiries`;
  return path === own || (path.startsWith(`${own}/`) && /^(\/[\w-]+)+$/.test(path));
};

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

const isSaidTwice = ({ raw }: FastifyRequest): boolean =>
  raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1;

// A whole address in the request line names a host, too: were it another one, each side could believe what it likes.
const isContradicted = ({ originalUrl, headers }: FastifyRequest): boolean => {
  const named = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(originalUrl)?.[1];
  return named !== undefined && named.toLowerCase() !== headers.host?.toLowerCase();
};

const nobodysPage = (nonce: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Not Found</title>
<style nonce="${nonce}">body{font-family:system-ui,sans-serif;line-height:1.5;max-width:34rem;margin:12vh auto;padding:0 24px}</style>
</head><body><h1>Not Found</h1><p>No website is here.</p><p>Is this your domain? Open Website Templates in your broker panel and
press Check Status: it says what is still missing.</p></body></html>
`;

const nobodys = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  void reply.code(404).header('cache-control', 'no-store');
  if (!isRead(request) || !request.headers.accept?.includes('text/html')) return reply.send({ message: 'Not found' });
  return reply.type('text/html; charset=utf-8').send(nobodysPage(nonceOf(request.raw)));
};

/**
 * Decides by the host that was asked for: the platform on its own name, localhost and IP addresses; on a connected domain its
 * site, what that loads and its enquiries; nothing anywhere else. `X-Forwarded-Host` counts only from a trusted proxy.
 */
export const byHost = (http: FastifyInstance, { ownHost, tls, siteOf, answerSite }: HostSettings): void => {
  http.addHook('onRequest', async (request, reply) => {
    if (isSaidTwice(request) || isContradicted(request)) return nobodys(request, reply);
    const host = readHost(request.host, ownHost);
    if (host?.kind === 'own') return;
    const slug = host && (await siteOf(host.name));
    if (!host || slug === undefined) return nobodys(request, reply);
    const path = pathOf(request);
    if (isCall(request, path, slug) || (isRead(request) && FILES.test(path))) return;
    if (!isRead(request) || !PAGES.test(path) || !answerSite) return nobodys(request, reply);
    const origin = `${tls ? 'https' : request.protocol}://${host.authority}`;
    return answerSite(request, reply, { slug, origin, path });
  });
};
