import { type Cached, digestOf } from './coalescedCache.ts';
import { evictOldest } from './evictOldest.ts';

/**
 * Values read by key and kept for as long as their version stays the same, at most `most`; who asks at the same time shares one
 * reading. A version must have been known before the reading begins: then what was read is as new, or newer. What `read` throws
 * reaches whoever asked, and is kept by nobody.
 */
export const versionedCache = <T>(
  read: (key: string) => Promise<T>,
  { most }: { most: number },
): ((key: string, version: string) => Promise<Cached<T>>) => {
  const kept = new Map<string, { readonly version: string; readonly read: Promise<Cached<T>> }>();
  return (key, version) => {
    const known = kept.get(key);
    // Written last, it is forgotten last.
    kept.delete(key);
    if (known?.version === version) {
      kept.set(key, known);
      return known.read;
    }
    const entry = { version, read: read(key).then((value) => ({ value, digest: digestOf(value) })) };
    kept.set(key, entry);
    evictOldest(kept, most);
    entry.read.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    return entry.read;
  };
};
