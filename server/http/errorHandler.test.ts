import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HttpError } from '../errors.ts';
import { talk } from '../testing/wire.ts';
import { handleClientError } from './clientErrors.ts';
import { handleErrors } from './errorHandler.ts';

let http: FastifyInstance;
const lines: string[] = [];

beforeAll(async () => {
  http = Fastify({
    logger: { level: 'error', stream: { write: (line) => lines.push(line) } },
    handlerTimeout: 200,
    clientErrorHandler: handleClientError,
  });
  handleErrors(http);
  http.get('/later', async () => {
    throw new HttpError(501, 'Not available yet');
  });
  http.get('/broken', async () => {
    throw new Error('a bug');
  });
  http.post('/', async () => ({}));
  await http.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => http.close());

test.each([
  [
    'a body that never arrives whole',
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    408,
    'The request took too long to arrive',
  ],
  ['what is no HTTP', 'nonsense\r\n\r\n', 400, 'The request could not be read'],
  [
    'headers without end',
    `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`,
    431,
    'The headers are too large',
  ],
])('%s is answered in the shape of every other error', async (_what, text, status, message) => {
  const { statuses, body } = await talk(http, text);
  expect([statuses, JSON.parse(body)]).toEqual([[status], { message }]);
});

test('what is not available yet is not logged as a failure, and a failure is', async () => {
  expect((await http.inject('/later')).statusCode).toBe(501);
  expect(lines).toEqual([]);
  expect((await http.inject('/broken')).statusCode).toBe(500);
  expect(lines.join()).toContain('a bug');
});
