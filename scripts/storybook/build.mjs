import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';

// Storybook's own command, started without a shell: the same on every system.
const STORYBOOK = path.resolve('node_modules/storybook/dist/bin/dispatcher.js');

/**
 * Builds the static Storybook into a temporary folder.
 * @returns {Promise<string>} the folder's path
 */
export const buildStorybook = async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'nivaas-storybook-'));
  const words = [STORYBOOK, 'build', '--quiet', '--output-dir', folder];
  // Also when a test asks for it: with NODE_ENV=test the stories would run on development React.
  const env = { ...process.env, NODE_ENV: 'production', VITEST: '' };
  const build = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit'], env });
  const [code] = await once(build, 'close');
  if (code !== 0) throw new Error(`Storybook could not be built (exit code ${code}).`);
  return folder;
};

/** Serves a folder on a free port of this machine alone: `{ url, port, close }`. */
export const serveFolder = async (folder) => {
  const server = fastify();
  await server.register(fastifyStatic, { root: folder });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  return { url, port: Number(new URL(url).port), close: () => server.close() };
};
