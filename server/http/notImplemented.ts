import type { Endpoint } from '#contract/endpoint.ts';
import { HttpError } from '../errors.ts';
import { authorize } from './access.ts';
import type { Api } from './serve.ts';

/** Answers 501 for endpoints of the contract that have no handler yet, after the usual authorization. Call it last. */
export const serveNotImplemented = ({ http, db, served }: Api, endpoints: Iterable<Endpoint>): void => {
  for (const endpoint of endpoints) {
    if (served.has(endpoint)) continue;
    http.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      exposeHeadRoute: false,
      onRequest: async (request) => {
        await authorize(db, endpoint, request);
        throw new HttpError(501, 'Not available yet');
      },
      handler: async () => undefined,
    });
  }
};
