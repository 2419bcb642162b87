import { expect, test } from 'vitest';
import { buildDomainStatus, buildPublishedSite } from '#contract/fixtures/sites.ts';
import type { DomainStatus } from '#contract/templates.ts';
import { domainStanding } from './domainStanding.ts';

const [EARLY, LATE] = ['2026-11-22T05:50:00.000Z', '2026-11-23T05:51:00.000Z'];
const siteWith = (domain: DomainStatus, customDomain = 'homes.rathore.example') =>
  buildPublishedSite({ customDomain, domain });
const connected = (checkedAt: string) => buildDomainStatus({ reason: 'connected', checkedAt });
const gone = (checkedAt: string) => buildDomainStatus({ reason: 'no_name', checkedAt });

test('without a check on this page the list counts; before the first check the connection is unknown', () => {
  const site = siteWith(connected(EARLY));
  expect(domainStanding(undefined, site)).toEqual({ report: site.domain, connected: true });
  expect(domainStanding(undefined, siteWith(buildDomainStatus())).connected).toBeUndefined();
  expect(domainStanding(undefined, undefined)).toEqual({ report: undefined, connected: undefined });
});

test('a check on this page counts over an older state of the list', () => {
  const checked = { connected: true, domain: connected(LATE) };
  expect(domainStanding(checked, siteWith(gone(EARLY)))).toEqual({ report: checked.domain, connected: true });
  // The same check, reloaded.
  expect(domainStanding(checked, siteWith(connected(LATE))).report).toBe(checked.domain);
});

test('a later check, daily or in another tab, counts over one on this page', () => {
  const checked = { connected: true, domain: connected(EARLY) };
  const site = siteWith(gone(LATE));
  expect(domainStanding(checked, site)).toEqual({ report: site.domain, connected: false });
});

test('name servers that do not answer are reported until a newer check', () => {
  const checked = { connected: false, domain: buildDomainStatus({ reason: 'waiting', checkedAt: null }) };
  expect(domainStanding(checked, siteWith(buildDomainStatus())).report).toBe(checked.domain);
  expect(domainStanding(checked, siteWith(connected(EARLY)))).toMatchObject({ connected: true });
});

test('a check of another domain does not count', () => {
  const checked = { connected: true, domain: connected(LATE) };
  const site = siteWith(buildDomainStatus(), 'other.example');
  expect(domainStanding(checked, site)).toEqual({ report: site.domain, connected: undefined });
});

test('a response without a report still says whether the domain is connected', () => {
  expect(domainStanding({ connected: true }, buildPublishedSite({ customDomain: 'homes.rathore.example' }))).toEqual({
    report: undefined,
    connected: true,
  });
});
