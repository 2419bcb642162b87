import { LRUCache } from 'lru-cache';
import { MAX_CALLERS } from '../limits/server.ts';

interface Rate {
  /** Calls per second. */
  readonly rate: number;
  /** Calls that an idle caller may make at once. */
  readonly burst: number;
}

/**
 * A rate limit per caller, in this process; returns whether the caller may go on. Not rate-limiter-flexible or
 * @fastify/rate-limit: both count in fixed windows, which let twice the burst through around a window's end, and the former
 * keeps an unbounded number of timers, one per caller.
 */
export const tokenBucket = ({ rate, burst }: Rate, clock: () => number = () => performance.now()) => {
  const callers = new LRUCache<string, { readonly left: number; readonly at: number }>({ max: MAX_CALLERS });
  return (caller: string): boolean => {
    const now = clock();
    const before = callers.get(caller) ?? { left: burst, at: now };
    const left = Math.min(burst, before.left + ((now - before.at) / 1_000) * rate);
    callers.set(caller, { left: left >= 1 ? left - 1 : left, at: now });
    return left >= 1;
  };
};
