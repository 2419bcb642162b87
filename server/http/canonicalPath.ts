import { publicPaths } from '#contract/paths.ts';

const known: ReadonlySet<string> = new Set(publicPaths);

/**
 * The canonical address of a public page that was requested in another case or with extra slashes: `/landing?for=tenants` for
 * `/Landing/?for=tenants`. Undefined for every other address.
 */
export const canonicalPathFor = (url: string): string | undefined => {
  const [page = '/'] = url.split('?', 1);
  const canonical = page
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '');
  return canonical !== page && known.has(canonical) ? canonical + url.slice(page.length) : undefined;
};
