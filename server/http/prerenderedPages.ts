import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type CompressedPage, compressPage } from './compressedPage.ts';
import { ORIGIN } from './shell.ts';

interface Listed {
  readonly file: string;
  readonly path: string;
  readonly visitor?: string;
}

// Without a public URL a page has no canonical URL.
const placed = (html: string, origin: string) =>
  origin
    ? html.replaceAll(ORIGIN, origin)
    : html
        .replace(/<link rel="canonical"[^>]*>/, '')
        .replace(/<meta property="og:url"[^>]*>/, '')
        .replaceAll(ORIGIN, '');

/**
 * Reads and compresses the public pages that the build prerendered, after `finish` completes each; empty for a folder
 * without any.
 */
export const readPrerendered = async (
  folder: string,
  origin: string,
  finish: (html: string) => string,
): Promise<ReadonlyMap<string, CompressedPage>> => {
  const list = path.join(folder, 'pages', 'pages.json');
  if (!existsSync(list)) return new Map();
  const listed = JSON.parse(readFileSync(list, 'utf8')) as Listed[];
  return new Map(
    await Promise.all(
      listed.map(async ({ file, path: address, visitor = '' }): Promise<[string, CompressedPage]> => {
        const html = readFileSync(path.join(folder, 'pages', file), 'utf8');
        return [`${address}?${visitor}`, await compressPage(finish(placed(html, origin)), 'once')];
      }),
    ),
  );
};

/** The prerendered page for a URL with its path, if any: by the path, and by `?for=` where the page depends on it. */
export const prerenderedFor = (
  pages: ReadonlyMap<string, CompressedPage>,
  url: string,
): { readonly path: string; readonly page: CompressedPage } | undefined => {
  const [given = '/', query = ''] = url.split('?', 2);
  const path = given.length > 1 ? given.replace(/\/$/, '') : given;
  const visitor = new URLSearchParams(query).get('for') ?? '';
  const page = pages.get(`${path}?${visitor}`) ?? pages.get(`${path}?`);
  return page && { path, page };
};

/** The prerendered Not Found page, if there is one. */
export const prerenderedNotFound = (pages: ReadonlyMap<string, CompressedPage>): CompressedPage | undefined =>
  pages.get('*?');
