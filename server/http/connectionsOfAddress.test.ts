import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Config } from '../config.ts';
import { limitConnections } from './connectionsOfAddress.ts';

let http: FastifyInstance;
let sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await http.close();
});

const start = async (trusted: Config['trustProxy']) => {
  http = Fastify();
  limitConnections(http, trusted, 3);
  http.get('/', async () => 'served');
  await http.listen({ host: '127.0.0.1', port: 0 });
};

/** Whether a new connection from this address is served; it stays open. */
const isServed = async (localAddress: string): Promise<boolean> => {
  const socket = connect({ port: (http.server.address() as AddressInfo).port, host: '127.0.0.1', localAddress });
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  return Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)]);
};

const inTurn = async (times: number, address: string): Promise<boolean[]> => {
  const all: boolean[] = [];
  for (let nth = 0; nth < times; nth += 1) all.push(await isServed(address));
  return all;
};

test('an address has three connections; others are served, and one that ends makes room', async () => {
  await start(false);
  expect(await inTurn(5, '127.0.0.2')).toEqual([true, true, true, false, false]);
  expect(await inTurn(4, '127.0.0.1')).toEqual([true, true, true, false]);
  sockets[0]?.destroy();
  await vi.waitFor(async () => expect(await isServed('127.0.0.2')).toBe(true));
  expect(await isServed('127.0.0.2')).toBe(false);
});

describe('a trusted proxy has as many as it needs:', () => {
  test('every peer, when a number of proxies is trusted', async () => {
    await start(1);
    expect(await inTurn(5, '127.0.0.2')).toEqual([true, true, true, true, true]);
  });

  test('the named ones, when they are listed', async () => {
    await start(['10.0.0.1', '127.0.0.2', '127.0.1.0/24', '::1']);
    for (const proxy of ['127.0.0.2', '127.0.1.9']) expect(await inTurn(4, proxy)).toEqual([true, true, true, true]);
    expect(await inTurn(4, '127.0.0.1')).toEqual([true, true, true, false]);
  });
});
