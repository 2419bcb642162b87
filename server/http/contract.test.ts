import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { routesOf } from '../testing/routesOf.ts';

// Photos are public, under unguessable names. Mail programs post to the URL of an unsubscribe link.
const BESIDES = ['GET /media/:file', 'HEAD /media/:file', 'POST /unsubscribe'];

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
    // The same path again, but only for a certain host.
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
