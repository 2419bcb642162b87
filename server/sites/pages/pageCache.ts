/** Pages by address, the longest unused forgotten first, so that they never hold more bytes than `mostBytes`. */
export interface PageCache<P> {
  get(key: string): P | undefined;
  set(key: string, page: P): void;
  /** What the pages weigh together. */
  readonly bytes: () => number;
}

/** Makes a cache; `weigh` says how many bytes a page holds. A page larger than the whole is not kept. */
export const pageCache = <P>(mostBytes: number, weigh: (page: P) => number): PageCache<P> => {
  const pages = new Map<string, P>();
  let bytes = 0;
  const forget = (key: string): void => {
    const page = pages.get(key);
    if (page === undefined) return;
    bytes -= weigh(page);
    pages.delete(key);
  };
  return {
    get: (key) => {
      const page = pages.get(key);
      if (page === undefined) return undefined;
      // Written last, it is forgotten last.
      pages.delete(key);
      pages.set(key, page);
      return page;
    },
    set: (key, page) => {
      forget(key);
      const weight = weigh(page);
      if (weight > mostBytes) return;
      pages.set(key, page);
      bytes += weight;
      for (const [oldest] of pages) {
        if (bytes <= mostBytes) return;
        forget(oldest);
      }
    },
    bytes: () => bytes,
  };
};
