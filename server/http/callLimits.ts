import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { HttpError, tooManyPictures } from '../errors.ts';
import { concurrencyPerCaller } from '../lib/concurrencyPerCaller.ts';
import { tokenBucket } from '../lib/tokenBucket.ts';
import { CALLS_OF_ACCOUNT, CREATES_OF_ACCOUNT, UPLOADS_OF_CALLER } from '../limits/policy.ts';

const tooMany = (message: string) => new HttpError(429, message, {}, { 'retry-after': '1' });

/** Who calls: the account, or the address of a caller without one. */
const callerOf = ({ session, ip }: FastifyRequest): string => (session ? `${session.role} ${session.accountId}` : ip);

/** What an account may do at once and in a minute, in this process. */
export const callLimits = () => {
  const mayCreate = tokenBucket(CREATES_OF_ACCOUNT);
  const perAccount = concurrencyPerCaller(CALLS_OF_ACCOUNT, () => tooMany('Too many requests at once'));
  const ofUploader = concurrencyPerCaller(UPLOADS_OF_CALLER, tooManyPictures);
  return {
    /** Throws a 429 when an account adds faster than people do; for calls that answer 201. */
    refuseHasty: ({ method, responses }: Endpoint, request: FastifyRequest): void => {
      if (!request.session || method !== 'POST' || !(201 in responses) || mayCreate(callerOf(request))) return;
      throw tooMany('Too much is added at once, please try again in a moment');
    },
    /**
     * Runs a call in one of its caller's places, so that a caller's flood, or an upload that stalls, holds up nobody else. The body
     * of an upload that waits is not read yet. 429 when too many calls of an account wait, 503 when too many uploads do.
     */
    inPlace: <T>({ file }: Pick<Endpoint, 'file'>, request: FastifyRequest, work: () => Promise<T>): Promise<T> => {
      if (file) return ofUploader(callerOf(request), work);
      return request.session ? perAccount(callerOf(request), work) : work();
    },
  };
};

export type CallLimits = ReturnType<typeof callLimits>;
