import type { FastifyRequest } from 'fastify';
import { HttpError } from '../errors.ts';
import { tokenBucket } from '../lib/tokenBucket.ts';
import { PAGES_OF_ADDRESS } from '../limits/server.ts';
import { networkOf } from './throttle.ts';

/** Throws a 429 when an address requests pages that have to be rendered faster than people do. */
export const pageLimit = () => {
  const mayAsk = tokenBucket(PAGES_OF_ADDRESS);
  return ({ ip }: FastifyRequest): void => {
    if (!mayAsk(networkOf(ip)))
      throw new HttpError(429, 'Too many requests, please try again later', {}, { 'retry-after': '1' });
  };
};
