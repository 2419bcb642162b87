import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { engine } from './support/engines.ts';
import { openConnections } from './support/openConnections.ts';
import { operatorAlone } from './support/operator.ts';
import { startServer } from './support/startServer.ts';
import { expect, test } from './support/test.ts';

// STOPS=200 runs more rounds.
const STOPS = Number(process.env.STOPS ?? 1);
const CONNECTIONS = 50;
const STOP_MS = 60_000;
// The longest time between opening the connections and SIGTERM.
const MAX_DELAY_MS = 200;

const ASSETS = 'dist/client/assets';

test(`SIGTERM under ${CONNECTIONS} connections of every kind ends the server cleanly`, async () => {
  test.setTimeout(STOPS * STOP_MS);
  const files = readdirSync(ASSETS).map((name) => ({ name, size: statSync(path.join(ASSETS, name)).size }));
  const largest = files.reduce((one, other) => (one.size > other.size ? one : other));
  for (let nth = 0; nth < STOPS; nth += 1) {
    const server = await startServer({ ...operatorAlone, LOG_LEVEL: 'silent' }, engine);
    await openConnections(server.url, CONNECTIONS, `/assets/${largest.name}`);
    await wait((nth * 37) % MAX_DELAY_MS);
    // The exit code is 1 if it exceeds its time limit.
    expect(await server.stop()).toBe(0);
  }
});
