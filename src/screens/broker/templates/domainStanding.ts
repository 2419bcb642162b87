import type { DomainReport, PublishedSite } from '#contract/templates.ts';

/** How the site's domain stands; `connected` is not known before the first check. */
export interface DomainStanding {
  readonly report: DomainReport | undefined;
  readonly connected: boolean | undefined;
}

interface Asked {
  readonly connected: boolean;
  readonly domain?: DomainReport | null | undefined;
}

// A check that was made later (the daily one, or in another tab), and another domain's, leave behind what was asked here.
const isOver = ({ records, checkedAt }: DomainReport, { customDomain, domain }: PublishedSite): boolean =>
  !records.some(({ name }) => name === customDomain) || (domain?.checkedAt ?? '') > (checkedAt ?? '');

/** How a domain stands by what was asked last here (`asked`) and by what the list of sites says of it: the newer of the two. */
export const domainStanding = (asked: Asked | undefined, site: PublishedSite | undefined): DomainStanding => {
  const kept = site?.domain ?? undefined;
  if (!asked || (asked.domain && site && isOver(asked.domain, site)))
    return { report: kept, connected: kept?.checkedAt ? kept.connected : undefined };
  return { report: asked.domain ?? kept, connected: asked.connected };
};
