import type { FastifyRequest } from 'fastify';
import {
  enquireHome,
  getHome,
  getPublicBroker,
  listLocalities,
  listPublicBrokers,
  searchHomes,
} from '#contract/homes/endpoints.ts';
import { reportHome } from '#contract/properties/moderation.ts';
import { found, HttpError } from '../errors.ts';
import { sessionOfPublic } from '../http/access.ts';
import { type Api, serve } from '../http/serve.ts';
import { networkOf } from '../http/throttle.ts';
import { tokenBucket } from '../lib/tokenBucket.ts';
import { HOME_READS } from '../limits/homes.ts';
import { takeHomeEnquiry } from './enquiry.ts';
import { receiveReport } from './homeReports.ts';
import type { Homes } from './homes.ts';

/** Finding a home, for everyone: search, homes, places, brokers, enquiries, and reports. */
export const homeRoutes = (api: Api, homes: Homes): void => {
  const mayRead = tokenBucket(HOME_READS);
  const refuseFloods = (request: FastifyRequest): void => {
    if (mayRead(networkOf(request.ip))) return;
    throw new HttpError(429, 'Too many requests, please try again later', {}, { 'retry-after': '1' });
  };

  serve(api, searchHomes, ({ query, request }) => {
    refuseFloods(request);
    return homes.search(query);
  });
  serve(api, getHome, async ({ params: { id }, request }) => {
    refuseFloods(request);
    return { data: await homes.home(id) };
  });
  serve(api, listLocalities, async ({ query: { city, limit }, request }) => {
    refuseFloods(request);
    return { data: (await homes.localities(city)).slice(0, limit) };
  });
  serve(api, listPublicBrokers, async ({ query, request }) => {
    refuseFloods(request);
    const { data, total } = await homes.brokers(query);
    return { data, meta: { total, page: query.page, limit: query.limit } };
  });
  serve(api, getPublicBroker, async ({ params: { slug }, request }) => {
    refuseFloods(request);
    return { data: found(await homes.broker(slug)) };
  });

  serve(api, enquireHome, async ({ params: { id }, body, db, repeat, request }) => {
    const seeker = await sessionOfPublic(api, request, 'user');
    return takeHomeEnquiry(db, { id, body, repeat, address: request.ip, userId: seeker?.accountId });
  });
  serve(api, reportHome, async ({ params, body, request, db }) => {
    await receiveReport(db, params.id, request.ip, body);
    return { data: { received: true } };
  });
};
