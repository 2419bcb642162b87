import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { memoryStore } from '../testing/memoryStore.ts';
import { noDatabase } from '../testing/noDatabase.ts';

/** Every route of the server, as `GET /api/…`; a route that is registered twice is listed twice. */
const routesOf = async (plant: (http: FastifyInstance) => void = () => undefined): Promise<string[]> => {
  const routes: string[] = [];
  const note = ({ method, url }: RouteOptions) => {
    for (const one of [method].flat()) routes.push(`${one} ${url}`);
  };
  // Fastify publishes each new instance before it has a route.
  const watch = (made: unknown) => (made as { fastify: FastifyInstance }).fastify.addHook('onRoute', note);
  subscribe('fastify.initialization', watch);
  try {
    const config = readConfig({ LOG_LEVEL: 'silent' });
    const http = await buildApp({ config, db: noDatabase(), images: memoryStore() });
    plant(http);
    await http.ready();
    await http.close();
  } finally {
    unsubscribe('fastify.initialization', watch);
  }
  return routes.toSorted();
};

// Pictures are public, under names that cannot be guessed.
const BESIDES = ['GET /media/:file', 'HEAD /media/:file'];

const declared = [
  ...BESIDES,
  ...[...endpoints.values()].map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
].toSorted();

test('the server has exactly the routes of the contract', async () => {
  expect(await routesOf()).toEqual(declared);
});

test('a route outside the contract is found, however it was registered', async () => {
  const handler = async () => 'planted';
  const routes = await routesOf((http) => {
    http.get('/api/planted', { exposeHeadRoute: false }, handler);
    http.delete('/api/leads/broker/:id', handler);
    http.route({ method: ['PUT', 'DELETE'], url: '/API/leads', handler });
    http.register(async (child) => void child.post('/planted', handler), { prefix: '/api/leads/broker' });
    // The same address again, for a certain header.
    http.get('/api/leads/broker', { exposeHeadRoute: false, constraints: { host: 'planted.example' } }, handler);
    http.get('/*', { exposeHeadRoute: false }, handler);
  });
  const left = [...declared];
  const strangers = routes.filter((route) => {
    const at = left.indexOf(route);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  expect(strangers).toEqual([
    'DELETE /API/leads',
    'DELETE /api/leads/broker/:id',
    'GET /*',
    'GET /api/leads/broker',
    'GET /api/planted',
    'POST /api/leads/broker/planted',
    'PUT /API/leads',
  ]);
});
