import type { FastifyInstance } from 'fastify';
import { activeTracing } from './spans.ts';

/** Creates a span for every request, and adds its trace id to the request's log lines. */
export const traceRequests = (http: FastifyInstance): void => {
  http.addHook('onRequest', (request, reply, done) => {
    const tracing = activeTracing();
    if (!tracing) return done();
    tracing.request(request, reply, (traceId) => {
      request.log = request.log.child({ traceId });
      reply.log = request.log;
      done();
    });
  });
};
