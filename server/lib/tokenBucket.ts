import { MAX_CALLERS } from '../limits/policy.ts';
import { evictOldest } from './evictOldest.ts';

/** Lets each caller through so often a second, and so many at once before; here in this process. */
export const tokenBucket = (
  { rate, burst }: { readonly rate: number; readonly burst: number },
  clock: () => number = () => performance.now(),
) => {
  const callers = new Map<string, { left: number; at: number }>();
  return (caller: string): boolean => {
    const now = clock();
    const before = callers.get(caller) ?? { left: burst, at: now };
    const left = Math.min(burst, before.left + ((now - before.at) / 1_000) * rate);
    callers.delete(caller);
    callers.set(caller, { left: left >= 1 ? left - 1 : left, at: now });
    evictOldest(callers, MAX_CALLERS);
    return left >= 1;
  };
};
