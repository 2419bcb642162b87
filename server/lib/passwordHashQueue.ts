import { HttpError } from '../errors.ts';
import { PASSWORD_HASHING } from '../limits/policy.ts';
import { concurrencyLimit } from './concurrencyLimit.ts';

/**
 * Runs what is slow on purpose: hashing takes a processor for some 30 ms, so two at a time, and a flood of it leaves room for
 * everything else. 503 when sixty wait already.
 */
export const inPasswordHashQueue = concurrencyLimit(
  PASSWORD_HASHING,
  () => new HttpError(503, 'The service is busy, please try again', {}, { 'retry-after': '2' }),
);
