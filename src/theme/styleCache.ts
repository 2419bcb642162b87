import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** The prefix of every generated class name; the same on the server and in the browser. */
export const styleKey = 'nv';

/** The style nonce of this page's Content-Security-Policy; undefined without one. */
export function pageNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content || undefined;
}

// Properties that supported browsers (Safari, and Chrome before 136) still know by another name. Emotion's own prefixes
// are for older browsers.
const otherNames: Readonly<Record<string, string>> = {
  'user-select': '-webkit-user-select',
  'color-adjust': '-webkit-print-color-adjust',
};
const withOtherName: StylisPlugin = (element) => {
  const other = element.type === 'decl' && otherNames[String(element.props)];
  if (other) element.return = `${other}:${element.children};${element.value}`;
};

/** Creates the style cache, with the page's nonce by default. */
export function createStyleCache(nonce = pageNonce()): EmotionCache {
  return createCache({ key: styleKey, stylisPlugins: [withOtherName], ...(nonce ? { nonce } : {}) });
}
