import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, openBrowser, openVisitor, phone } from './support/browser';
import { lastEngine } from './support/engines';
import { operatorAlone } from './support/operator';
import { type RunningServer, startServer } from './support/startServer';
import { takenOver } from './support/takenOver';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

const built = 'dist/client';
const read = <T>(name: string): T => JSON.parse(readFileSync(path.join(built, '.vite', name), 'utf8')) as T;
const KILOBYTE = 1000;
const LIMIT = 170;
const SITE_LIMIT = 115;

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(operatorAlone, lastEngine), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** The scripts that a browser asks for at `/` until nothing more comes, without a scroll or a press. */
const firstLoad = async (size: typeof desktop | typeof phone): Promise<string[]> => {
  const { page, context } = await openVisitor(browser, size);
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) files.add(pathname.slice(1));
  });
  await page.goto(server.url);
  await takenOver(page);
  await page.waitForLoadState('networkidle');
  await context.close();
  return [...files];
};

describe.each([
  ['a desktop', desktop],
  ['a phone', phone],
])('the first load of / on %s', (_on, size) => {
  it(`asks for under ${LIMIT} KB of JavaScript, gzipped, and for no grid, charts, forms, queries, drawings or panels`, async () => {
    const files = await firstLoad(size);
    const sizes = files.map((file) => gzipSync(readFileSync(path.join(built, file)), { level: 9 }).length);
    const total = sizes.reduce((sum, bytes) => sum + bytes, 0) / KILOBYTE;
    console.log(`first load of /: ${total.toFixed(1)} KB gzip in ${files.length} files`);
    const modules = read<Record<string, string[]>>('modules.json');
    const shipped = files.flatMap((file) => modules[file] ?? []);
    expect(shipped).toEqual(expect.arrayContaining(['src/main.tsx', 'src/screens/public/home/HomeScreen.tsx']));
    const forbidden =
      /@mui\/x-|node_modules\/(formik|yup|swiper|@tanstack)|src\/screens\/(superadmin|broker)\/|src\/app\/layouts\/(Admin|Broker)|src\/ui\/data\/|src\/ui\/illustrations\/(DrawingSprite|palettes)/;
    expect(shipped.filter((module) => forbidden.test(module))).toEqual([]);
    expect(total).toBeLessThan(LIMIT);
  });
});

describe('what takes a published site’s page over', () => {
  const entry = () => Object.values(read<Record<string, Chunk>>('sites.json')).find(({ isEntry }) => isEntry);

  it(`is one file, under ${SITE_LIMIT} KB of JavaScript, gzipped`, () => {
    const { file = '', imports = [] } = entry() ?? {};
    const size = gzipSync(readFileSync(path.join(built, file))).length / KILOBYTE;
    console.log(`a site's page: ${size.toFixed(1)} KB gzip`);
    expect(imports).toEqual([]);
    expect(size).toBeLessThan(SITE_LIMIT);
  });

  it('holds no router, queries, forms, checking or app theme', () => {
    const shipped = read<Record<string, string[]>>('site-modules.json')[entry()?.file ?? ''] ?? [];
    expect(shipped).toContain('src/published/hydrate.tsx');
    const forbidden = /node_modules\/(@mui|formik|yup|swiper|react-router|@tanstack)|src\/(app|screens)\//;
    expect(shipped.filter((module) => forbidden.test(module))).toEqual([]);
  });
});
