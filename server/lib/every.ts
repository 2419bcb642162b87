/** Runs `work` every `ms` milliseconds; the first time at once, unless `first` is later. Returns how to stop. */
export const every = (ms: number, work: () => unknown, first: 'now' | 'later' = 'now'): (() => void) => {
  if (first === 'now') work();
  const timer = setInterval(work, ms);
  return () => clearInterval(timer);
};
