import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { LEAST_BODY_RATE } from '../limits/server.ts';
import { handleClientError } from './clientErrors.ts';

const tooSlow = () => Object.assign(new Error('The body arrives too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Ends every request whose body arrives slower than the minimum rate: answers 408 and closes the connection. */
export const endSlowBodies = (http: FastifyInstance): void => {
  http.server.on('request', (request) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    // While received bytes wait to be read, the server makes the sender wait, so that time does not count.
    const isAwaited = () => request.readableLength === 0;
    let read = socket.bytesRead;
    let wasAwaited = isAwaited();
    const timer = setInterval(() => {
      if (request.complete) return clearInterval(timer);
      if (wasAwaited && isAwaited() && socket.bytesRead - read < LEAST_BODY_RATE.bytes)
        return handleClientError(tooSlow(), socket);
      read = socket.bytesRead;
      wasAwaited = isAwaited();
    }, LEAST_BODY_RATE.ms);
    request.once('close', () => clearInterval(timer));
  });
};
