import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { currentRequest } from '../lib/currentRequest.ts';
import {
  CONNECTION_CHECK_EVERY_MS,
  CONNECTION_TIMEOUT_MS,
  HANDLER_TIMEOUT_MS,
  HEADERS_TIMEOUT_MS,
  KEEP_ALIVE_MS,
  MAX_BODY_BYTES,
  MAX_CONNECTIONS,
  MAX_HEADER_BYTES,
  REQUEST_TIMEOUT_MS,
} from '../limits/server.ts';
import { timeRequests } from '../metrics/timeRequests.ts';
import { traceRequests } from '../tracing/traceRequests.ts';
import { handleClientError } from './clientErrors.ts';
import { limitConnections } from './connectionsOfAddress.ts';
import { drainConnections } from './drainConnections.ts';
import { dropForwardedPorts } from './forwardedAddresses.ts';
import { acceptJson } from './json.ts';
import { logSettings } from './log.ts';
import { requestPath } from './requestPath.ts';
import { endSlowBodies } from './slowBodies.ts';

const trustOf = (trusted: Config['trustProxy']) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted && [...trusted];

/** Fastify with our limits, log and request ids. */
export const makeServer = ({ logLevel, trustProxy }: Pick<Config, 'logLevel' | 'trustProxy'>): FastifyInstance => {
  const http = Fastify({
    logger: logSettings(logLevel),
    genReqId: () => randomUUID(),
    trustProxy: trustOf(trustProxy),
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    handlerTimeout: HANDLER_TIMEOUT_MS,
    bodyLimit: MAX_BODY_BYTES,
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: CONNECTION_CHECK_EVERY_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: MAX_HEADER_BYTES },
    // Called first for a request, before Fastify reads the address or writes to the log.
    rewriteUrl: ({ url = '/', headers }) => {
      dropForwardedPorts(headers);
      return requestPath(url);
    },
    clientErrorHandler: handleClientError,
  });
  http.server.maxConnections = MAX_CONNECTIONS;
  limitConnections(http, trustProxy);
  drainConnections(http);
  endSlowBodies(http);
  http.removeContentTypeParser('text/plain');
  acceptJson(http);
  http.decorateRequest('session', null);
  timeRequests(http);
  traceRequests(http);
  http.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    currentRequest.run(request.id, done);
  });
  return http;
};
