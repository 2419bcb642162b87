import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { buildApp, type Dependencies } from '../app.ts';
import { readConfig } from '../config.ts';
import { memoryStore } from './memoryStore.ts';
import { noDatabase } from './noDatabase.ts';

/** Every route of the server, such as `GET /api/…`; one registered twice is listed twice. `plant` adds routes. */
export const routesOf = async (
  plant: (http: FastifyInstance) => void = () => undefined,
  over: Partial<Dependencies> = {},
): Promise<string[]> => {
  const routes: string[] = [];
  const note = ({ method, url }: RouteOptions) => {
    for (const one of [method].flat()) routes.push(`${one} ${url}`);
  };
  // Fastify publishes each new instance before it has a route.
  const watch = (made: unknown) => (made as { fastify: FastifyInstance }).fastify.addHook('onRoute', note);
  subscribe('fastify.initialization', watch);
  try {
    const config = readConfig({ LOG_LEVEL: 'silent' });
    const http = await buildApp({ config, db: noDatabase(), photoStore: memoryStore(), ...over });
    plant(http);
    await http.ready();
    await http.close();
  } finally {
    unsubscribe('fastify.initialization', watch);
  }
  return routes.toSorted();
};
