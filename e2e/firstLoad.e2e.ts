import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { hydrated } from './support/hydrated.ts';
import { watchRequests } from './support/quiet.ts';
import { expect, test } from './support/test.ts';
import { desktop, phone } from './support/visitors.ts';

const built = 'dist/client';
const read = <T>(name: string): T => JSON.parse(readFileSync(path.join(built, '.vite', name), 'utf8')) as T;
const packed = (file: string) => gzipSync(readFileSync(path.join(built, file)), { level: 9 }).length;
const KILOBYTE = 1000;
const UNTOUCHED_LIMIT = 5;
const TOUCHED_LIMIT = 150;
const SITE_LIMIT = 105;
const HTML_LIMIT = 100;

const sizes = [
  ['a desktop', desktop],
  ['a phone', phone],
] as const;

for (const [name, size] of sizes) {
  test(`/ on ${name} has under ${UNTOUCHED_LIMIT} KB of JavaScript until it is touched, then under ${TOUCHED_LIMIT} KB, without router, queries, forms, grid, charts, drawings or panels`, async ({
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
    const total = () => [...files].reduce((sum, file) => sum + packed(file), 0) / KILOBYTE;
    await page.goto('/');
    await requests.quiet();
    const untouched = total();
    await hydrated(page);
    await requests.quiet();
    console.log(`/ on ${name}: ${untouched.toFixed(1)} KB gzip, then ${total().toFixed(1)} in ${files.size} files`);
    expect(untouched).toBeLessThan(UNTOUCHED_LIMIT);
    const modules = read<Record<string, string[]>>('modules-public.json');
    const shipped = [...files].flatMap((file) => modules[file] ?? []);
    expect(shipped).toEqual(expect.arrayContaining(['src/hydrate.tsx', 'src/features/showcase/HeroSearch.tsx']));
    const panels = ['src/screens/operator/', 'src/screens/broker/', 'src/app/layouts/OperatorLayout', 'src/ui/data/'];
    const forbidden = [
      '@mui/x-',
      ...['formik', 'yup', 'react-router', '@tanstack'].map((one) => `node_modules/${one}`),
    ];
    forbidden.push(...panels, 'src/app/layouts/BrokerLayout', 'src/art/EmptyDrawing');
    const all = Object.values(read<Record<string, string[]>>('modules.json')).flat();
    const isIn = (modules: string[]) => forbidden.filter((one) => modules.some((module) => module.includes(one)));
    expect(isIn(shipped)).toEqual([]);
    // The app has them all: a name that no file has would forbid nothing.
    expect(isIn(all)).toEqual(forbidden);
    expect(total()).toBeLessThan(TOUCHED_LIMIT);
  });
}

test(`the HTML of / is under ${HTML_LIMIT} KB`, () => {
  const { length } = readFileSync(path.join(built, 'pages', 'home.html'));
  console.log(`/ has ${(length / KILOBYTE).toFixed(1)} KB of HTML`);
  expect(length / KILOBYTE).toBeLessThan(HTML_LIMIT);
});

test(`files under ${SITE_LIMIT} KB take over a published site, without router, queries, forms or app theme`, () => {
  const { entry } = JSON.parse(readFileSync(path.join(built, 'pages', 'sites.json'), 'utf8')) as { entry: string };
  const files = entry.split(' ').map((file) => file.slice(1));
  expect(files.reduce((sum, file) => sum + packed(file), 0) / KILOBYTE).toBeLessThan(SITE_LIMIT);
  const modules = read<Record<string, string[]>>('modules-sites.json');
  const shipped = files.flatMap((file) => modules[file] ?? []);
  expect(shipped).toContain('src/sites/hydrate.tsx');
  const forbidden = /node_modules\/(@mui|formik|yup|swiper|react-router|@tanstack)|src\/(app|screens)\//;
  expect(shipped.filter((module) => forbidden.test(module))).toEqual([]);
});
