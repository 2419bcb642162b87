import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { DRAIN_MS } from '../limits/server.ts';

/**
 * Makes closing the server end every connection. Node only closes the connections that are idle at that moment, and
 * keeps the others alive for `keepAliveTimeout` after their response. With this, a connection without a complete
 * request ends at once, one with a request ends after its response, and the rest are cut off after `graceMs`
 * milliseconds.
 */
export const drainConnections = (http: FastifyInstance, graceMs = DRAIN_MS): void => {
  const open = new Map<Socket, Set<ServerResponse>>();
  let closing = false;

  http.server.on('connection', (socket: Socket) => {
    if (closing) {
      socket.destroy();
      return;
    }
    open.set(socket, new Set());
    socket.once('close', () => open.delete(socket));
  });

  http.server.on('request', ({ socket }, response) => {
    const responses = open.get(socket);
    responses?.add(response);
    response.once('close', () => {
      responses?.delete(response);
      if (closing && responses?.size === 0) socket.destroySoon();
    });
  });

  http.addHook('preClose', async () => {
    closing = true;
    for (const [socket, responses] of open) {
      if (responses.size === 0) socket.destroy();
      for (const response of responses) if (!response.headersSent) response.setHeader('connection', 'close');
    }
    const cutOff = () => {
      for (const socket of open.keys()) socket.destroy();
    };
    setTimeout(cutOff, graceMs).unref();
  });
};
