import type { FastifyInstance } from 'fastify';

/**
 * Teaches the server JSON bodies. An empty one counts as none, so that a call without a body may still name the type.
 * Keys that reach for the prototype are dropped.
 */
export const acceptJson = (http: FastifyInstance): void => {
  const parse = http.getDefaultJsonParser('remove', 'remove');
  http.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parse(request, body, done);
  });
};
