import os from 'node:os';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { browserArgs, findBrowser } from '#scripts/find-browser.mjs';

const executablePath = await findBrowser();

// What makes the same page come out with other pixels: letters with coloured edges, tiles drawn by several hands or in part.
const steadyDrawing = [
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-partial-raster',
  '--num-raster-threads=1',
  '--disable-skia-runtime-opts',
];
// Some stories show the address that they are served at: it must not change with the port.
const host = 'storybook.localhost';
const hostRule = `--host-resolver-rules=MAP ${host} 127.0.0.1:${process.env.STORYBOOK_PORT}`;

const config: PlaywrightTestConfig = {
  testDir: 'e2e/storybook',
  globalSetup: './e2e/storybook/serve.ts',
  outputDir: 'test-results/storybook',
  fullyParallel: true,
  // Stories wait now and then: one window more than processors.
  workers: os.availableParallelism() + 1,
  timeout: 600_000,
  reporter: [['line'], ['html', { open: 'never' }]],
  // A first picture becomes the accepted one.
  updateSnapshots: 'missing',
  snapshotPathTemplate: 'visual/{arg}{ext}',
  expect: {
    // A deadline for what must appear, not a measure of speed.
    timeout: 60_000,
    // Every pixel counts; only what differs by less than an eye sees does not.
    toHaveScreenshot: { threshold: 0.02 },
  },
  use: {
    browserName: 'chromium',
    baseURL: `http://${host}`,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [...browserArgs, ...steadyDrawing, hostRule],
    },
  },
  projects: [
    { name: 'storybook', testMatch: 'static.storybook.ts' },
    { name: 'visual', testMatch: 'visual.ts' },
  ],
};

/** Walks through the static Storybook in `storybook-static`: all of it opened, and a picture of every story. */
export default defineConfig(config);
