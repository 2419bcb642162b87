import { cp } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { type BuildOptions, defineConfig, type Plugin } from 'vite';

const api = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

/** Copies the SQL migrations and the demo's photographs next to the built server. */
const filesBesideServer = (): Plugin => ({
  name: 'files-beside-server',
  apply: 'build',
  async closeBundle() {
    await cp('server/db/migrations', 'dist/server/migrations', { recursive: true });
    await cp('server/demo/photos', 'dist/server/photos', { recursive: true });
  },
});

/** Writes the modules of each chunk, so that a test can check what a page's first load contains. */
const chunkModules = (fileName: string): Plugin => ({
  name: 'chunk-modules',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk'
        ? [[file.fileName, file.moduleIds.map((id) => path.relative(import.meta.dirname, id))]]
        : [],
    );
    this.emitFile({
      type: 'asset',
      fileName,
      source: JSON.stringify(Object.fromEntries(modules)),
    });
  },
});

/** The browser app, and the server. */
const app: BuildOptions = {
  // One chunk for what every page loads, one for what many pages share: small chunks compress worse and take longer.
  rolldownOptions: {
    output: {
      codeSplitting: {
        groups: [
          { name: 'index', tags: ['$initial'], priority: 1 },
          { name: 'shared', minShareCount: 7 },
        ],
      },
    },
  },
  outDir: 'dist/client',
  manifest: true,
  target: 'baseline-widely-available',
  assetsInlineLimit: 0,
};
const server: BuildOptions = {
  ssr: true,
  outDir: 'dist/server',
  target: 'node20',
  sourcemap: true,
  rolldownOptions: {
    input: {
      main: 'server/main.ts',
      releaseDomain: 'server/cli/releaseDomain.ts',
      resetSecondStep: 'server/cli/resetSecondStep.ts',
      removeDemo: 'server/cli/removeDemo.ts',
      backup: 'server/cli/backup.ts',
      restore: 'server/cli/restore.ts',
    },
    output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
  },
};

// Each of these files runs in its own task (public/start.js), in the order of their dependencies.
const inTurn = {
  react: /node_modules\/(?:react|react-dom|scheduler)\//,
  packages: /node_modules/,
  theme: /src\/(?:theme|ui\/base)\//,
};
const turns = Object.entries(inTurn).map(([name, test]) => ({ name, test, tags: ['$initial' as const] }));

/** Builds what hydrates the interactive parts of server-rendered pages: a separate entry beside the app's. */
const hydrationBuild = (input: string | string[], name: string): BuildOptions => ({
  ...app,
  rolldownOptions: { input, output: { codeSplitting: { groups: turns } } },
  emptyOutDir: false,
  copyPublicDir: false,
  manifest: `.vite/${name}.json`,
});
/** The renderers for Node: public pages for scripts/prerender.mjs, and pages that the server renders on request. */
const render: BuildOptions = {
  ssr: true,
  outDir: 'dist/render',
  target: 'node20',
  rolldownOptions: {
    input: { publicPages: 'src/prerender.tsx', homes: 'src/app/homes/render.tsx', sites: 'src/sites/render.tsx' },
    output: { entryFileNames: '[name].js' },
    // `use client` directives in packages are for frameworks that are not used here.
    checks: { moduleLevelDirective: false },
  },
};

// The builds by mode, such as `vite build --mode sites`; with `--ssr` for Node.
const builds: Readonly<Record<string, { browser?: BuildOptions; node?: BuildOptions }>> = {
  production: { browser: app, node: server },
  public: { browser: hydrationBuild(['src/hydrate.tsx', 'src/app/homes/hydrate.tsx'], 'public') },
  sites: { browser: hydrationBuild('src/sites/hydrate.tsx', 'sites') },
  render: { node: render },
};

// On server-rendered pages, every link loads a new document.
const withoutRouter = { 'react-router-dom': path.resolve('src/render/documentRouter.tsx') };

export default defineConfig(({ isSsrBuild, mode }) => {
  const { browser = app, node = server } = builds[mode] ?? {};
  return {
    ...((mode === 'public' || node === render) && { resolve: { alias: withoutRouter } }),
    plugins: isSsrBuild
      ? node === server
        ? [filesBesideServer()]
        : []
      : [react(), chunkModules(`.vite/modules${mode === 'production' ? '' : `-${mode}`}.json`)],
    // Fails if the port is taken: on another port, the app would call the API server of another checkout.
    server: { host: '127.0.0.1', port: 5173, strictPort: true, proxy: { '/api': api, '/media': api } },
    publicDir: isSsrBuild ? false : 'public',
    // Site pages call the host that serves them, whatever its name: their content security policy allows no other.
    ...(mode === 'sites' && { define: { 'import.meta.env.VITE_API_BASE': '""' } }),
    // Bundles all packages in production mode, however the server runs, so that class names are the browser's.
    ...(node === render && {
      ssr: { noExternal: true },
      define: {
        'import.meta.env.VITE_API_BASE': '""',
        'process.env.NODE_ENV': JSON.stringify('production'),
      },
    }),
    build: isSsrBuild ? node : browser,
  };
});
