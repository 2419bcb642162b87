import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HttpError } from '../errors.ts';
import { talk } from '../testing/wire.ts';
import { handleErrors } from './errorHandler.ts';

let http: FastifyInstance;
const lines: string[] = [];

beforeAll(async () => {
  http = Fastify({
    logger: { level: 'error', stream: { write: (line) => lines.push(line) } },
    handlerTimeout: 200,
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

test('a body that does not arrive before the handler times out is 408', async () => {
  const head = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{';
  const { statuses, body } = await talk(http, head);
  expect([statuses, JSON.parse(body)]).toEqual([[408], { message: 'The request took too long to arrive' }]);
});

test('an HttpError is not logged as a failure, any other error is', async () => {
  expect((await http.inject('/later')).statusCode).toBe(501);
  expect(lines).toEqual([]);
  expect((await http.inject('/broken')).statusCode).toBe(500);
  expect(lines.join()).toContain('a bug');
});
