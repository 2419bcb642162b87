import createCache, { type EmotionCache } from '@emotion/cache';

/** The key of every generated class name; server and browser must agree on it. */
export const styleKey = 'nv';

/** The nonce that lets this page's style elements through its Content-Security-Policy; undefined where there is none. */
export function pageNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content || undefined;
}

/** Makes the style cache. Without a nonce, the page's own is taken. */
export function createStyleCache(nonce = pageNonce()): EmotionCache {
  return createCache({ key: styleKey, ...(nonce ? { nonce } : {}) });
}
