/** Where the API lives: `VITE_API_BASE`, or the page's own origin when it is not set. */
export const apiBase: string = import.meta.env.VITE_API_BASE ?? '';

/** The URL of a file that the API serves; absolute URLs stay as they are. `width` in pixels, for a smaller photo. */
export const fileUrl = (path: string, width?: 320 | 800): string => {
  const url = /^(https?:|data:|blob:)/.test(path) ? path : `${apiBase}${path.startsWith('/') ? '' : '/'}${path}`;
  if (!width || !url.includes('/media/')) return url;
  // The URL of a photo may already have a query: an access key, if its home is not public.
  return `${url}${url.includes('?') ? '&' : '?'}w=${width}`;
};
