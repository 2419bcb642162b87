import { cp } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

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
const chunkModules = (): Plugin => ({
  name: 'chunk-modules',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk'
        ? [[file.fileName, file.moduleIds.map((id) => path.relative(import.meta.dirname, id))]]
        : [],
    );
    this.emitFile({
      type: 'asset',
      fileName: '.vite/modules.json',
      source: JSON.stringify(Object.fromEntries(modules)),
    });
  },
});

/** The app for Node, which scripts/prerender.mjs makes the public pages with. */
const prerender = {
  ssr: true,
  outDir: 'dist/prerender',
  target: 'node20',
  rolldownOptions: { input: 'src/prerender.tsx', output: { entryFileNames: 'prerender.js' } },
};

// `vite build` makes the browser app in dist/client, `vite build --ssr` the server in dist/server/main.js, and that in mode `pages`
// what makes the public pages.
export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: isSsrBuild ? (mode === 'pages' ? [] : [migrationsBesideServer()]) : [react(), chunkModules()],
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': api, '/media': api } },
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? mode === 'pages'
      ? prerender
      : {
          ssr: true,
          outDir: 'dist/server',
          target: 'node20',
          sourcemap: true,
          rolldownOptions: {
            input: 'server/main.ts',
            output: { entryFileNames: 'main.js', chunkFileNames: '[name].js' },
          },
        }
    : {
        // What every page loads, in one piece: many small ones pack worse and wait for each other.
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'index', tags: ['$initial'] }] } } },
        outDir: 'dist/client',
        manifest: true,
        target: 'baseline-widely-available',
        assetsInlineLimit: 0,
      },
}));
