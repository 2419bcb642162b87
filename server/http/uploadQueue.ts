import { tooManyPictures } from '../errors.ts';
import { concurrencyPerCaller } from '../lib/concurrencyPerCaller.ts';
import { UPLOADS_OF_CALLER } from '../limits/policy.ts';

/**
 * Runs an upload within the limit of its caller: one who stalls holds up nobody else. The body of a waiting upload is not read
 * yet. 503 when full.
 */
export const inUploadQueue = concurrencyPerCaller(UPLOADS_OF_CALLER, tooManyPictures);
