import type { FastifyInstance } from 'fastify';
import { requestSeconds } from './metrics.ts';

/** Times every response by its route pattern. */
export const timeRequests = (http: FastifyInstance): void => {
  http.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    requestSeconds.labels(method, routeOptions.url ?? 'none', String(statusCode)).observe(elapsedTime / 1_000);
  });
};
