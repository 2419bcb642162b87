import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type CompressedPage, compressPage } from './compressedPage.ts';
import { ORIGIN } from './shell.ts';

interface Listed {
  readonly file: string;
  readonly path: string;
  readonly visitor?: string;
}

// Without the address that people use, there is none to call the page's own.
const placed = (html: string, origin: string) =>
  origin
    ? html.replaceAll(ORIGIN, origin)
    : html
        .replace(/<link rel="canonical"[^>]*>/, '')
        .replace(/<meta property="og:url"[^>]*>/, '')
        .replaceAll(ORIGIN, '');

/** The public pages as they were prerendered at build, packed once; none in a folder that has none. */
export const readPrerendered = async (folder: string, origin: string): Promise<ReadonlyMap<string, CompressedPage>> => {
  const list = path.join(folder, 'pages', 'pages.json');
  if (!existsSync(list)) return new Map();
  const listed = JSON.parse(readFileSync(list, 'utf8')) as Listed[];
  return new Map(
    await Promise.all(
      listed.map(async ({ file, path: address, visitor = '' }): Promise<[string, CompressedPage]> => {
        const html = readFileSync(path.join(folder, 'pages', file), 'utf8');
        return [`${address}?${visitor}`, await compressPage(placed(html, origin), 'once')];
      }),
    ),
  );
};

/** The prerendered page for an address, if there is one: by its path, and by whom it is for where that changes it. */
export const prerenderedFor = (pages: ReadonlyMap<string, CompressedPage>, url: string): CompressedPage | undefined => {
  const [page = '/', query = ''] = url.split('?', 2);
  const bare = page.length > 1 ? page.replace(/\/$/, '') : page;
  const visitor = new URLSearchParams(query).get('for') ?? '';
  return pages.get(`${bare}?${visitor}`) ?? pages.get(`${bare}?`);
};

/** What says Not Found, where that was prerendered. */
export const prerenderedNotFound = (pages: ReadonlyMap<string, CompressedPage>): CompressedPage | undefined =>
  pages.get('*?');
