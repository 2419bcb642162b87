import pLimit from 'p-limit';
import type { QueueSize } from '../limits/server.ts';

/** The queue is full. Answered with 503. */
export class QueueFull extends Error {
  constructor() {
    super('Too many are waiting already');
    this.name = 'QueueFull';
  }
}

/**
 * Limits how many calls run at once; the others wait in order. When `waiting` calls wait already, it rejects with the error that
 * `refuse` makes, so that a flood costs bounded memory.
 */
export const concurrencyLimit = ({ running, waiting }: QueueSize, refuse: () => Error = () => new QueueFull()) => {
  const limit = pLimit(running);
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.activeCount + limit.pendingCount >= running + waiting) throw refuse();
    return limit(work);
  };
};
