import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

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

/** The entry, the home page's screen, and all that they import at once: what a browser runs before `/` can be used. */
const firstLoad = (): string[] => {
  const chunks = read<Record<string, Chunk>>('manifest.json');
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = chunks[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  for (const [key, chunk] of Object.entries(chunks)) if (chunk.isEntry) visit(key);
  visit('src/screens/public/home/HomeScreen.tsx');
  return [...files];
};

describe('the first load of /', () => {
  it(`ships under ${LIMIT} KB of JavaScript, gzipped`, () => {
    const sizes = firstLoad().map((file) => gzipSync(readFileSync(path.join(built, file))).length);
    const total = sizes.reduce((sum, size) => sum + size, 0) / KILOBYTE;
    console.log(`first load of /: ${total.toFixed(1)} KB gzip in ${sizes.length} files`);
    expect(sizes.length).toBeGreaterThan(0);
    expect(total).toBeLessThan(LIMIT);
  });

  it('holds neither grid nor charts, forms, queries, carousels nor any panel code', () => {
    const modules = read<Record<string, string[]>>('modules.json');
    const shipped = firstLoad().flatMap((file) => modules[file] ?? []);
    expect(shipped).toEqual(expect.arrayContaining(['src/main.tsx', 'src/screens/public/home/HomeScreen.tsx']));
    const forbidden =
      /@mui\/x-|node_modules\/(formik|yup|swiper|@tanstack)|src\/screens\/(superadmin|broker)\/|src\/app\/layouts\/(Admin|Broker)|src\/ui\/data\//;
    expect(shipped.filter((module) => forbidden.test(module))).toEqual([]);
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
