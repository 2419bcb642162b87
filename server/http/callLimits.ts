import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { HttpError } from '../errors.ts';
import { concurrencyPerCaller } from '../lib/concurrencyPerCaller.ts';
import { tokenBucket } from '../lib/tokenBucket.ts';
import { CALLS_OF_ACCOUNT, CREATES_OF_ACCOUNT } from '../limits/policy.ts';

const tooMany = (message: string) => new HttpError(429, message, {}, { 'retry-after': '1' });

/** Who calls: the account, or the address of a caller without one. */
export const callerOf = ({ session, ip }: FastifyRequest): string =>
  session ? `${session.role} ${session.accountId}` : ip;

/** What an account may do at once and in a minute, in this process. */
export const callLimits = () => {
  const mayCreate = tokenBucket(CREATES_OF_ACCOUNT);
  const perAccount = concurrencyPerCaller(CALLS_OF_ACCOUNT, () => tooMany('Too many requests at once'));
  return {
    /** Throws a 429 when an account adds faster than people do; for calls that answer 201. */
    refuseHasty: ({ method, responses }: Endpoint, request: FastifyRequest): void => {
      if (!request.session || method !== 'POST' || !(201 in responses) || mayCreate(callerOf(request))) return;
      throw tooMany('Too much is added at once, please try again in a moment');
    },
    /** Runs a call of an account in one of the account's places, any other at once. 429 when too many wait. */
    inPlaceOfAccount: <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> =>
      request.session ? perAccount(callerOf(request), work) : work(),
  };
};

export type CallLimits = ReturnType<typeof callLimits>;
