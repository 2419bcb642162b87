import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../errors.ts';

/**
 * Parses JSON bodies. An empty body counts as absent, because some clients send the content type without a body. Keys
 * such as `__proto__` are dropped. 400 for bytes that are not UTF-8, which would be stored garbled.
 */
export const acceptJson = (http: FastifyInstance): void => {
  const parse = http.getDefaultJsonParser('remove', 'remove');
  http.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else if (isUtf8(body)) parse(request, body.toString(), done);
    else done(new HttpError(400, 'The body is not valid JSON'), undefined);
  });
};
