import { HttpError } from '#server/errors.ts';
import { tokenBucket } from '#server/lib/tokenBucket.ts';

/** How often a broker may have DNS asked: once in so many seconds, and so many times at once before. */
export interface CheckRate {
  readonly seconds: number;
  readonly burst: number;
}

/** Refuses (429 with Retry-After) who goes faster; each broker for itself, here in this process. */
export const domainCheckLimit = ({ seconds, burst }: CheckRate) => {
  const may = tokenBucket({ rate: 1 / seconds, burst });
  return (brokerId: number): void => {
    if (may(String(brokerId))) return;
    const wait = String(Math.max(1, Math.ceil(seconds)));
    throw new HttpError(429, 'Too many attempts, please try again in a few seconds', {}, { 'retry-after': wait });
  };
};
