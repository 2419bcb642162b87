import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { hydrated } from './support/hydrated.ts';
import { watchRequests } from './support/quiet.ts';
import { expect, test } from './support/test.ts';
import { desktop, phone } from './support/visitors.ts';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

const built = 'dist/client';
const read = <T>(name: string): T => JSON.parse(readFileSync(path.join(built, '.vite', name), 'utf8')) as T;
const packed = (file: string) => gzipSync(readFileSync(path.join(built, file)), { level: 9 }).length;
const KILOBYTE = 1000;
const LIMIT = 170;
const SITE_LIMIT = 115;

const sizes = [
  ['a desktop', desktop],
  ['a phone', phone],
] as const;

for (const [name, size] of sizes) {
  test(`the first load of / on ${name} is under ${LIMIT} KB of JavaScript, without grid, charts, forms, queries, drawings or panels`, async ({
    server,
    visit,
  }) => {
    const page = await visit(server, size);
    const requests = watchRequests(page);
    const files = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) files.add(pathname.slice(1));
    });
    await page.goto('/');
    await hydrated(page);
    await requests.quiet();
    const total = [...files].reduce((sum, file) => sum + packed(file), 0) / KILOBYTE;
    console.log(`first load of / on ${name}: ${total.toFixed(1)} KB gzip in ${files.size} files`);
    const modules = read<Record<string, string[]>>('modules.json');
    const shipped = [...files].flatMap((file) => modules[file] ?? []);
    expect(shipped).toEqual(expect.arrayContaining(['src/main.tsx', 'src/screens/public/home/HomeScreen.tsx']));
    const forbidden =
      /@mui\/x-|node_modules\/(formik|yup|swiper|@tanstack)|src\/screens\/(superadmin|broker)\/|src\/app\/layouts\/(Admin|Broker)|src\/ui\/data\/|src\/art\/(DrawingSprite|light\/palettes)/;
    expect(shipped.filter((module) => forbidden.test(module))).toEqual([]);
    expect(total).toBeLessThan(LIMIT);
  });
}

test(`a published site hydrates with one file under ${SITE_LIMIT} KB, without router, queries, forms or app theme`, () => {
  const entry = Object.values(read<Record<string, Chunk>>('sites.json')).find(({ isEntry }) => isEntry);
  const { file = '', imports = [] } = entry ?? {};
  expect(imports).toEqual([]);
  expect(packed(file) / KILOBYTE).toBeLessThan(SITE_LIMIT);
  const shipped = read<Record<string, string[]>>('site-modules.json')[file] ?? [];
  expect(shipped).toContain('src/sites/hydrate.tsx');
  const forbidden = /node_modules\/(@mui|formik|yup|swiper|react-router|@tanstack)|src\/(app|screens)\//;
  expect(shipped.filter((module) => forbidden.test(module))).toEqual([]);
});
