import { expect, test } from 'vitest';
import { buildDomainReport, buildPublishedSite } from '#contract/fixtures/sites.ts';
import type { DomainReport } from '#contract/templates.ts';
import { domainStanding } from './domainStanding.ts';

const [EARLY, LATE] = ['2026-11-22T05:50:00.000Z', '2026-11-23T05:51:00.000Z'];
const siteWith = (domain: DomainReport, customDomain = 'homes.rathore.example') =>
  buildPublishedSite({ customDomain, domain });
const connected = (checkedAt: string) => buildDomainReport({ reason: 'connected', checkedAt });
const gone = (checkedAt: string) => buildDomainReport({ reason: 'no_name', checkedAt });

test('before anything was asked, the list says it, and nothing before the first check', () => {
  const site = siteWith(connected(EARLY));
  expect(domainStanding(undefined, site)).toEqual({ report: site.domain, connected: true });
  expect(domainStanding(undefined, siteWith(buildDomainReport())).connected).toBeUndefined();
  expect(domainStanding(undefined, undefined)).toEqual({ report: undefined, connected: undefined });
});

test('what was asked here counts over what the list said before', () => {
  const asked = { connected: true, domain: connected(LATE) };
  expect(domainStanding(asked, siteWith(gone(EARLY)))).toEqual({ report: asked.domain, connected: true });
  // The same check, read again.
  expect(domainStanding(asked, siteWith(connected(LATE))).report).toBe(asked.domain);
});

test('a later check, of the night or in another tab, counts over what was asked here', () => {
  const asked = { connected: true, domain: connected(EARLY) };
  const site = siteWith(gone(LATE));
  expect(domainStanding(asked, site)).toEqual({ report: site.domain, connected: false });
});

test('silent name servers are told until something newer is known', () => {
  const asked = { connected: false, domain: buildDomainReport({ reason: 'waiting', checkedAt: null }) };
  expect(domainStanding(asked, siteWith(buildDomainReport())).report).toBe(asked.domain);
  expect(domainStanding(asked, siteWith(connected(EARLY)))).toMatchObject({ connected: true });
});

test('what was asked about another domain says nothing about this one', () => {
  const asked = { connected: true, domain: connected(LATE) };
  const site = siteWith(buildDomainReport(), 'other.example');
  expect(domainStanding(asked, site)).toEqual({ report: site.domain, connected: undefined });
});

test('an answer without a report still says whether it is connected', () => {
  expect(domainStanding({ connected: true }, buildPublishedSite({ customDomain: 'homes.rathore.example' }))).toEqual({
    report: undefined,
    connected: true,
  });
});
