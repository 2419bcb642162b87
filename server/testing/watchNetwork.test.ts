import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { connect as connectHttp2 } from 'node:http2';
import { type AddressInfo, connect, createServer } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { expect, test } from 'vitest';
import { watchNetwork } from './watchNetwork.ts';

const quiet = () => undefined;
const closed = (socket: { on(event: 'error' | 'close', listener: () => void): unknown }) =>
  new Promise<void>((resolve) => {
    socket.on('error', quiet);
    socket.on('close', resolve);
  });

// Without this, a test that sees no traffic would prove nothing.
test('sees TCP, TLS, HTTP, HTTP/2 and UDP traffic, and lookups', async () => {
  const server = createServer((socket) => socket.on('error', quiet).destroy()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const watched = watchNetwork();
  const gone = [
    closed(connect(port, '127.0.0.1')),
    closed(connectTls(port, '127.0.0.1')),
    closed(connectHttp2(`http://127.0.0.1:${port}`)),
    fetch(`http://127.0.0.1:${port}/`).catch(quiet),
  ];
  const udp = createSocket('udp4');
  await new Promise((sent) => udp.send('x', port, '127.0.0.1', sent));
  udp.close();
  await closed(connect({ host: 'localhost', port }));
  await Promise.all(gone);
  watched.stop();
  server.close();
  const { others } = watched.seen();
  expect(others.filter((one) => one === `tcp 127.0.0.1:${port}`).length).toBeGreaterThanOrEqual(4);
  expect(others).toContain('udp');
  expect(others).toContain('lookup localhost');
});
