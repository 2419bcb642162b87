import type { FastifyInstance } from 'fastify';
import { activeTracing } from './spans.ts';

/** A span for every request, and its trace's id in the lines of the log. */
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
