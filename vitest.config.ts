import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

// A plain script without types: it also runs before anything is built.
const browser: { findBrowser: () => Promise<string | undefined>; browserArgs: string[] } = await import(
  new URL('./scripts/find-browser.mjs', import.meta.url).href
);
const executablePath = await browser.findBrowser();

// Found mid-run, a dependency makes Vite reload the page and the run fails: so all that stories import is named here.
const storyDependencies = [
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-router-dom',
  '@emotion/react',
  '@emotion/cache',
  '@emotion/styled',
  '@mui/material/**',
  '@mui/x-charts/BarChart',
  '@mui/x-charts/ChartsDataProvider',
  '@mui/x-charts/ChartsGrid',
  '@mui/x-charts/ChartsSurface',
  '@mui/x-charts/ChartsText',
  '@mui/x-charts/ChartsTooltip',
  '@mui/x-charts/ChartsXAxis',
  '@mui/x-charts/ChartsYAxis',
  '@mui/x-charts/PieChart',
  '@mui/x-charts/hooks',
  '@mui/x-data-grid',
  '@tanstack/react-query',
  'formik',
  'yup',
  'lucide-react',
  'swiper/modules',
  'swiper/react',
  'msw',
  'msw/browser',
  'chromatic/isChromatic',
  'msw-storybook-addon',
  '@storybook/react-vite',
  '@storybook/addon-a11y',
  '@storybook/addon-a11y/preview',
  '@storybook/addon-docs',
  '@storybook/addon-docs/blocks',
  '@storybook/addon-vitest',
  'storybook/test',
  'storybook/theming',
];

// What the plugin's own `initialGlobals` sets for a whole project, here set for each page.
const initialGlobals = 'storybook/test-initial-globals';

declare module 'vitest' {
  interface ProvidedContext {
    'storybook/test-initial-globals': Record<string, unknown>;
  }
}

const storiesAt = (name: string, scheme: 'light' | 'dark', viewport: 'desktop' | 'phone') => ({
  browser: 'chromium' as const,
  name,
  provide: { [initialGlobals]: { scheme, viewport: { value: viewport } } },
});

// Where nobody can start a run of half an hour again, what fails is tried once more, and named at the end.
const retry = process.env.CI ? 1 : 0;

/** All stories, in each scheme and size: the pages share one server, and what it has transformed. */
const stories: TestProjectInlineConfiguration = {
  plugins: [storybookTest({ configDir: '.storybook' })],
  cacheDir: 'node_modules/.vite/stories',
  optimizeDeps: { include: storyDependencies },
  test: {
    name: 'stories',
    testTimeout: 30_000,
    retry,
    setupFiles: './.storybook/withoutTracing.ts',
    // One page for all files: setting Storybook up anew for each would cost more than the stories themselves.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { ...(executablePath ? { executablePath } : {}), args: browser.browserArgs },
      }),
      instances: [
        storiesAt('stories-light', 'light', 'desktop'),
        storiesAt('stories-dark-phone', 'dark', 'phone'),
        storiesAt('stories-light-phone', 'light', 'phone'),
        storiesAt('stories-dark', 'dark', 'desktop'),
      ],
    },
  },
};

/** The tests that need a database, on one of the two engines. */
const onEngine = (engine: 'pglite' | 'postgres', globalSetup: string): TestProjectInlineConfiguration => ({
  test: {
    name: `server-${engine}`,
    environment: 'node',
    include: ['server/**/*.db.test.ts'],
    env: { TEST_ENGINE: engine },
    globalSetup,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    retry,
    // What is imported is imported once, not once a file: no test changes a module.
    isolate: false,
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['contract/**/*.test.ts', 'server/**/*.test.ts', 'src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['server/**/*.db.test.ts'],
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      onEngine('pglite', './server/testing/emptyPglite.ts'),
      onEngine('postgres', './scripts/get-postgres.mjs'),
      stories,
      {
        test: {
          name: 'storybook',
          environment: 'node',
          include: ['e2e/**/*.storybook.ts'],
          testTimeout: 1_200_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
