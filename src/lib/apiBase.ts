/** Where the API lives: `VITE_API_BASE`, or the page's own origin when it is not set. */
export const apiBase: string = import.meta.env.VITE_API_BASE ?? '';

/** The URL of a file that the API serves; absolute URLs stay as they are. `width`: 320, 800 or 1600 px. */
export const fileUrl = (path: string, width?: 320 | 800): string => {
  const url = /^(https?:|data:|blob:)/.test(path) ? path : `${apiBase}${path.startsWith('/') ? '' : '/'}${path}`;
  if (!width || !url.includes('/media/')) return url;
  // The photo of a home that visitors do not see has a key in its address.
  return `${url}${url.includes('?') ? '&' : '?'}w=${width}`;
};
