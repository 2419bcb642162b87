import { test as base, expect } from '@playwright/test';
import { updateSettings } from '#contract/settings.ts';
import { type EngineName, engine } from './engines.ts';
import { operator, operatorAlone } from './operator.ts';
import { type SignedIn, signedIn } from './people.ts';
import { type RunningServer, startServer } from './startServer.ts';
import { visitorsOf } from './visitors.ts';

interface Shared {
  /** A server that starts with only the operator. Journeys share it; each creates its own brokers. */
  readonly server: RunningServer;
  /** A server with the demo data. */
  readonly demo: RunningServer;
  /** The operator, signed in at the shared server. */
  readonly meera: SignedIn;
}

interface Own {
  /** Opens a page in a new browser context. The test fails if the page throws or logs an error. */
  readonly visit: ReturnType<typeof visitorsOf>['open'];
  /** Starts a server for this test only, with the operator and these settings. */
  readonly start: (settings?: Record<string, string>, on?: EngineName) => Promise<RunningServer>;
}

const STARTED_WITHIN_MS = 120_000;
// Filling a demo includes drawing two hundred photos.
const FILLED_WITHIN_MS = 300_000;

const end = async (server: RunningServer) => expect(await server.stop(), 'the server ends cleanly').toBe(0);

/** Makes the home page list its samples, whatever the journeys post. */
const showSamples = async (url: string) => {
  const { token } = await signedIn(url, 'super_admin', operator);
  const { ok } = await fetch(url + updateSettings.path, {
    method: updateSettings.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ home_content: 'samples' }),
  });
  expect(ok).toBe(true);
};

/** A server that runs as long as its fixture is used. */
const running =
  (settings: Record<string, string>, prepare?: (url: string) => Promise<unknown>) =>
  async ({ browserName: _ }: { browserName: string }, use: (server: RunningServer) => Promise<void>) => {
    const server = await startServer(settings, engine);
    await prepare?.(server.url);
    await use(server);
    await end(server);
  };

/** The test function of the journeys. `server`, `demo` and `meera` are shared by the tests of a worker. */
export const test = base.extend<Own, Shared>({
  server: [running(operatorAlone, showSamples), { scope: 'worker', timeout: STARTED_WITHIN_MS }],
  demo: [running({ DEMO: 'on', LOG_LEVEL: 'silent' }), { scope: 'worker', timeout: FILLED_WITHIN_MS }],
  meera: [async ({ server }, use) => use(await signedIn(server.url, 'super_admin', operator)), { scope: 'worker' }],
  visit: async ({ browser }, use) => {
    const visitors = visitorsOf(browser);
    await use(visitors.open);
    expect(await visitors.close(), 'errors of the pages').toEqual([]);
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
