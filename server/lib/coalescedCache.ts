import { createHash } from 'node:crypto';
import { TRUSTED_MS } from '../limits/policy.ts';
import { evictOldest } from './evictOldest.ts';

/** What was read, and a digest of it: whatever was made from a value with the same digest is right still. */
export interface Cached<T> {
  readonly digest: string;
  readonly value: T;
}

interface Entry<T> extends Cached<T> {
  /** When the reading began: whatever was stored before then is in it. */
  readonly begunAt: number;
}

interface Reading<T> {
  readonly begunAt: number;
  readonly entry: Promise<Entry<T>>;
}

/** Values read from the database by key, each trusted for half a second. */
export interface CoalescedCache<T> {
  /** The value if it is surely right now, without waiting. Asked for often, it is read anew before it runs out. */
  peek(key: string): Cached<T> | undefined;
  /** The value, read anew if it is no longer trusted; who asks at the same time shares one reading. */
  get(key: string): Promise<Cached<T>>;
}

/** A digest of any plain value: the same for the same one. */
export const digestOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64');

/** Keeps what `read` gives, at most `most` keys. What `read` throws reaches whoever asked, and is kept by nobody. */
export const coalescedCache = <T>(
  read: (key: string) => Promise<T>,
  { most, now = () => performance.now() }: { most: number; now?: () => number },
): CoalescedCache<T> => {
  const kept = new Map<string, Entry<T>>();
  const readings = new Map<string, Reading<T>>();

  const keep = (key: string, entry: Entry<T>): Entry<T> => {
    // A slow reading says nothing of what a later one saw.
    if ((kept.get(key)?.begunAt ?? 0) > entry.begunAt) return entry;
    kept.delete(key);
    kept.set(key, entry);
    evictOldest(kept, most);
    return entry;
  };

  const begin = (key: string): Promise<Entry<T>> => {
    const begunAt = now();
    const entry = read(key).then((value) => keep(key, { begunAt, value, digest: digestOf(value) }));
    readings.set(key, { begunAt, entry });
    const end = () => {
      if (readings.get(key)?.entry === entry) readings.delete(key);
    };
    entry.then(end, end);
    return entry;
  };

  const isTrusted = ({ begunAt }: { begunAt: number }): boolean => now() - begunAt < TRUSTED_MS;

  return {
    peek: (key) => {
      const entry = kept.get(key);
      if (!entry || !isTrusted(entry)) return undefined;
      if (now() - entry.begunAt > TRUSTED_MS / 2 && !readings.has(key)) void begin(key);
      return entry;
    },
    get: async (key) => {
      const entry = kept.get(key);
      if (entry && isTrusted(entry)) return entry;
      const reading = readings.get(key);
      return reading && isTrusted(reading) ? reading.entry : begin(key);
    },
  };
};
