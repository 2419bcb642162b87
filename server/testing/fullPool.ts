import { inPasswordHashQueue } from '../lib/passwordHashQueue.ts';

/** Fills the line for hashing, and every place in it stays taken until the answered function is called. */
export const fillHashingPool = (): (() => Promise<unknown>) => {
  let open = (): void => undefined;
  const isOver = new Promise<void>((resolve) => {
    open = resolve;
  });
  // More than there is room for: the rest is turned away.
  const all = Promise.allSettled(Array.from({ length: 80 }, () => inPasswordHashQueue(() => isOver)));
  return () => {
    open();
    return all;
  };
};
