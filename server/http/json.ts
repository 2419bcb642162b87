import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../errors.ts';

/**
 * Teaches the server JSON bodies. An empty one counts as none, so that a call without a body may still name the type.
 * Keys that reach for the prototype are dropped. 400 for bytes that are no UTF-8: read anyway, they would be stored garbled.
 */
export const acceptJson = (http: FastifyInstance): void => {
  const parse = http.getDefaultJsonParser('remove', 'remove');
  http.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else if (isUtf8(body)) parse(request, body.toString(), done);
    else done(new HttpError(400, 'The body is not valid JSON'), undefined);
  });
};
