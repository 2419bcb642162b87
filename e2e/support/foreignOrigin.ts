import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that is not ours. */
export interface ForeignOrigin {
  readonly url: string;
  /** The paths that it was asked for. */
  readonly asked: string[];
  close: () => Promise<void>;
}

/** Starts one, on another port of loopback: `/script.js` marks the page that runs it, `/framing?{address}` frames it. */
export const startForeignOrigin = async (): Promise<ForeignOrigin> => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://foreign.example');
    asked.push(pathname);
    const isScript = pathname.endsWith('.js');
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html', connection: 'close' });
    response.end(isScript ? 'window.ran = 1;' : `<iframe src="${decodeURIComponent(search.slice(1))}"></iframe>`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: async () => {
      server.close();
      // Also those that a browser opened ahead and asked nothing on.
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};
