import type { DomainReason, DomainStatus } from '#contract/templates.ts';
import { formatAgo } from '#src/lib/format.ts';
import type { ToneName } from '#src/theme/tones.ts';

/** What the last check of a domain found, in a few words. */
export interface DomainLine {
  readonly tone: ToneName;
  readonly found: string;
  /** When it was checked; undefined before the first check. */
  readonly checked: string | undefined;
}

const findings: Readonly<Record<DomainReason, readonly [ToneName, string]>> = {
  connected: ['success', 'Connected'],
  unchecked: ['neutral', 'Not checked yet'],
  no_name: ['warning', 'Not in DNS'],
  no_address: ['warning', 'No A record'],
  txt_needed: ['warning', 'TXT record missing'],
  waiting: ['warning', 'DNS does not answer'],
  elsewhere: ['error', 'Points elsewhere'],
  proxied: ['error', 'Behind a proxy'],
};

/** The words for a domain's state; `now` is the current time, for the age of the check. */
export const domainLine = ({ reason, checkedAt }: DomainStatus, now: number): DomainLine => {
  const [tone, found] = findings[reason];
  return { tone, found, checked: checkedAt ? formatAgo(checkedAt, now) : undefined };
};
