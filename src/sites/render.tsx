import { prerender } from 'react-dom/static';
import type { RenderSitePage, SiteView } from '#contract/siteView.ts';
import { criticalStyles } from '../theme/criticalStyles.ts';
import { createStyleCache } from '../theme/styleCache.ts';
import { PublishedSite } from './PublishedSite.tsx';
import { siteDocument } from './siteDocument.ts';
import { headOf } from './siteHead.ts';

// Pictures to load early come first in the markup; in the page they belong into the head.
const leadingLinks = /^(?:<link[^>]*>)+/;

const render = async (view: SiteView) => {
  const cache = createStyleCache();
  cache.compat = true;
  // In one piece, however large: what comes later is put in its place by inline scripts, which our policy forbids.
  const { prelude } = await prerender(<PublishedSite view={view} cache={cache} />, {
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  const html = await new Response(prelude).text();
  const links = leadingLinks.exec(html)?.[0] ?? '';
  const body = html.slice(links.length);
  return { links, body, styles: criticalStyles(cache, body) };
};

/** Makes a page of a published site, as the server sends it. */
export const renderSitePage: RenderSitePage = async ({ view, origin, own, assets }) => {
  const at = own ? { view: { ...view, base: '' }, origin: own } : { view, origin };
  return siteDocument({ view, origin: at.origin, assets }, headOf(at.view, at.origin), await render(view));
};
