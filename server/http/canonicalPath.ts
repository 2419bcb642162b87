import { publicPaths } from '#contract/paths.ts';

const known: ReadonlySet<string> = new Set(publicPaths);

/**
 * Where a public page stands that was asked for in other letters, with slashes too many or one at its end: `/landing?for=tenants` for
 * `/Landing/?for=tenants`. Nothing for every other address.
 */
export const canonicalPathFor = (url: string): string | undefined => {
  const [page = '/'] = url.split('?', 1);
  const right = page
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '');
  return right !== page && known.has(right) ? right + url.slice(page.length) : undefined;
};
