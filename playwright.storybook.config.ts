import os from 'node:os';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { browserArgs, findBrowser } from '#scripts/find-browser.mjs';

const executablePath = await findBrowser();

// Turns off what makes a page's pixels vary between runs: subpixel text, partial and parallel rasterization.
const deterministicRendering = [
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-partial-raster',
  '--num-raster-threads=1',
  '--disable-skia-runtime-opts',
];
// Some stories show their URL, which must not depend on the port.
const host = 'storybook.localhost';
const hostRule = `--host-resolver-rules=MAP ${host} 127.0.0.1:${process.env.STORYBOOK_PORT}`;

const config: PlaywrightTestConfig = {
  testDir: 'e2e/storybook',
  globalSetup: './e2e/storybook/serve.ts',
  outputDir: 'test-results/storybook',
  fullyParallel: true,
  // One more than the processors, because stories also wait.
  workers: os.availableParallelism() + 1,
  timeout: 600_000,
  reporter: [['line'], ['html', { open: 'never' }]],
  // The first screenshot becomes the accepted one.
  updateSnapshots: 'missing',
  snapshotPathTemplate: 'visual/{arg}{ext}',
  expect: {
    // A deadline, not a measurement.
    timeout: 60_000,
    // Compares every pixel; ignores differences of colour that are invisible.
    toHaveScreenshot: { threshold: 0.02 },
  },
  use: {
    browserName: 'chromium',
    baseURL: `http://${host}`,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [...browserArgs, ...deterministicRendering, hostRule],
    },
  },
  projects: [
    { name: 'storybook', testMatch: 'static.storybook.ts' },
    { name: 'visual', testMatch: 'visual.ts' },
  ],
};

/** Tests of the static Storybook in `storybook-static`: opens all of it, and takes a screenshot of every story. */
export default defineConfig(config);
