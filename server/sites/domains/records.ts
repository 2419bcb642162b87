import type { DnsRecord, DomainStatus } from '#contract/templates.ts';
import { domains } from '#server/db/schema/sites.ts';
import { registrableOf } from './name.ts';

/** The columns that hold a domain's state. */
export const domainColumns = {
  name: domains.name,
  verifiedBy: domains.verifiedBy,
  needsTxt: domains.needsTxt,
  reason: domains.reason,
  found: domains.found,
  foundIpv6: domains.foundIpv6,
  foundTexts: domains.foundTexts,
  checkedAt: domains.checkedAt,
};

/** The stored state of a domain. */
export type DomainState = Pick<typeof domains.$inferSelect, keyof typeof domainColumns>;

/** The value of the TXT record that proves ownership. */
export const proofOf = (token: string): string => `nivaas-site=${token}`;

/** The name of a domain's TXT record. */
export const proofNameOf = (domain: string): string => `_nivaas.${domain}`;

// As most registrars expect it: relative to the registrable domain, which is `@`.
const hostOf = (name: string, domain: string): string => {
  const zone = registrableOf(domain) ?? domain;
  return name === zone ? '@' : name.slice(0, -zone.length - 1);
};

/** The TXT record that proves the ownership of a domain. */
export const proofRecord = (domain: string, token: string): DnsRecord => {
  const name = proofNameOf(domain);
  return { type: 'TXT', host: hostOf(name, domain), name, value: proofOf(token) };
};

/** The domain's report for the API, with the records to set. */
export const domainStatusOf = (state: DomainState, token: string, siteIpv4: string): DomainStatus => {
  const { name, verifiedBy, reason, checkedAt } = state;
  return {
    connected: verifiedBy !== null,
    reason,
    found: [...state.found],
    foundIpv6: [...state.foundIpv6],
    foundTexts: [...state.foundTexts],
    expected: siteIpv4,
    records: [
      { type: 'A', host: hostOf(name, name), name, value: siteIpv4 },
      ...(state.needsTxt || verifiedBy === 'txt' ? [proofRecord(name, token)] : []),
    ],
    checkedAt: checkedAt?.toISOString() ?? null,
  };
};
