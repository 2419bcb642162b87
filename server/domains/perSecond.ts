const MOST = 10_000;

/** Lets each caller through so often a second, and so many at once before; here in this process. */
export const perSecond = (rate: number, burst: number, clock: () => number = () => performance.now()) => {
  const callers = new Map<string, { left: number; at: number }>();
  return (caller: string): boolean => {
    const now = clock();
    const before = callers.get(caller) ?? { left: burst, at: now };
    const left = Math.min(burst, before.left + ((now - before.at) / 1_000) * rate);
    callers.delete(caller);
    callers.set(caller, { left: Math.max(0, left - 1), at: now });
    for (const [oldest] of callers) if (callers.size > MOST) callers.delete(oldest);
    return left >= 1;
  };
};
