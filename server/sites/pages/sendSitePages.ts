import type { FastifyReply, FastifyRequest } from 'fastify';
import { sitePartIn } from '#contract/paths.ts';
import { type CompressedPage, decompressPage, encodingFor, isKnown } from '#server/http/compressedPage.ts';
import type { SiteAddress, SitePages } from './sitePages.ts';

type Headers = Readonly<Record<string, string>>;

/** A page's headers, worked out once: all that goes with it each time. */
interface Prepared {
  readonly plain: Headers;
  readonly br: Headers;
  readonly gzip: Headers;
}

/** Sends the pages of sites, on whatever host they were asked for. */
export interface SiteSender {
  /** Sends a page that needs no waiting; false when there is none, and nothing was sent. */
  sendReady(request: FastifyRequest, reply: FastifyReply, address: SiteAddress): boolean;
  /** Sends what the address shows: a page, the way to it (301), or the page that says Not Found (404). */
  send(request: FastifyRequest, reply: FastifyReply, address: SiteAddress): Promise<FastifyReply>;
}

/** What somebody asks for: the path, and which page of the listings. */
export const askedIn = ({ url }: Pick<FastifyRequest, 'url'>): Pick<SiteAddress, 'path' | 'part'> => {
  const query = url.indexOf('?');
  return query < 0 ? { path: url, part: 1 } : { path: url.slice(0, query), part: sitePartIn(url.slice(query)) };
};

// What is said to one caller and to no other.
const ofRequest = /^(?:x-request-id|vary|location|access-control-.*)$/;

/** Makes a sender. Its pages carry the security headers of this server, with their styles' hashes instead of a nonce. */
export const siteSender = (pages: SitePages): SiteSender => {
  // The same for every page, so they are asked for once.
  let secured: Headers | undefined;
  const prepared = new WeakMap<CompressedPage, Prepared>();

  const secure = (reply: FastifyReply): Headers => {
    if (secured) return secured;
    void reply.helmet();
    const all = Object.entries(reply.getHeaders()).filter(([name]) => !ofRequest.test(name));
    secured = Object.fromEntries(all.map(([name, value]) => [name, String(value)]));
    return secured;
  };

  const prepare = (reply: FastifyReply, page: CompressedPage): Prepared => {
    const known = prepared.get(page);
    if (known) return known;
    const headers = secure(reply);
    const plain = {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'max-age=0, must-revalidate',
      'content-security-policy': (headers['content-security-policy'] ?? '').replace(/'nonce-[^']*'/, page.styles),
      etag: page.etag,
      // Set before where other origins may call: the same on every answer of this server.
      vary: [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '),
    };
    const made = {
      plain,
      br: { ...plain, 'content-encoding': 'br' },
      gzip: { ...plain, 'content-encoding': 'gzip' },
    };
    prepared.set(page, made);
    return made;
  };

  const sendPage = (request: FastifyRequest, reply: FastifyReply, page: CompressedPage): boolean => {
    const { plain, br, gzip } = prepare(reply, page);
    if (reply.statusCode === 200 && isKnown(request, page)) {
      reply.code(304).headers(plain).send();
      return true;
    }
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (!encoding) return false;
    reply.headers(encoding === 'br' ? br : gzip).send(page[encoding]);
    return true;
  };

  return {
    sendReady: (request, reply, address) => {
      const page = pages.ready(address);
      return page !== undefined && sendPage(request, reply, page);
    },
    send: async (request, reply, address) => {
      // Also for what goes wrong, and for the way to another address.
      void reply.helmet();
      const answer = await pages.answer(address);
      if (answer.kind === 'moved')
        return reply.header('cache-control', 'max-age=0, must-revalidate').redirect(answer.to, 301);
      const { kind, page } = answer;
      if (kind === 'missing') reply.code(404);
      if (!sendPage(request, reply, page)) reply.headers(prepare(reply, page).plain).send(await decompressPage(page));
      return reply;
    },
  };
};
