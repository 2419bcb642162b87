import { inPasswordHashQueue } from '../lib/passwordHashQueue.ts';

/** Fills the queue for password hashes until the returned function is called. */
export const fillHashingPool = (): (() => Promise<unknown>) => {
  let open = (): void => undefined;
  const isOver = new Promise<void>((resolve) => {
    open = resolve;
  });
  // More than fit: the rest is refused.
  const all = Promise.allSettled(Array.from({ length: 80 }, () => inPasswordHashQueue(() => isOver)));
  return () => {
    open();
    return all;
  };
};
