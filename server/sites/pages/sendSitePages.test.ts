import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { handleErrors } from '#server/http/errorHandler.ts';
import { secure } from '#server/http/security.ts';
import { PAGES_OF_ADDRESS } from '#server/limits/server.ts';
import { siteSender } from './sendSitePages.ts';

test('pages that have to be made are limited for each address, and a person reads when to try again', async () => {
  const http = Fastify();
  await secure(http, { tls: false, crossOrigin: false });
  handleErrors(http);
  const pages = { ready: () => undefined, list: async () => undefined };
  const answer = async () => ({ kind: 'moved', to: '/there' }) as const;
  const { send } = siteSender({ ...pages, answer }, { count: () => {}, store: async () => {} });
  http.get('/', (request, reply) => send(request, reply, { slug: 'asha', base: '', origin: '', path: '/', part: 1 }));
  const ask = (remoteAddress: string) => http.inject({ url: '/', remoteAddress, headers: { accept: 'text/html' } });
  const flood = await Promise.all(Array.from({ length: PAGES_OF_ADDRESS.burst * 2 }, () => ask('192.0.2.1')));
  expect(flood.findIndex(({ statusCode }) => statusCode === 429)).toBeGreaterThanOrEqual(PAGES_OF_ADDRESS.burst);
  const { headers, payload } = flood.at(-1) ?? (await ask('192.0.2.1'));
  expect(headers).toMatchObject({ 'retry-after': '1', 'x-content-type-options': 'nosniff' });
  expect(payload).toContain('Try again');
  expect((await ask('192.0.2.2')).statusCode).toBe(301);
  await http.close();
});
