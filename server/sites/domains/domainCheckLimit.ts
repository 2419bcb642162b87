import { HttpError } from '#server/errors.ts';
import { tokenBucket } from '#server/lib/tokenBucket.ts';

/** How often a broker may start DNS checks: one every `seconds` seconds, after an initial `burst`. */
export interface CheckRate {
  readonly seconds: number;
  readonly burst: number;
}

/** Refuses a broker's checks beyond the rate with a 429 and Retry-After. Counted per broker, in this process. */
export const domainCheckLimit = ({ seconds, burst }: CheckRate) => {
  const may = tokenBucket({ rate: 1 / seconds, burst });
  return (brokerId: number): void => {
    if (may(String(brokerId))) return;
    const wait = String(Math.max(1, Math.ceil(seconds)));
    throw new HttpError(429, 'Too many attempts, please try again in a few seconds', {}, { 'retry-after': wait });
  };
};
