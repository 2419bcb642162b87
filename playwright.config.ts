import os from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from '#scripts/find-browser.mjs';

const executablePath = await findBrowser();
const launchOptions = { ...(executablePath && { executablePath }), args: browserArgs };

/** Journeys in a real browser on the real server. */
export default defineConfig({
  globalSetup: './scripts/get-postgres.mjs',
  outputDir: 'test-results/journeys',
  // Journeys wait for servers now and then: one more than processors.
  workers: os.availableParallelism() + 1,
  // Where a run of ten minutes cannot simply be repeated, a failed test is tried once more and reported as flaky.
  retries: process.env.CI ? 1 : 0,
  // A deadline for what hangs: steps have their own, and the longest journey takes a tenth of it.
  timeout: 240_000,
  // As long as the actions may take: a busy machine answers late, and a passing test waits for nothing.
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions,
    actionTimeout: 15_000,
    reducedMotion: 'reduce',
    // A trace of every test costs a tenth of the run; a picture of what failed costs nothing.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'journeys',
      testDir: 'e2e',
      testMatch: '**/*.e2e.ts',
      // Every name leads to this machine: nothing of a journey leaves it.
      use: { launchOptions: { ...launchOptions, args: [...browserArgs, '--host-resolver-rules=MAP * 127.0.0.1'] } },
    },
  ],
});
