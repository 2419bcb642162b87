import type { FastifyReply, FastifyRequest } from 'fastify';
import { sitePartIn } from '#contract/paths.ts';
import { pageSender } from '#server/http/pageSender.ts';
import type { SiteAddress, SitePages } from './sitePages.ts';

/** Sends the pages of sites, on any host. */
export interface SiteSender {
  /** Sends a page that needs no waiting; false if there is none: then nothing is sent. */
  sendReady(request: FastifyRequest, reply: FastifyReply, address: SiteAddress): boolean;
  /** Sends what is at the address: a page, a redirect to it (301), or the page that says Not Found (404). */
  send(request: FastifyRequest, reply: FastifyReply, address: SiteAddress): Promise<FastifyReply>;
}

/** What a request asks for: the path, and which page of the listings. */
export const requestedPage = ({ url }: Pick<FastifyRequest, 'url'>): Pick<SiteAddress, 'path' | 'part'> => {
  const query = url.indexOf('?');
  return query < 0 ? { path: url, part: 1 } : { path: url.slice(0, query), part: sitePartIn(url.slice(query)) };
};

const CACHE_CONTROL = 'max-age=0, must-revalidate';

/** Makes a sender of these pages. */
export const siteSender = (pages: SitePages): SiteSender => {
  const sender = pageSender(CACHE_CONTROL);
  return {
    sendReady: (request, reply, address) => {
      const page = pages.ready(address);
      return page !== undefined && sender.sendCompressed(request, reply, page);
    },
    send: async (request, reply, address) => {
      // Errors and redirects need the headers, too.
      void reply.helmet();
      const answer = await pages.answer(address);
      if (answer.kind === 'moved') return reply.header('cache-control', CACHE_CONTROL).redirect(answer.to, 301);
      if (answer.kind === 'missing') reply.code(404);
      return sender.send(request, reply, answer.page);
    },
  };
};
