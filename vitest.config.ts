import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

// A plain script without types.
const browser: { findBrowser: () => Promise<string | undefined>; browserArgs: string[] } = await import(
  new URL('./scripts/find-browser.mjs', import.meta.url).href
);
const executablePath = await browser.findBrowser();

// All dependencies of stories. If Vite discovered one during a run, it would reload the page, and the run would fail.
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

// Loading Storybook takes five seconds of CPU time, so only a run that may play stories does it.
const named = process.argv.join(' ').match(/--project[= ]\S+/g);
const playsStories = !named || named.some((name) => name.includes('stories'));
const storybook = playsStories ? await import('@storybook/addon-vitest/vitest-plugin') : undefined;

// The key of the plugin's `initialGlobals`. The plugin sets it for a whole project; here each browser sets its own.
const initialGlobals = 'storybook/test-initial-globals';

declare module 'vitest' {
  interface ProvidedContext {
    'storybook/test-initial-globals': Record<string, unknown>;
  }
}

/** A browser that runs the stories in one scheme and size. axe checks all, or (`shown`) those without `behaviour`. */
const storiesAt = (
  name: string,
  scheme: 'light' | 'dark',
  viewport: 'desktop' | 'phone',
  axe: 'all' | 'shown' = 'all',
) => ({
  browser: 'chromium' as const,
  name: `stories-${name}`,
  include: ['stories/**/*.stories.tsx'],
  provide: { [initialGlobals]: { scheme, viewport: { value: viewport }, axe } },
});

const quickArgon2Cost = new URL('./server/testing/quickArgon2Cost.ts', import.meta.url);
const smallDemoPhotos = new URL('./server/testing/smallDemoPhotos.ts', import.meta.url);
const allServerTests = ['server/**/*.db.test.ts'];
// Tests of what depends on the engine: roles and privileges, types on the wire, locks, the first start. Filling the
// demo is excluded: its SQL is the same on both engines, and it takes a third of the total time.
const engineTests = [
  // Excludes the long tests of policies and the audit, and the plans of a broker's queries: their SQL is the same on both.
  'server/db/!(audit|auditedWrites|brokerPlans|filterOff|policies|wrongTenant).db.test.ts',
  'server/http/wire.db.test.ts',
  'server/leads/lateChange.db.test.ts',
  'server/startup/firstStart.db.test.ts',
];

// `npm run test:full`: every scheme and size, both engines, hundreds of kills.
const full = process.env.TEST_FULL === '1';

// Skips optimizing the embedded database's WebAssembly, which only pays off in the long full run.
const execArgv = full ? [] : ['--liftoff-only'];

// A full run keeps the processors busy for an hour, so that tests take longer.
const testTimeout = full ? 120_000 : 30_000;

// In CI, a failed test is retried once and reported as flaky.
const retry = process.env.CI ? 1 : 0;

type Instance = ReturnType<typeof storiesAt>;

/** The browsers of a project share one Vite server and its cache. */
const storiesIn = (name: string, instances: Instance[]): TestProjectInlineConfiguration => ({
  // Stories tagged `full` differ from another only in size, scheme or words, or repeat a component's story on a screen.
  plugins: [storybook?.storybookTest({ configDir: '.storybook', ...(!full && { tags: { skip: ['full'] } }) })],
  cacheDir: `node_modules/.vite/${name}`,
  optimizeDeps: { include: storyDependencies },
  test: {
    name,
    testTimeout: 30_000,
    retry,
    // The pages among which a browser's files are divided; one more than the processors, because stories also wait.
    maxWorkers: full ? 1 : os.availableParallelism() + 1,
    setupFiles: ['.storybook/testPageSetup.ts', '.storybook/checkDarkPhone.ts'],
    // One page for all files, because setting up Storybook takes longer than the stories of a file.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { ...(executablePath ? { executablePath } : {}), args: browser.browserArgs },
        // A full run also includes animations.
        ...(!full && { contextOptions: { reducedMotion: 'reduce' as const } }),
      }),
      instances,
    },
  },
});

const stories = full
  ? [
      storiesIn('stories', [
        storiesAt('light', 'light', 'desktop'),
        storiesAt('dark-phone', 'dark', 'phone'),
        storiesAt('light-phone', 'light', 'phone'),
        storiesAt('dark', 'dark', 'desktop'),
      ]),
    ]
  : [
      // Each story once; whole screens are also checked dark and narrow at the end (.storybook/checkDarkPhone.ts).
      storiesIn('stories', [storiesAt('light', 'light', 'desktop', 'shown')]),
    ];

/** The tests that need a database, on one of the engines. */
const onEngine = (
  engine: 'pglite' | 'postgres',
  globalSetup: string[],
  include: string[],
): TestProjectInlineConfiguration => ({
  resolve: {
    alias: [
      // The tests sign in hundreds of times, and their hashes need not withstand an attacker.
      { find: /^.*\/argon2Cost\.ts$/, replacement: fileURLToPath(quickArgon2Cost) },
      // Each demo has hundreds of photos, whose size no test checks.
      { find: /^.*\/photoWidth\.ts$/, replacement: fileURLToPath(smallDemoPhotos) },
    ],
  },
  test: {
    name: `server-${engine}`,
    environment: 'node',
    include,
    env: { TEST_ENGINE: engine },
    globalSetup,
    testTimeout,
    hookTimeout: 60_000,
    // The default of one second is too short when several tests share two processors.
    expect: { poll: { timeout: 10_000 } },
    retry,
    execArgv,
    // Modules are imported once for all files, because no test changes a module.
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
          execArgv,
          testTimeout,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      onEngine('pglite', ['./server/testing/emptyPglite.ts'], full ? allServerTests : engineTests),
      onEngine('postgres', ['./scripts/get-postgres.mjs', './server/testing/migratedPostgres.ts'], allServerTests),
      ...stories,
    ],
  },
});
