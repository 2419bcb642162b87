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

// `vite build` makes the browser app in dist/client, `vite build --ssr` the server in dist/server/main.js.
export default defineConfig(({ isSsrBuild }) => ({
  plugins: isSsrBuild ? [migrationsBesideServer()] : [react(), chunkModules()],
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': api, '/media': api } },
  publicDir: isSsrBuild ? false : 'public',
  build: isSsrBuild
    ? {
        ssr: true,
        outDir: 'dist/server',
        target: 'node20',
        sourcemap: true,
        rolldownOptions: {
          input: 'server/main.ts',
          output: { entryFileNames: 'main.js', chunkFileNames: '[name].js' },
        },
      }
    : { outDir: 'dist/client', manifest: true, target: 'baseline-widely-available', assetsInlineLimit: 0 },
}));
