const isDecodable = (path: string): boolean => {
  try {
    // The result must be used, because the build drops a call without side effects.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
};

// HTTP allows an absolute URL instead of a path. Its host is checked elsewhere (hosts.ts).
const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

const withoutOrigin = (url: string): string => {
  const path = url.replace(ORIGIN, '');
  return path === url || path.startsWith('/') ? path : `/${path}`;
};

/** The path and query of a request. In a path that does not decode, percent signs are escaped, so that it leads to a 404. */
export const requestPath = (url: string): string => {
  const own = withoutOrigin(url);
  const [path = '/'] = own.split('?', 1);
  return isDecodable(path) ? own : path.replaceAll('%', '%25') + own.slice(path.length);
};
