import { escapeMarkup } from '#contract/rules/markup.ts';

const document = (inside: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${inside}\n`;
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const entries = (kind: 'url' | 'sitemap', listed: readonly string[], origin: string): string =>
  listed.map((path) => `<${kind}><loc>${escapeMarkup(origin + path)}</loc></${kind}>`).join('');

/** A sitemap of these paths on this origin. */
export const sitemapOf = (listed: readonly string[], origin: string): string =>
  document(`<urlset ${space}>${entries('url', listed, origin)}</urlset>`);

/** A sitemap index that lists other sitemaps. */
export const sitemapIndexOf = (listed: readonly string[], origin: string): string =>
  document(`<sitemapindex ${space}>${entries('sitemap', listed, origin)}</sitemapindex>`);
