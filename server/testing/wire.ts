import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What came back over a socket. */
export interface Said {
  /** The status of each answer, in order. */
  readonly statuses: readonly number[];
  /** The last answer's body. */
  readonly body: string;
  readonly text: string;
  /** The server had not closed when the time was over. */
  readonly late: boolean;
}

interface Talk {
  /** What we do once all is sent: wait, close our half, or break the connection off. */
  readonly after?: 'wait' | 'end' | 'leave';
  readonly withinMs?: number;
}

/** Sends bytes over a socket of their own to a listening server and collects what comes back until that closes. */
export const talk = (
  http: FastifyInstance,
  bytes: string | Buffer,
  { after = 'wait', withinMs = 2_000 }: Talk = {},
): Promise<Said> =>
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
    // A reset is an end like any other.
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
