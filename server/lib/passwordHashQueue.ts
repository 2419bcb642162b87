import { HttpError } from '../errors.ts';
import { PASSWORD_HASHING, SIGN_IN_HASHING } from '../limits/server.ts';
import { concurrencyLimit } from './concurrencyLimit.ts';

const busy = () => new HttpError(503, 'The service is busy, please try again', {}, { 'retry-after': '2' });

/** Runs the password hashes of sign-ins, about 30 ms of CPU each. 503 when too many are waiting. */
export const inSignInQueue = concurrencyLimit(SIGN_IN_HASHING, busy);

/** Runs all other password hashes: for new accounts, signup codes and digests. They take no slots of sign-ins. */
export const inPasswordHashQueue = concurrencyLimit(PASSWORD_HASHING, busy);
