import type { QueueSize } from '../limits/policy.ts';

/** So many are at work and waiting already that nobody else may wait. Answered with 503. */
export class QueueFull extends Error {
  constructor() {
    super('Too many are waiting already');
    this.name = 'TooManyWaiting';
  }
}

/**
 * Runs so many at once, the others after them in their order, so that a flood costs bounded memory and slows nobody else. Rejects with
 * what `refuse` makes when so many wait already.
 */
export const concurrencyLimit = ({ running, waiting }: QueueSize, refuse: () => Error = () => new QueueFull()) => {
  let busy = 0;
  const queue: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy >= running) {
      if (queue.length >= waiting) throw refuse();
      await new Promise<void>((go) => queue.push(go));
    } else busy += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      // Its place is the next one's, so that nobody comes between.
      if (next) next();
      else busy -= 1;
    }
  };
};
