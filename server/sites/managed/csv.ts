import { Readable } from 'node:stream';
import type { ManagedSite } from '#contract/managedSites.ts';
import { csvLine } from '#contract/rules/csv.ts';

const columns: Readonly<Record<string, (site: ManagedSite) => string | number | null>> = {
  broker: ({ broker }) => broker.name,
  broker_status: ({ broker }) => broker.status,
  address: ({ slug }) => slug,
  template: ({ template }) => template,
  domain: ({ customDomain }) => customDomain,
  domain_state: ({ domain }) => domain?.reason ?? null,
  homes: ({ homes }) => homes,
  visits_30_days: ({ views_30 }) => views_30,
  enquiries_30_days: ({ enquiries_30 }) => enquiries_30,
  state: ({ published }) => (published ? 'published' : 'unpublished'),
  unpublished_reason: ({ unpublished_reason }) => unpublished_reason,
};

/** Websites as CSV, a batch at a time. */
export const sitesCsv = (batches: AsyncIterable<readonly ManagedSite[]>): Readable => {
  async function* lines() {
    yield csvLine(Object.keys(columns));
    for await (const batch of batches) {
      for (const site of batch) yield csvLine(Object.values(columns).map((cell) => cell(site)));
    }
  }
  return Readable.from(lines());
};
