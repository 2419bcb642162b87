import { HttpError } from '../errors.ts';
import { PASSWORD_HASHING } from '../limits/policy.ts';
import { concurrencyLimit } from './concurrencyLimit.ts';

/** Runs password hashes, which take about 30 ms of CPU each, two at a time. 503 when sixty are waiting. */
export const inPasswordHashQueue = concurrencyLimit(
  PASSWORD_HASHING,
  () => new HttpError(503, 'The service is busy, please try again', {}, { 'retry-after': '2' }),
);
