import { parse } from 'node:querystring';
import type { FastifyRequest } from 'fastify';
import { paths } from '#contract/paths.ts';
import { unsubscribe as unsubscribeEndpoint } from '#contract/seeker.ts';
import type { Api } from '../http/serve.ts';
import { unsubscribe } from './unsubscribe.ts';

// `List-Unsubscribe=One-Click`, URL-encoded or multipart; the body is not read.
const MAX_PAGE_FORM_BYTES = 1_024;

/**
 * The URL in the List-Unsubscribe header (RFC 8058): mail programs post to it, without cookies, when their user
 * unsubscribes. In a browser, it opens a page of the app.
 */
export const unsubscribeRoutes = ({ http, db, limits }: Api): void => {
  void http.register(async (forms) => {
    forms.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_PAGE_FORM_BYTES }, (_request, _body, done) =>
      done(null, ''),
    );
    forms.post(paths.unsubscribe, async (request: FastifyRequest, reply) => {
      const { token } = parse(request.url.split('?')[1] ?? '');
      await limits.inPlace(unsubscribeEndpoint, request, () => unsubscribe(db, String(token), request.ip));
      return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Unsubscribed\n');
    });
  });
};
