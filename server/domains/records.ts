import type { DnsRecord, DomainReport } from '../../contract/templates';
import type { domains } from '../db/schema/sites';

/** How a domain stands, as it is kept. */
export type DomainState = Pick<typeof domains.$inferSelect, 'name' | 'verifiedBy' | 'reason' | 'found' | 'checkedAt'>;

/** What the TXT record of a site's token says. */
export const proofOf = (token: string): string => `nivaas-site=${token}`;

/** Where a domain's TXT record stands. */
export const proofNameOf = (domain: string): string => `_nivaas.${domain}`;

/** The record that proves whose a domain is. */
export const proofRecord = (domain: string, token: string): DnsRecord => ({
  type: 'TXT',
  name: proofNameOf(domain),
  value: proofOf(token),
});

/** How a domain stands, in the words of the contract: with the records to set. */
export const reportOf = (
  { name, verifiedBy, reason, found, checkedAt }: DomainState,
  token: string,
  siteIpv4: string,
): DomainReport => ({
  connected: verifiedBy !== null,
  reason,
  found: [...found],
  expected: siteIpv4,
  records: [
    { type: 'A', name, value: siteIpv4 },
    ...(reason === 'txt_needed' || verifiedBy === 'txt' ? [proofRecord(name, token)] : []),
  ],
  checkedAt: checkedAt?.toISOString() ?? null,
});
