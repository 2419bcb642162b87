import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { changeProperty } from '#contract/properties/endpoints.ts';
import { HttpError, tooManyPhotos } from '../errors.ts';
import { concurrencyPerCaller } from '../lib/concurrencyPerCaller.ts';
import { tokenBucket } from '../lib/tokenBucket.ts';
import {
  CALLS_OF_ACCOUNT,
  CALLS_OF_ADDRESS,
  CREATES_OF_ACCOUNT,
  EDITS_OF_ACCOUNT,
  SESSIONS_OF_ADDRESS,
  UPLOADS_OF_CALLER,
} from '../limits/server.ts';
import { networkOf } from './throttle.ts';

const tooMany = (message: string) => new HttpError(429, message, {}, { 'retry-after': '1' });

const tooManyAtOnce = () => tooMany('Too many requests at once');

/** Identifies the caller: the account, or the network of a caller without one. */
const callerOf = ({ session, ip }: FastifyRequest): string =>
  session ? `${session.role} ${session.accountId}` : networkOf(ip);

/** Limits what an account or an address may do concurrently and per minute, in this process. */
export const callLimits = () => {
  const mayCreate = tokenBucket(CREATES_OF_ACCOUNT);
  const mayEdit = tokenBucket(EDITS_OF_ACCOUNT);
  const perAccount = concurrencyPerCaller(CALLS_OF_ACCOUNT, tooManyAtOnce);
  const perAddress = concurrencyPerCaller(CALLS_OF_ADDRESS, tooManyAtOnce);
  const sessionsOfAddress = concurrencyPerCaller(SESSIONS_OF_ADDRESS, tooManyAtOnce);
  const ofUploader = concurrencyPerCaller(UPLOADS_OF_CALLER, tooManyPhotos);
  return {
    /**
     * Throws a 429 when an account creates objects (calls that answer 201) or edits properties faster than people do.
     */
    refuseHasty: (endpoint: Endpoint, request: FastifyRequest): void => {
      if (!request.session) return;
      if (endpoint.method === 'POST' && 201 in endpoint.responses && !mayCreate(callerOf(request)))
        throw tooMany('You are adding too much at once. Please try again in a moment.');
      if (endpoint === changeProperty && !mayEdit(callerOf(request)))
        throw tooMany('You are changing too much at once. Please try again in a moment.');
    },
    /**
     * Runs a call in one of its caller's slots, so that a caller's flood, or a stalled upload, does not hold up other
     * callers. The body of a waiting upload is not read yet. 429 when too many of a caller's calls wait, 503 when too
     * many uploads do.
     */
    inPlace: <T>({ file, path }: Endpoint, request: FastifyRequest, work: () => Promise<T>): Promise<T> => {
      const caller = callerOf(request);
      if (file) return ofUploader(caller, work);
      return request.session ? perAccount(caller, work) : perAddress(`${caller} ${path}`, work);
    },
    /** Runs the look-up of a caller's session in one of the address's slots. */
    whileIdentifying: <T>({ ip }: FastifyRequest, work: () => Promise<T>): Promise<T> =>
      sessionsOfAddress(networkOf(ip), work),
  };
};

export type CallLimits = ReturnType<typeof callLimits>;
