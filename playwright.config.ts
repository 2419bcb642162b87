import os from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from './scripts/find-browser.mjs';

const executablePath = await findBrowser();

/** Journeys in a real browser on the real server. */
export default defineConfig({
  globalSetup: './scripts/get-postgres.mjs',
  outputDir: 'test-results',
  workers: os.availableParallelism(),
  // Where a run of ten minutes cannot simply be repeated, a failed test is tried once more and reported as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { ...(executablePath && { executablePath }), args: browserArgs },
    actionTimeout: 15_000,
    reducedMotion: 'reduce',
    trace: 'retain-on-failure',
  },
  projects: [{ name: 'journeys', testDir: 'e2e', testMatch: '**/*.e2e.ts' }],
});
