import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Closing the server hangs up on who has not asked anything yet: browsers open connections ahead, and Node, which lets
 * go of the others once they are answered, would wait for these.
 */
export const hangUpAtClose = (http: FastifyInstance): void => {
  const silent = new Set<Socket>();
  http.server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  http.server.on('request', ({ socket }) => silent.delete(socket));
  http.addHook('preClose', async () => {
    for (const socket of silent) socket.destroy();
  });
};
