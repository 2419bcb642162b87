import type { DnsRecord, PublishedSite } from '../../../../contract/templates';
import { ApiError } from '../../../lib/apiError';

const hostOf = (typed: string): string | undefined => {
  const address = `http://${typed.trim()}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : undefined;
};

/** The TXT record that a refused domain asks for, because another site holds it; undefined for every other failure. */
export const missingProof = (error: unknown, typed: string, { domainProof }: PublishedSite): DnsRecord | undefined => {
  const asksForIt = error instanceof ApiError && error.status === 409 && domainProof;
  const host = asksForIt && error.message.includes(asksForIt) ? hostOf(typed) : undefined;
  return host && asksForIt ? { type: 'TXT', name: `_nivaas.${host}`, value: asksForIt } : undefined;
};
