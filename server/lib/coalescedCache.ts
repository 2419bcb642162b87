import { LRUCache } from 'lru-cache';
import { TRUSTED_MS } from '../limits/server.ts';

interface Entry<T> {
  /** When the read began: it contains every change that was stored before. */
  readonly begunAt: number;
  readonly value: T;
}

/** Values read from the database by key, each trusted for half a second from when its read began. */
export interface CoalescedCache<T> {
  /** The value if it is still trusted, without waiting. Refreshes a value in regular use before its time is up. */
  peek(key: string): T | undefined;
  /** The value, read again if it is no longer trusted. Simultaneous calls share one read. */
  get(key: string): Promise<T>;
}

/**
 * Caches the results of `read` for up to `max` keys. Errors of `read` reach the callers and are not cached. The reads in progress
 * are kept outside the LRU cache, because its own `fetch` would share a read that began too long ago.
 */
export const coalescedCache = <T>(
  read: (key: string) => Promise<T>,
  { max, now = () => performance.now() }: { max: number; now?: () => number },
): CoalescedCache<T> => {
  const entries = new LRUCache<string, Entry<T>>({ max });
  const reads = new Map<string, Entry<Promise<T>>>();

  const begin = (key: string): Promise<T> => {
    const begunAt = now();
    const value = read(key).then((result) => {
      // A slow read must not replace the result of a later one.
      if ((entries.peek(key)?.begunAt ?? 0) <= begunAt) entries.set(key, { begunAt, value: result });
      return result;
    });
    reads.set(key, { begunAt, value });
    const end = () => {
      if (reads.get(key)?.value === value) reads.delete(key);
    };
    value.then(end, end);
    return value;
  };

  const isTrusted = ({ begunAt }: Entry<unknown>): boolean => now() - begunAt < TRUSTED_MS;

  return {
    peek: (key) => {
      const entry = entries.get(key);
      if (!entry || !isTrusted(entry)) return undefined;
      if (now() - entry.begunAt > TRUSTED_MS / 2 && !reads.has(key)) void begin(key);
      return entry.value;
    },
    get: async (key) => {
      const known = [entries.get(key), reads.get(key)].find((entry) => entry && isTrusted(entry));
      return known ? known.value : begin(key);
    },
  };
};
