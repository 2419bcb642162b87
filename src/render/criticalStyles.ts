import type { EmotionCache } from '@emotion/cache';

/** The style elements for a view's markup, from the cache that it was rendered with. In the browser, Emotion adopts them. */
export function criticalStyles({ key, inserted, registered }: EmotionCache, html: string): string {
  const used = new Set([...html.matchAll(new RegExp(`${key}-([\\w-]+)`, 'g'))].map(([, id]) => id));
  const rules = Object.entries(inserted).flatMap(([id, css]) => (typeof css === 'string' ? [{ id, css }] : []));
  const isGlobal = (id: string) => registered[`${key}-${id}`] === undefined;
  const globals = rules.filter(({ id }) => isGlobal(id));
  const own = rules.filter(({ id }) => !isGlobal(id) && used.has(id));
  return [
    ...globals.map(({ id, css }) => `<style data-emotion="${key}-global ${id}">${css}</style>`),
    `<style data-emotion="${key} ${own.map(({ id }) => id).join(' ')}">${own.map(({ css }) => css).join('')}</style>`,
  ].join('');
}
