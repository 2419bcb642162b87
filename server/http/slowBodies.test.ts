import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSlowBodies } from './slowBodies.ts';

const KB = 1024;
let http: FastifyInstance;
let serve = () => {};

beforeEach(async () => {
  // Only intervals: sockets and the tests run in real time.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  http = Fastify();
  endSlowBodies(http);
  http.post('/', async () => 'whole');
  const free = new Promise<void>((resolve) => {
    serve = resolve;
  });
  http.post('/later', { onRequest: () => free }, async () => 'whole');
  await http.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  vi.useRealTimers();
  await http.close();
});

const BYTES = 300 * KB;

/** Begins a request with a body of `BYTES`, and returns both ends of its connection. */
const begin = async (path = '/') => {
  const client = connect((http.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  const asked = once(http.server, 'request');
  client.write(`POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\nconnection: close\r\n`);
  client.write(`content-length: ${BYTES}\r\n\r\n"`);
  const [{ socket }] = (await asked) as [{ socket: Socket }];
  return { client, server: socket, answer: text(client) };
};

/** Sends `bytes` bytes, and lets ten seconds pass once they have arrived. */
const tenSeconds = async ({ client, server }: Awaited<ReturnType<typeof begin>>, bytes: number) => {
  const before = server.bytesRead;
  client.write('x'.repeat(bytes));
  while (server.bytesRead < before + bytes) await new Promise(setImmediate);
  await vi.advanceTimersByTimeAsync(10_000);
};

test('a body that delivers less than 10 KB in ten seconds is a 408, and its connection closes', async () => {
  const slow = await begin();
  await tenSeconds(slow, 10 * KB);
  expect(slow.server.destroyed).toBe(false);
  await tenSeconds(slow, 10 * KB - 1);
  expect(slow.server.destroyed).toBe(true);
  expect(await slow.answer).toMatch(/^HTTP\/1.1 408 .*\r\n\r\n\{"message":"The request took too long to arrive"\}$/s);
});

test('a slow body that keeps arriving is taken', async () => {
  const slow = await begin();
  for (let sent = 0; sent < 20; sent += 1) await tenSeconds(slow, 15 * KB - 1);
  slow.client.write(`${'x'.repeat(BYTES - 20 * (15 * KB - 1) - 2)}"`);
  expect(await slow.answer).toMatch(/whole$/);
});

test('a body that the server lets wait is taken', async () => {
  const waiting = await begin('/later');
  waiting.client.write(`${'x'.repeat(BYTES - 2)}"`);
  for (let waited = 0; waited < 5; waited += 1) {
    await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(10_000);
  }
  serve();
  expect(await waiting.answer).toMatch(/whole$/);
});
