import { cp } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { type BuildOptions, defineConfig, type Plugin } from 'vite';

const api = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

/** Lays the SQL migrations beside the built server, where it looks for them. */
const migrationsBesideServer = (): Plugin => ({
  name: 'migrations-beside-server',
  apply: 'build',
  async closeBundle() {
    await cp('server/db/migrations', 'dist/server/migrations', { recursive: true });
  },
});

/** Writes which modules each chunk holds, so that a test can read off what a page's first load ships. */
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
  // What every page loads, in one piece: many small ones pack worse and wait for each other.
  rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'index', tags: ['$initial'] }] } } },
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
    input: { main: 'server/main.ts', releaseDomain: 'server/cli/releaseDomain.ts' },
    output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
  },
};

/** What takes the pages of published sites over in the browser: an entry of its own beside the app's. */
const hydrateSites: BuildOptions = {
  ...app,
  rolldownOptions: {
    input: 'src/sites/hydrate.tsx',
    output: { codeSplitting: { groups: [{ name: 'site', tags: ['$initial'] }] } },
  },
  emptyOutDir: false,
  copyPublicDir: false,
  manifest: '.vite/sites.json',
};
/** Both for Node, where their pages are rendered: public ones by scripts/prerender.mjs, those of published sites by the server. */
const render: BuildOptions = {
  ssr: true,
  outDir: 'dist/render',
  target: 'node20',
  rolldownOptions: {
    input: { publicPages: 'src/prerender.tsx', sites: 'src/sites/render.tsx' },
    output: { entryFileNames: '[name].js' },
    // Packages that say 'use client' mean frameworks that are not here.
    checks: { moduleLevelDirective: false },
  },
};

// What a build makes, by its mode: `vite build --mode sites`. For Node with `--ssr`.
const builds: Readonly<Record<string, { browser?: BuildOptions; node?: BuildOptions }>> = {
  production: { browser: app, node: server },
  sites: { browser: hydrateSites },
  render: { node: render },
};

export default defineConfig(({ isSsrBuild, mode }) => {
  const { browser = app, node = server } = builds[mode] ?? {};
  return {
    plugins: isSsrBuild
      ? node === server
        ? [migrationsBesideServer()]
        : []
      : [react(), chunkModules(`.vite/${mode === 'sites' ? 'site-modules' : 'modules'}.json`)],
    // Beside another one it would call that one's server.
    server: { host: '127.0.0.1', port: 5173, strictPort: true, proxy: { '/api': api, '/media': api } },
    publicDir: isSsrBuild ? false : 'public',
    // The pages of sites are this server's own wherever they are shown, and call what serves them: their policy allows no other.
    ...(mode === 'sites' && { define: { 'import.meta.env.VITE_API_BASE': '""' } }),
    // Bundled with its packages, React in production mode however the server runs: otherwise class names would differ from the browser's.
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
