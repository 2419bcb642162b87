import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '#contract/paths.ts';
import { pageSender } from '#server/http/pageSender.ts';
import type { Homes } from '../homes.ts';
import type { BuiltHomes } from './builtHomes.ts';
import { homesPages } from './homesPages.ts';
import { viewAt } from './viewAt.ts';

// A page changes with its homes; a cache asks each time whether it did.
const CACHE_CONTROL = 'max-age=0, must-revalidate';

const patterns = [
  paths.homes,
  paths.homePattern,
  paths.cityPattern,
  paths.localityPattern,
  paths.brokers,
  paths.brokerPattern,
  paths.saved,
  paths.compare,
];

/** Serves the pages for finding a home, which need no script. What is not there is answered by the not-found handler. */
export const homesPageRoutes = (http: FastifyInstance, homes: Homes, built: BuiltHomes, origin: string): void => {
  const pageOf = homesPages({ ...built, origin });
  const sender = pageSender(CACHE_CONTROL);
  const prepared = { helmet: false, compress: false, logLevel: 'warn' } as const;

  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = '', search = ''] = request.url.split('?', 2);
    void reply.helmet();
    const at = await viewAt(homes, path, search);
    if (!at) return reply.callNotFound();
    if ('to' in at) return reply.header('cache-control', CACHE_CONTROL).redirect(at.to, at.status);
    return sender.send(request, reply.code(at.status), await pageOf(request.url, at.view));
  };
  for (const pattern of patterns) http.get(pattern, prepared, show);
};
