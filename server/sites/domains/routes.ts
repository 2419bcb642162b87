import { domainAllowed } from '#contract/domains.ts';
import { HttpError, notFound } from '#server/errors.ts';
import type { SiteOfHost } from '#server/http/hosts.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { tokenBucket } from '#server/lib/tokenBucket.ts';
import { CERTIFICATE_QUESTIONS } from '#server/limits/homes.ts';
import { readDomain } from './name.ts';

/** The route that the reverse proxy asks before it requests a certificate for a name. */
export const domainRoutes = (api: Api, siteOf: SiteOfHost): void => {
  const mayAsk = tokenBucket(CERTIFICATE_QUESTIONS);
  serve(api, domainAllowed, async ({ query, request }) => {
    const read = readDomain(query.domain);
    if (!('problem' in read) && (await siteOf(read.name))) return { allowed: true };
    // Only unknown names count: one proxy asks for all domains, and a connected one must get its certificate.
    if (!mayAsk(request.ip))
      throw new HttpError(429, 'Too many attempts, please try again later', {}, { 'retry-after': '1' });
    throw notFound();
  });
};
