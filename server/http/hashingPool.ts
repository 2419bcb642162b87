import { HttpError } from './errors';

const AT_ONCE = 2;
const WAITING = 60;

let running = 0;
const queue: (() => void)[] = [];

/**
 * Runs what is slow on purpose: hashing takes a processor for some 30 ms, so two at a time, and a flood of it leaves room for
 * everything else. 503 when sixty wait already.
 */
export const inPool = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= AT_ONCE) {
    if (queue.length >= WAITING) {
      throw new HttpError(503, 'The service is busy, please try again', {}, { 'retry-after': '2' });
    }
    await new Promise<void>((resolve) => queue.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
};
