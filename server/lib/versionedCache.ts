import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** A value and its digest: two equal digests mean equal values. */
export interface Digested<T> {
  readonly digest: string;
  readonly value: T;
}

const digestOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64');

/**
 * Caches the results of `read` for up to `max` keys, each for as long as its version stays the same. Simultaneous calls share one
 * read. A version must be known before the read begins, so that the value is at least as new. Errors of `read` reach the callers
 * and are not cached.
 */
export const versionedCache = <T>(
  read: (key: string) => Promise<T>,
  { max }: { max: number },
): ((key: string, version: string) => Promise<Digested<T>>) => {
  const entries = new LRUCache<string, { readonly version: string; readonly result: Promise<Digested<T>> }>({ max });
  return (key, version) => {
    const known = entries.get(key);
    if (known?.version === version) return known.result;
    const entry = { version, result: read(key).then((value) => ({ value, digest: digestOf(value) })) };
    entries.set(key, entry);
    entry.result.catch(() => {
      if (entries.peek(key) === entry) entries.delete(key);
    });
    return entry.result;
  };
};
