import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hangUpAtClose } from './hangUp';

let http: FastifyInstance;
let answerSlow: () => void;
let slowAsked: Promise<void>;

beforeEach(async () => {
  http = Fastify();
  hangUpAtClose(http);
  http.get('/quick', async () => 'quick');
  let heard = () => {};
  slowAsked = new Promise((resolve) => {
    heard = resolve;
  });
  http.get('/slow', () => {
    heard();
    return new Promise((resolve) => {
      answerSlow = () => resolve('slow');
    });
  });
  await http.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  http.server.closeAllConnections();
  await http.close();
});

const open = async (): Promise<Socket> => {
  const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};
const ask = (socket: Socket, path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
const answered = async (socket: Socket): Promise<string> => String((await once(socket, 'data'))[0]);
const hungUp = (socket: Socket) => once(socket.resume(), 'close');

test('closing waits for nobody who never asked, asked half or has been answered', { timeout: 3_000 }, async () => {
  const silent = await open();
  const half = await open();
  half.write('GET /quick HTTP/1.1\r\nhost:');
  const idle = await open();
  ask(idle, '/quick');
  expect(await answered(idle)).toContain('\r\n\r\nquick');
  const ends = [silent, half, idle].map(hungUp);
  await http.close();
  await Promise.all(ends);
});

test('who waits for an answer when the server closes gets it whole, and holds nothing up after', {
  timeout: 3_000,
}, async () => {
  const socket = await open();
  ask(socket, '/slow');
  await slowAsked;
  const answer = answered(socket);
  const end = hungUp(socket);
  const closed = http.close();
  answerSlow();
  expect(await answer).toContain('\r\n\r\nslow');
  await closed;
  await end;
});
