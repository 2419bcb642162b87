import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What a socket received. */
export interface Reply {
  /** The status of each response, in order. */
  readonly statuses: readonly number[];
  /** The body of the last response. */
  readonly body: string;
  readonly text: string;
  /** Whether the server failed to close the connection in time. */
  readonly late: boolean;
}

interface Talk {
  /** What to do after sending: wait, close our half, or reset the connection. */
  readonly after?: 'wait' | 'end' | 'leave';
  readonly withinMs?: number;
}

/** Sends bytes to a listening server over a new socket, and collects the response until the server closes it. */
export const talk = (
  http: FastifyInstance,
  bytes: string | Buffer,
  { after = 'wait', withinMs = 2_000 }: Talk = {},
): Promise<Reply> =>
  new Promise((resolve) => {
    const { port } = http.server.address() as AddressInfo;
    const socket = connect({ host: '127.0.0.1', port, allowHalfOpen: true });
    const received: Buffer[] = [];
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      socket.destroy();
    }, withinMs);
    socket.on('data', (some: Buffer) => received.push(some));
    // A reset also ends the connection.
    socket.on('error', () => undefined);
    socket.on('end', () => socket.end());
    socket.on('close', () => {
      clearTimeout(timer);
      const text = Buffer.concat(received).toString();
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
      resolve({ statuses, body: text.slice(text.lastIndexOf('\r\n\r\n') + 4), text, late });
    });
    socket.write(bytes, () => {
      if (after === 'leave') socket.resetAndDestroy();
    });
    if (after === 'end') socket.end();
  });
