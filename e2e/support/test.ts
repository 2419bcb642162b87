import { test as base, expect } from '@playwright/test';
import { type EngineName, engine } from './engines.ts';
import { operator, operatorAlone } from './operator.ts';
import { type SignedIn, signedIn } from './people.ts';
import { type RunningServer, startServer } from './startServer.ts';
import { visitorsOf } from './visitors.ts';

interface Shared {
  /** A server that knows the operator only at first; journeys share it, each with brokers of its own. */
  readonly server: RunningServer;
  /** A server filled with the demo. */
  readonly demo: RunningServer;
  /** The operator, signed in to the shared server. */
  readonly meera: SignedIn;
}

interface Own {
  /** Opens a visitor's page on a server; the test fails when a page of a visitor throws, or complains on the console. */
  readonly visit: ReturnType<typeof visitorsOf>['open'];
  /** Starts a server for this test alone, with the operator and these settings. */
  readonly start: (settings?: Record<string, string>, on?: EngineName) => Promise<RunningServer>;
}

const STARTED_WITHIN_MS = 120_000;
// A server that fills a demo draws two hundred photos first.
const FILLED_WITHIN_MS = 300_000;

const end = async (server: RunningServer) => expect(await server.stop(), 'the server ends cleanly').toBe(0);

/** Journeys: `server` and `demo` are a worker's, all else is a test's own. */
export const test = base.extend<Own, Shared>({
  server: [
    async ({ browserName: _ }, use) => {
      const server = await startServer(operatorAlone, engine);
      await use(server);
      await end(server);
    },
    { scope: 'worker', timeout: STARTED_WITHIN_MS },
  ],
  demo: [
    async ({ browserName: _ }, use) => {
      const server = await startServer({ DEMO: 'on', LOG_LEVEL: 'silent' }, engine);
      await use(server);
      await end(server);
    },
    { scope: 'worker', timeout: FILLED_WITHIN_MS },
  ],
  meera: [async ({ server }, use) => use(await signedIn(server.url, 'super_admin', operator)), { scope: 'worker' }],
  visit: async ({ browser }, use) => {
    const visitors = visitorsOf(browser);
    await use(visitors.open);
    expect(await visitors.close(), 'what the pages threw or complained of').toEqual([]);
  },
  start: async ({ browserName: _ }, use) => {
    const started: RunningServer[] = [];
    await use(async (settings = {}, on = engine) => {
      const server = await startServer({ ...operatorAlone, ...settings }, on);
      started.push(server);
      return server;
    });
    for (const server of started) await end(server);
  },
});
export { expect };
