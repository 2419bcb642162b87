import { tooManyPictures } from '../errors.ts';
import { concurrencyLimit } from '../lib/concurrencyLimit.ts';
import { UPLOADS_OF_CALLER } from '../limits/policy.ts';

const ofOneCaller = () => concurrencyLimit(UPLOADS_OF_CALLER, tooManyPictures);

interface Place {
  readonly enter: ReturnType<typeof concurrencyLimit>;
  jobs: number;
}

const callers = new Map<string, Place>();

/**
 * Runs an upload within the limit of its caller: one who stalls holds up nobody else. The body of a waiting upload is not read
 * yet. 503 when full.
 */
export const inUploadQueue = async <Result>(caller: string, job: () => Promise<Result>): Promise<Result> => {
  const place = callers.get(caller) ?? { enter: ofOneCaller(), jobs: 0 };
  callers.set(caller, place);
  place.jobs += 1;
  try {
    return await place.enter(job);
  } finally {
    place.jobs -= 1;
    if (place.jobs === 0) callers.delete(caller);
  }
};
