import createCache, { type EmotionCache } from '@emotion/cache';

/** The prefix of every generated class name; the same on the server and in the browser. */
export const styleKey = 'nv';

/** The style nonce of this page's Content-Security-Policy; undefined without one. */
export function pageNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content || undefined;
}

/** Makes the style cache, with the page's nonce by default. */
export function createStyleCache(nonce = pageNonce()): EmotionCache {
  return createCache({ key: styleKey, ...(nonce ? { nonce } : {}) });
}
