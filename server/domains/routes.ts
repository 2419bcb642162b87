import { domainAllowed } from '../../contract/domains';
import { HttpError, notFound } from '../http/errors';
import { type Api, serve } from '../http/serve';
import { readDomain } from './name';
import { perSecond } from './perSecond';
import type { SiteOfHost } from './siteHosts';

// A proxy asks for everybody whose connection it has no certificate for yet.
const RATE = 20;
const BURST = 100;

/** What the proxy in front asks before it fetches a certificate for a name. */
export const domainRoutes = (api: Api, siteOf: SiteOfHost): void => {
  const mayAsk = perSecond(RATE, BURST);
  serve(api, domainAllowed, async ({ query, request }) => {
    const read = readDomain(query.domain);
    if (!('problem' in read) && (await siteOf(read.name))) return { allowed: true };
    // Whoever asks for what is not there may not keep a connected domain from its certificate: one proxy asks for all of them.
    if (!mayAsk(request.ip))
      throw new HttpError(429, 'Too many attempts, please try again later', {}, { 'retry-after': '1' });
    throw notFound();
  });
};
