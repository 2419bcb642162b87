import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { drainConnections } from './drainConnections.ts';

const GRACE_MS = 500;

let http: FastifyInstance;
let answerSlow: () => void;
let endStream: () => void;
let slowAsked: Promise<void>;
let closingBegan: Promise<void>;

beforeEach(async () => {
  http = Fastify({ keepAliveTimeout: 60_000 });
  drainConnections(http, GRACE_MS);
  closingBegan = new Promise((resolve) => {
    http.addHook('preClose', async () => resolve());
  });
  http.get('/quick', async () => 'quick');
  http.post('/quick', async () => 'quick');
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
  http.get('/stream', async () => {
    const stream = new Readable({ read: () => undefined });
    stream.push('begun ');
    endStream = () => {
      stream.push('ended');
      stream.push(null);
    };
    return stream;
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
  // A connection that is cut off with unread data ends with a reset.
  socket.on('error', () => undefined);
  return socket;
};
const send = async (words: string): Promise<Socket> => {
  const socket = await open();
  socket.write(words);
  return socket;
};
const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;
const closed = (socket: Socket) => new Promise((resolve) => socket.resume().once('close', resolve));
const heard = async (socket: Socket): Promise<string> => String((await once(socket, 'data'))[0]);

describe('closing the server', () => {
  test.each([
    ['has sent nothing', ''],
    ['has sent half a request', 'GET /quick HTTP/1.1\r\nhost:'],
    ['is kept alive', get('/quick')],
    ['is kept alive and has sent half a second request', `${get('/quick')}GET /quick HTTP/1.1\r\nhost:`],
    [
      'asked for an upgrade that the server ignores',
      get('/quick').replace('\r\n\r\n', '\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'),
    ],
  ])('ends at once a connection that %s', async (_what, words) => {
    const socket = await send(words);
    if (words.includes('\r\n\r\n')) expect(await heard(socket)).toContain('\r\n\r\nquick');
    const ended = closed(socket);
    const began = performance.now();
    await http.close();
    await ended;
    expect(performance.now() - began).toBeLessThan(GRACE_MS);
  });

  test('sends a pending response with `connection: close`, and ends the connection', async () => {
    const socket = await send(get('/slow'));
    await slowAsked;
    const answer = text(socket.setEncoding('utf8'));
    const closing = http.close();
    await closingBegan;
    answerSlow();
    expect(await answer).toMatch(/^HTTP\/1.1 200 OK\r\nconnection: close\r\n.*\r\n\r\nslow$/s);
    await closing;
  });

  test('sends the rest of a response that has begun, and ends the connection', async () => {
    const socket = await send(get('/stream'));
    let received = await heard(socket);
    const rest = text(socket);
    const closing = http.close();
    await closingBegan;
    endStream();
    received += await rest;
    expect(received).toMatch(/begun .*ended.*\r\n0\r\n\r\n$/s);
    await closing;
  });

  test.each([
    ['a response that does not end', get('/stream')],
    [
      'a body that does not end',
      'POST /quick HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    ],
  ])('waits for %s no longer than the grace', async (_what, words) => {
    const socket = await send(words);
    if (words.startsWith('GET')) await heard(socket);
    else await once(http.server, 'request');
    const ended = closed(socket);
    await http.close();
    await ended;
  });
});
