import type { DomainReason } from '../../contract/templates';
import type { Asked } from './dns';
import { isProxy } from './proxies';

/** What a domain's records are held against. */
export interface Wanted {
  readonly siteIpv4: string;
  readonly proof: string;
  /** Somebody else holds or held the name, or one above or under it: an A record proves nothing then. */
  readonly needsTxt: boolean;
}

export interface Verdict {
  readonly reason: Exclude<DomainReason, 'unchecked'>;
  readonly verifiedBy: 'a' | 'txt' | null;
  readonly found: readonly string[];
}

const not = (reason: Verdict['reason'], found: readonly string[] = []): Verdict => ({
  reason,
  verifiedBy: null,
  found,
});

/** What DNS answers mean. `waiting`: it could not be asked, so that nothing is known, for better or worse. */
export const judge = (addresses: Asked, texts: Asked, { siteIpv4, proof, needsTxt }: Wanted): Verdict => {
  if (addresses === 'unanswered') return not('waiting');
  if (addresses === 'no name') return not('no_name');
  if (addresses.length === 0) return not('no_address');
  if (!addresses.includes(siteIpv4)) return not(addresses.every(isProxy) ? 'proxied' : 'elsewhere', addresses);
  const isProven = Array.isArray(texts) && texts.includes(proof);
  if (isProven) return { reason: 'connected', verifiedBy: 'txt', found: addresses };
  if (!needsTxt) return { reason: 'connected', verifiedBy: 'a', found: addresses };
  return not(texts === 'unanswered' ? 'waiting' : 'txt_needed', addresses);
};
