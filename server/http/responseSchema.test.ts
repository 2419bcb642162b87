import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { object } from 'yup';
import { endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { outNumber, outText } from '#contract/fields.ts';
import { noDatabase } from '../testing/noDatabase.ts';
import { undeclaredKeys } from '../testing/undeclaredKeys.ts';
import { described, valueFor } from '../testing/validInput.ts';
import { callLimits } from './callLimits.ts';
import { handleErrors } from './errorHandler.ts';
import { serve } from './serve.ts';

// A stored row, as a careless handler might return it.
const STORED = {
  password_hash: '$argon2id$secret',
  passwordHash: '$argon2id$secret',
  token_hash: 'undeclared',
  otp: 'undeclared',
  broker_id: 666_666,
  constructor: 'undeclared',
  nested: { password_hash: 'undeclared' },
};

const withMore = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== 'object' || value === null) return value;
  return { ...Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withMore(part)])), ...STORED };
};

const answering = [...endpoints].filter(([, { stream }]) => !stream);
const cases = answering.flatMap(([name, { responses }]) =>
  Object.entries(responses).flatMap(([status, schema]) =>
    status === '204' ? [] : [[`${name} ${status}`, Number(status), schema] as const],
  ),
);

let http: FastifyInstance;

beforeAll(() => {
  http = Fastify();
  handleErrors(http);
  const api = { http, db: noDatabase(), limits: callLimits(), uploads: '', requireSecondFactor: false };
  cases.forEach(([name, status, schema], at) => {
    const open = {
      method: 'GET',
      access: 'public',
      summary: name,
      path: `/api/${at}`,
      responses: { [status]: schema },
    } as const;
    serve(api, open, async () => withMore(valueFor(described(schema))) as never);
  });
  const broken = endpoint({
    method: 'GET',
    path: '/api/broken',
    access: 'public',
    summary: 'A handler that answers something else',
    responses: { 200: object({ id: outNumber(), data: object({ name: outText() }) }) },
  });
  serve(api, broken, async () => ({ id: 1, password_hash: 'undeclared' }) as never);
});
afterAll(() => http.close());

test.each(cases)(
  '%s sends all fields of its schema, and no others that the handler returns',
  async (name, status, schema) => {
    const at = cases.findIndex(([one]) => one === name);
    const answer = await http.inject(`/api/${at}`);
    expect([answer.statusCode, answer.json()]).toEqual([status, valueFor(described(schema))]);
    expect(answer.payload).not.toMatch(/undeclared|666666/);
  },
);

test('undeclaredKeys finds a key at any depth', () => {
  const schema = cases.find(([name]) => name === 'listBrokers 200')?.[2] ?? object();
  const answer = withMore(valueFor(described(schema)));
  expect(undeclaredKeys(schema, answer)).toEqual(
    expect.arrayContaining(['.otp', '.data[].otp', '.meta.password_hash']),
  );
});

test('a response without a required field is a 500 that reveals nothing', async () => {
  const answer = await http.inject('/api/broken');
  expect([answer.statusCode, answer.json()]).toEqual([500, { message: 'Something went wrong on our side' }]);
});
