import os from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from '#scripts/find-browser.mjs';

const executablePath = await findBrowser();
const launchOptions = { ...(executablePath && { executablePath }), args: browserArgs };

// These choose their own engine and ignore ENGINE, so only the run on PostgreSQL includes them.
const onPostgres = ['backup', 'cluster', 'failover', 'rolling', 'twoServers'].map((name) => `${name}.e2e.ts`);

/** Journeys in a real browser against the real server. */
export default defineConfig({
  globalSetup: './scripts/get-postgres.mjs',
  outputDir: 'test-results/journeys',
  // Only as many as processors, because other tests run at the same time.
  workers: os.availableParallelism(),
  // In CI, a failed test is retried once and reported as flaky.
  retries: process.env.CI ? 1 : 0,
  // Only for tests that hang: steps have their own timeouts, and the longest journey takes a tenth of this.
  timeout: 240_000,
  // The same as `actionTimeout`: a busy machine responds late.
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions,
    actionTimeout: 15_000,
    reducedMotion: 'reduce',
    // Tracing every test would make the run a tenth longer.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'journeys',
      testDir: 'e2e',
      testMatch: '**/*.e2e.ts',
      testIgnore: process.env.ENGINE === 'pglite' ? onPostgres : [],
      // All host names resolve to this machine, so that no journey reaches the network.
      use: { launchOptions: { ...launchOptions, args: [...browserArgs, '--host-resolver-rules=MAP * 127.0.0.1'] } },
    },
  ],
});
