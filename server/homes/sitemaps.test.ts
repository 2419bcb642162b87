import fastify from 'fastify';
import { expect, test } from 'vitest';
import { crawlerRoutes } from '../http/crawlers.ts';
import { homeOfIndex } from '../testing/homeOfIndex.ts';
import { noDatabase } from '../testing/noDatabase.ts';
import { newHomeIndex } from './index/homeIndex.ts';
import { homeSitemaps } from './sitemaps.ts';

test('a file of the sitemap has at most 50,000 homes, by their ids, and only places with three homes', async () => {
  const index = newHomeIndex();
  for (const id of [1, 50_000, 50_001, 150_000]) index.put(homeOfIndex({ id }));
  index.put(homeOfIndex({ id: 7, locality: 'Raja Park' }));
  const sitemaps = homeSitemaps(noDatabase(), async () => index);
  expect(await sitemaps.parts()).toEqual([1, 2, 3]);
  expect(await sitemaps.places()).toEqual(['/homes', '/homes/in/jaipur', '/homes/in/jaipur/bani-park']);
});

test('a file of the sitemap beyond the largest id is not found', async () => {
  const http = fastify();
  const homes = homeSitemaps(noDatabase(), async () => newHomeIndex());
  crawlerRoutes(http, '', { homes, publishedSlugs: async () => [] });
  http.setErrorHandler((error: { status?: number }, _, reply) => reply.code(error.status ?? 500).send());
  for (const part of [42_950, 99_999]) expect((await http.inject(`/sitemap-homes/${part}.xml`)).statusCode).toBe(404);
});
