import type { EmotionCache } from '@emotion/cache';
import { createElement, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { IslandsContext } from '../lib/Island.tsx';
import { createStyleCache } from '../theme/styleCache.ts';
import { criticalStyles } from './criticalStyles.ts';

/** A view as markup, from which `pageDocument` builds a page. */
export interface RenderedView {
  /** Preload links of the pictures on the first screen. */
  readonly links: string;
  /** The style element with the rules that the view uses before its fold, and no others. */
  readonly styles: string;
  readonly body: string;
  /** The rules that are used only below the fold. */
  readonly later: string;
}

/** The markup of a fold. */
export const foldMark = '<template data-fold=""></template>';

// React puts preload links first in the markup; they belong in the head, not in an element that is hydrated.
const leadingLinks = /^(?:<link[^>]*>)+/;

/** Removes class names that no rule uses, and the SVG namespace, which HTML parsers imply. */
const withoutIdle = (body: string, styles: string): string => {
  const named = new Set([...styles.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name));
  return body.replaceAll(' xmlns="http://www.w3.org/2000/svg"', '').replace(/ class="([^"]*)"/g, (_, names: string) => {
    const kept = names.split(' ').filter((name) => named.has(name));
    return kept.length ? ` class="${kept.join(' ')}"` : '';
  });
};

const markupOf = async (tree: ReactNode, identifierPrefix = '') => {
  // In one chunk, however large: React moves later chunks into place by inline scripts, which our policy forbids.
  const { prelude } = await prerender(tree, { identifierPrefix, progressiveChunkSize: Number.MAX_SAFE_INTEGER });
  const html = await new Response(prelude).text();
  const links = leadingLinks.exec(html)?.[0] ?? '';
  return { links, body: html.slice(links.length) };
};

/**
 * Renders a view to markup, each of its islands as a separate root. `page` gets the style cache that its tree must
 * provide to its components; `island` gets it, too, with an island's content, and defaults to `page`.
 */
export const renderView = async (
  page: (cache: EmotionCache) => ReactNode,
  island: (cache: EmotionCache, content: ReactNode) => ReactNode = page,
): Promise<RenderedView> => {
  const cache = createStyleCache();
  cache.compat = true;
  const islands = new Map<string, ReactNode>();
  const around = await markupOf(
    createElement(IslandsContext, { value: (name, content) => islands.set(name, content) }, page(cache)),
  );
  let { links, body } = around;
  for (const [name, content] of islands) {
    const inside = await markupOf(island(cache, content), name);
    const opened = `<div data-island="${name}">`;
    body = body.replace(`${opened}</div>`, () => `${opened}${inside.body}</div>`);
    links += inside.links;
  }
  if (body.includes('<script')) throw new Error('A rendered view must not hold a script');
  const { element, later } = criticalStyles(cache, body.split(foldMark));
  return { links, styles: element, later, body: withoutIdle(body, element + later) };
};
