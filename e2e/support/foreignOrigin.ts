import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on another origin. */
export interface ForeignOrigin {
  readonly url: string;
  /** The requested paths. */
  readonly requested: string[];
  close: () => Promise<void>;
}

/** Starts a foreign origin on another loopback port. `/script.js` marks the page that runs it; `/framing?{url}` frames the URL. */
export const startForeignOrigin = async (): Promise<ForeignOrigin> => {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://foreign.example');
    requested.push(pathname);
    const isScript = pathname.endsWith('.js');
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html', connection: 'close' });
    response.end(isScript ? 'window.ran = 1;' : `<iframe src="${decodeURIComponent(search.slice(1))}"></iframe>`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested,
    close: async () => {
      server.close();
      // Including connections that a browser opened speculatively.
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};
