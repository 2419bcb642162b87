import type { FastifyInstance } from 'fastify';
import { PREFLIGHT_MAX_AGE_S } from '../limits/server.ts';

/**
 * Lets browser apps of these origins call the API (bearer tokens, no cookies). None by default. Not `@fastify/cors`: it answers
 * every OPTIONS itself, through a route that is outside the contract, and sends a Content-Length with its 204 (RFC 9110, 8.6
 * forbids that).
 */
export const allowOrigins = (http: FastifyInstance, origins: readonly string[]): void => {
  if (origins.length === 0) return;
  http.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.header('vary', 'Origin');
    if (!origin || !origins.includes(origin)) return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'x-request-id, retry-after, x-rows',
    });
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return;
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers': 'authorization, content-type, idempotency-key',
        'access-control-max-age': String(PREFLIGHT_MAX_AGE_S),
      })
      .send();
  });
};
