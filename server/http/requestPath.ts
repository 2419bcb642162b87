const isDecodable = (path: string): boolean => {
  try {
    // Its answer is used: the build leaves out a call whose answer is not.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
};

// A whole address instead of a path, as HTTP allows: whatever host it names, this is the server that was asked.
const WHOLE = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

const ownPart = (url: string): string => {
  const path = url.replace(WHOLE, '');
  return path === url || path.startsWith('/') ? path : `/${path}`;
};

/** The path and query asked for, per cent signs that encode nothing taken for themselves: it then is one that is not there. */
export const requestPath = (url: string): string => {
  const own = ownPart(url);
  const [path = '/'] = own.split('?', 1);
  return isDecodable(path) ? own : path.replaceAll('%', '%25') + own.slice(path.length);
};
