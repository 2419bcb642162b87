const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/** The address, its per cent signs taken for themselves when they encode nothing: it then is one that is not there. */
export const decodable = (url: string): string => {
  const [path = '/'] = url.split('?', 1);
  return isDecodable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
};
