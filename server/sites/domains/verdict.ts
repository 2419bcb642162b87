import type { DomainReason } from '#contract/templates.ts';
import { MAX_RECORD_LENGTH_SHOWN, MAX_RECORDS_SHOWN } from '#server/limits/homes.ts';
import type { Asked } from './dns.ts';
import { isProxy } from './proxies.ts';

/** What a domain's records must contain. */
export interface Expected {
  readonly siteIpv4: string;
  readonly proof: string;
  /** Another broker has an earlier claim to the same registrable domain: an A record proves nothing then. */
  readonly needsTxt: boolean;
}

export interface Verdict {
  readonly reason: Exclude<DomainReason, 'unchecked'>;
  readonly verifiedBy: 'a' | 'txt' | null;
  readonly found: readonly string[];
  readonly foundIpv6: readonly string[];
  /** The TXT records at the name of the proof. */
  readonly foundTexts: readonly string[];
}

/** The DNS results for a domain: its A and AAAA records, and the TXT records at the name of the proof. */
export interface DnsResults {
  readonly addresses: Asked;
  readonly ipv6: Asked;
  readonly texts: Asked;
}

const shown = (asked: Asked): string[] =>
  typeof asked === 'string'
    ? []
    : asked.slice(0, MAX_RECORDS_SHOWN).map((one) => one.replace(/\p{Cc}/gu, '').slice(0, MAX_RECORD_LENGTH_SHOWN));

const meaningOf = (
  { addresses, ipv6, texts }: DnsResults,
  { siteIpv4, proof, needsTxt }: Expected,
): Verdict['reason'] => {
  if (addresses === 'unanswered') return 'waiting';
  // A name with AAAA records exists, even if a server denies it for A records.
  if (addresses === 'no name') return shown(ipv6).length > 0 ? 'no_address' : 'no_name';
  if (addresses.length === 0) return 'no_address';
  if (!addresses.includes(siteIpv4)) return addresses.every(isProxy) ? 'proxied' : 'elsewhere';
  if (!needsTxt || (Array.isArray(texts) && texts.includes(proof))) return 'connected';
  return texts === 'unanswered' ? 'waiting' : 'txt_needed';
};

/** The meaning of DNS results. `waiting`: DNS did not answer, so nothing is known. */
export const judge = (results: DnsResults, expected: Expected): Verdict => {
  const { addresses, ipv6, texts } = results;
  const reason = meaningOf(results, expected);
  const isProven = Array.isArray(texts) && texts.includes(expected.proof);
  return {
    reason,
    verifiedBy: reason === 'connected' ? (isProven ? 'txt' : 'a') : null,
    found: shown(addresses),
    foundIpv6: shown(ipv6),
    foundTexts: shown(texts),
  };
};
