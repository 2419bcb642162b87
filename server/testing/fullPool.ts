import { inPasswordHashQueue, inSignInQueue } from '../lib/passwordHashQueue.ts';

/** Fills the queues for password hashes, or only the given ones, until the returned function is called. */
export const fillHashingPool = (queues = [inPasswordHashQueue, inSignInQueue]): (() => Promise<unknown>) => {
  let open = (): void => undefined;
  const isOver = new Promise<void>((resolve) => {
    open = resolve;
  });
  // More than the queues take: the rest is refused.
  const all = Promise.allSettled(queues.flatMap((queue) => Array.from({ length: 80 }, () => queue(() => isOver))));
  return () => {
    open();
    return all;
  };
};
