import type { EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createStyleCache } from '../theme/styleCache.ts';
import { criticalStyles } from './criticalStyles.ts';

/** A view as markup: what `pageDocument` makes a page from. */
export interface RenderedView {
  /** Preload links of the pictures on the first screen. */
  readonly links: string;
  /** Style elements with the rules that the view uses, and no others. */
  readonly styles: string;
  readonly body: string;
}

// React puts preload links first in the markup; they belong in the head, not in the element that is hydrated.
const leadingLinks = /^(?:<link[^>]*>)+/;

/** Renders a view to markup. `view` gets the style cache that its tree must provide to its components. */
export const renderView = async (view: (cache: EmotionCache) => ReactNode): Promise<RenderedView> => {
  const cache = createStyleCache();
  cache.compat = true;
  // In one chunk, however large: React moves later chunks into place by inline scripts, which our policy forbids.
  const { prelude } = await prerender(view(cache), { progressiveChunkSize: Number.MAX_SAFE_INTEGER });
  const html = await new Response(prelude).text();
  const links = leadingLinks.exec(html)?.[0] ?? '';
  const body = html.slice(links.length);
  if (body.includes('<script')) throw new Error('A rendered view must not hold a script');
  return { links, body, styles: criticalStyles(cache, body) };
};
