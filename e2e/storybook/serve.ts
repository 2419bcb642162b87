import path from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { getBrowser } from '#scripts/find-browser.mjs';

/** Global setup: finds a browser and serves the static Storybook on a free port until the tests have ended. */
export default async () => {
  process.env.CHROME_PATH ??= await getBrowser();
  const server = fastify();
  await server.register(fastifyStatic, { root: path.resolve('storybook-static') });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  process.env.STORYBOOK_PORT = new URL(url).port;
  return () => server.close();
};
