// npm run bench -- rest
// Starts the built demo twice on one data folder, as `npm start` does, and leaves it idle for a minute each time.
// Prints the seconds until it is ready and the memory of the process, and the memory of a process with only the
// embedded database on a copy of the same files.

import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openPlace } from '#e2e/support/place.ts';
import { openPglite } from '#server/db/pglite.ts';
import { say, sayWhether } from './support/figures.ts';
import { residentMb } from './support/processFigures.ts';

const REST_MS = 60_000;
const MOST_MB = 250;
const MOST_SECONDS = 3;

/** The memory in MB of a process that only opens the database in `folder`; runs this file again. */
const bareMb = async (folder: string): Promise<number> => {
  const args = ['--import', 'tsx', fileURLToPath(import.meta.url), folder];
  return Number((await promisify(execFile)(process.execPath, args)).stdout);
};

const measureBare = async (folder: string): Promise<void> => {
  const engine = await openPglite(folder, 'as it is');
  await wait(REST_MS);
  say(String(residentMb(process.pid).now));
  await engine.close();
};

const measureServer = async (): Promise<void> => {
  const place = await openPlace('pglite', { DEMO: 'on', LOG_LEVEL: 'silent' }, ['--v8-pool-size=1']);
  const copy = await mkdtemp(path.join(os.tmpdir(), 'nivaas-rest-'));
  try {
    for (const name of ['first', 'second']) {
      const began = performance.now();
      const server = place.start();
      await server.ready();
      const seconds = (performance.now() - began) / 1000;
      await wait(REST_MS);
      const mb = residentMb(server.pid).now;
      await server.stop();
      const fits = mb <= MOST_MB && (name === 'first' || seconds <= MOST_SECONDS);
      if (!fits) process.exitCode = 1;
      sayWhether(fits, `${name} start: ready after ${seconds.toFixed(1)} s; ${mb.toFixed(0)} MB at rest`);
    }
    await cp(path.join(place.dataDir, 'db'), copy, { recursive: true });
    say(`the database alone: ${(await bareMb(copy)).toFixed(0)} MB`);
  } finally {
    await place.remove();
    await rm(copy, { recursive: true, force: true });
  }
};

const [, , folder] = process.argv;
await (folder === undefined ? measureServer() : measureBare(folder));
