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

/** A browser of its own that runs the stories of these folders in one scheme and size, with all of axe's rules or those about looks. */
const storiesAt = (
  name: string,
  folders: string,
  scheme: 'light' | 'dark',
  viewport: 'desktop' | 'phone',
  axe: 'all' | 'looks' = 'all',
) => ({
  browser: 'chromium' as const,
  name: `stories-${name}`,
  include: [`stories/${folders}/**/*.stories.tsx`],
  provide: { [initialGlobals]: { scheme, viewport: { value: viewport }, axe } },
});

// Every folder but those of `SCREENS`, so that a new one is not forgotten.
const PARTS = '!(app|screens)';
const SCREENS = '{app,screens}';
const ALL = '*';

const allServerTests = ['server/**/*.db.test.ts'];
// What depends on the database engine: the database layer itself, walks over every endpoint, repeats, locks, the first start.
const engineTests = [
  'server/db/**/*.db.test.ts',
  'server/http/{badInput,extraFields,idempotency,openapi,permissions,wire}.db.test.ts',
  'server/leads/lateChange.db.test.ts',
  'server/startup/firstStart.db.test.ts',
  'server/demo/**/*.db.test.ts',
];

// `npm run test:full`: every scheme and size, both engines, hundreds of kills.
const full = process.env.TEST_FULL === '1';

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
      instances: full
        ? [
            storiesAt('light', ALL, 'light', 'desktop'),
            storiesAt('dark-phone', ALL, 'dark', 'phone'),
            storiesAt('light-phone', ALL, 'light', 'phone'),
            storiesAt('dark', ALL, 'dark', 'desktop'),
          ]
        : [
            // Three browsers of about the same length: each story once, screens and layouts a second time.
            storiesAt('parts', PARTS, 'light', 'desktop'),
            storiesAt('screens', SCREENS, 'light', 'desktop'),
            storiesAt('screens-dark-phone', SCREENS, 'dark', 'phone', 'looks'),
          ],
    },
  },
};

/** The tests that need a database, on one of the two engines. */
const onEngine = (
  engine: 'pglite' | 'postgres',
  globalSetup: string[],
  include: string[],
): TestProjectInlineConfiguration => ({
  test: {
    name: `server-${engine}`,
    environment: 'node',
    include,
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
      onEngine('pglite', ['./server/testing/emptyPglite.ts'], full ? allServerTests : engineTests),
      onEngine('postgres', ['./scripts/get-postgres.mjs', './server/testing/migratedPostgres.ts'], allServerTests),
      stories,
    ],
  },
});
