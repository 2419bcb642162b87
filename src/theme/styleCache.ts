import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** The prefix of every generated class name; the same on the server and in the browser. */
export const styleKey = 'nv';

/** The style nonce of this page's Content-Security-Policy; undefined without one. */
export function pageNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content || undefined;
}

// What a supported browser still calls by another name: Safari, and Chrome before 136. Emotion's own prefixes are for older ones.
const otherNames: Readonly<Record<string, string>> = {
  'user-select': '-webkit-user-select',
  'color-adjust': '-webkit-print-color-adjust',
};
const withOtherName: StylisPlugin = (element) => {
  const other = element.type === 'decl' && otherNames[String(element.props)];
  if (other) element.return = `${other}:${element.children};${element.value}`;
};

/** Makes the style cache, with the page's nonce by default. */
export function createStyleCache(nonce = pageNonce()): EmotionCache {
  return createCache({ key: styleKey, stylisPlugins: [withOtherName], ...(nonce ? { nonce } : {}) });
}
