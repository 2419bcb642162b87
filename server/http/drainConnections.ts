import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { DRAIN_MS } from '../limits/policy.ts';

/**
 * Makes closing the server end every connection. Node closes only those that are idle at that moment, and keeps alive for
 * `keepAliveTimeout` what it answers afterwards. Here a connection without a request (silent, half a request, kept alive)
 * ends at once, one with a request ends after its answer, and what is left after `graceMs` milliseconds is cut off.
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
    const answers = open.get(socket);
    answers?.add(response);
    response.once('close', () => {
      answers?.delete(response);
      if (closing && answers?.size === 0) socket.destroySoon();
    });
  });

  http.addHook('preClose', async () => {
    closing = true;
    for (const [socket, answers] of open) {
      if (answers.size === 0) socket.destroy();
      for (const answer of answers) if (!answer.headersSent) answer.setHeader('connection', 'close');
    }
    const cutOff = () => {
      for (const socket of open.keys()) socket.destroy();
    };
    setTimeout(cutOff, graceMs).unref();
  });
};
