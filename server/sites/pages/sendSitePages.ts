import type { FastifyReply, FastifyRequest } from 'fastify';
import { propertyIdIn, sitePartIn } from '#contract/paths.ts';
import { pageLimit } from '#server/http/pageLimit.ts';
import { pageSender } from '#server/http/pageSender.ts';
import type { Visits } from '#server/visits/visits.ts';
import type { SiteAddress, SitePages } from './sitePages.ts';

/** Sends the pages of sites, on any host. */
export interface SiteSender {
  /** Sends a page that is ready without waiting; otherwise sends nothing and returns false. */
  sendReady(request: FastifyRequest, reply: FastifyReply, address: SiteAddress): boolean;
  /** Sends what is at the address: a page, a redirect to it (301), or the page that says Not Found (404). Throws a 429 for a flood. */
  send(request: FastifyRequest, reply: FastifyReply, address: SiteAddress): Promise<FastifyReply>;
}

/** What a request asks for: the path, and which page of the homes. */
export const requestedPage = ({ url }: Pick<FastifyRequest, 'url'>): Pick<SiteAddress, 'path' | 'part'> => {
  const query = url.indexOf('?');
  return query < 0 ? { path: url, part: 1 } : { path: url.slice(0, query), part: sitePartIn(url.slice(query)) };
};

const CACHE_CONTROL = 'max-age=0, must-revalidate';

/** Makes a sender of these pages, which counts each that it sends. */
export const siteSender = (pages: SitePages, visits: Visits): SiteSender => {
  const sender = pageSender(CACHE_CONTROL);
  const refuseFlood = pageLimit();
  const count = (request: FastifyRequest, { slug, base, path }: SiteAddress) => {
    const property = propertyIdIn(path.slice(base.length + 1));
    visits.count(request, slug, property === undefined ? '/' : `/${property}`);
  };
  return {
    sendReady: (request, reply, address) => {
      const page = pages.ready(address);
      if (page === undefined || !sender.sendCompressed(request, reply, page)) return false;
      count(request, address);
      return true;
    },
    send: async (request, reply, address) => {
      // Errors and redirects need the headers, too.
      void reply.helmet();
      refuseFlood(request);
      const answer = await pages.answer(address);
      if (answer.kind === 'moved') return reply.header('cache-control', CACHE_CONTROL).redirect(answer.to, 301);
      if (answer.kind === 'missing') reply.code(404);
      else count(request, address);
      return sender.send(request, reply, answer.page);
    },
  };
};
