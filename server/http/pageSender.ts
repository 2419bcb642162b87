import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CompressedPage, decompressPage, encodingFor, isUnchanged } from './compressedPage.ts';

type Headers = Readonly<Record<string, string>>;

/** A page's headers by encoding; computed once, because they are the same for every request. */
interface PageHeaders {
  readonly plain: Headers;
  readonly br: Headers;
  readonly gzip: Headers;
}

/** Sends rendered pages. */
export interface PageSender {
  /** Sends a page, or 304, synchronously. Returns false, and sends nothing, if the caller accepts no compression. */
  sendCompressed(request: FastifyRequest, reply: FastifyReply, page: CompressedPage): boolean;
  /** Sends a page to any caller. */
  send(request: FastifyRequest, reply: FastifyReply, page: CompressedPage): Promise<FastifyReply>;
}

// Headers that differ from request to request.
const ofRequest = /^(?:x-request-id|vary|location|retry-after|access-control-.*)$/;

/**
 * Creates a sender. Pages get this server's security headers; the CSP allows their styles by hash instead of by nonce.
 */
export const pageSender = (cacheControl: string): PageSender => {
  let securityHeaders: Headers | undefined;
  const prepared = new WeakMap<CompressedPage, PageHeaders>();

  const secure = (reply: FastifyReply): Headers => {
    if (securityHeaders) return securityHeaders;
    if (!reply.hasHeader('content-security-policy')) void reply.helmet();
    const all = Object.entries(reply.getHeaders()).filter(([name]) => !ofRequest.test(name));
    securityHeaders = Object.fromEntries(all.map(([name, value]) => [name, String(value)]));
    return securityHeaders;
  };

  const headersOf = (reply: FastifyReply, page: CompressedPage): PageHeaders => {
    const known = prepared.get(page);
    if (known) return known;
    const headers = secure(reply);
    const plain = {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': cacheControl,
      'content-security-policy': (headers['content-security-policy'] ?? '').replace(/'nonce-[^']*'/, page.styles),
      etag: page.etag,
      // The CORS hook has set it if other origins may call; it is the same on every response of this server.
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

  const sendCompressed: PageSender['sendCompressed'] = (request, reply, page) => {
    const headers = headersOf(reply, page);
    if (reply.statusCode === 200 && isUnchanged(request, page)) {
      reply.code(304).headers(headers.plain).send();
      return true;
    }
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (!encoding) return false;
    reply.headers(headers[encoding]).send(page[encoding]);
    return true;
  };

  return {
    sendCompressed,
    send: async (request, reply, page) =>
      sendCompressed(request, reply, page)
        ? reply
        : reply.headers(headersOf(reply, page).plain).send(await decompressPage(page)),
  };
};
