import type { DomainStatus, PublishedSite } from '#contract/templates.ts';

/** The state of a site's domain; `connected` is undefined before the first check. */
export interface DomainStanding {
  readonly report: DomainStatus | undefined;
  readonly connected: boolean | undefined;
}

interface Check {
  readonly connected: boolean;
  readonly domain?: DomainStatus | null | undefined;
}

// A later check (the daily one, or another tab's) or a change of the domain makes this one outdated.
const isOver = ({ records, checkedAt }: DomainStatus, { customDomain, domain }: PublishedSite): boolean =>
  !records.some(({ name }) => name === customDomain) || (domain?.checkedAt ?? '') > (checkedAt ?? '');

/** The newer of a check made on this page (`checked`) and the one in the list of sites. */
export const domainStanding = (checked: Check | undefined, site: PublishedSite | undefined): DomainStanding => {
  const listed = site?.domain ?? undefined;
  if (!checked || (checked.domain && site && isOver(checked.domain, site)))
    return { report: listed, connected: listed?.checkedAt ? listed.connected : undefined };
  return { report: checked.domain ?? listed, connected: checked.connected };
};
