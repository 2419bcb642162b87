import { boolean, object } from 'yup';
import { get } from './endpoint.ts';
import { requiredText } from './fields.ts';

/** 404 for a name that is not a connected domain. The TLS proxy calls it before it requests a certificate. */
export const domainAllowed = get('/api/domains/allowed', {
  access: 'public',
  summary: 'Whether a domain is connected to a site, so that it may have a certificate',
  query: object({ domain: requiredText('Domain', 253) }),
  responses: { 200: object({ allowed: boolean().defined() }) },
});
