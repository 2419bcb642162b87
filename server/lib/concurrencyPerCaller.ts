import type { QueueSize } from '../limits/server.ts';
import { concurrencyLimit } from './concurrencyLimit.ts';

interface Place {
  readonly limit: ReturnType<typeof concurrencyLimit>;
  jobs: number;
}

/** Like `concurrencyLimit`, but with a limit per caller, so that one caller's flood does not delay other callers. */
export const concurrencyPerCaller = (size: QueueSize, refuse?: () => Error) => {
  const places = new Map<string, Place>();
  return async <T>(caller: string, work: () => Promise<T>): Promise<T> => {
    const place = places.get(caller) ?? { limit: concurrencyLimit(size, refuse), jobs: 0 };
    places.set(caller, place);
    place.jobs += 1;
    try {
      return await place.limit(work);
    } finally {
      place.jobs -= 1;
      if (place.jobs === 0) places.delete(caller);
    }
  };
};
