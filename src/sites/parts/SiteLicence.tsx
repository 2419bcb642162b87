import type { SiteHead } from '#contract/sites.ts';

/** The broker's licence number, or "Property broker" without one. */
export function SiteLicence({ broker: { licenseNo } }: { broker: Pick<SiteHead['broker'], 'licenseNo'> }) {
  if (!licenseNo) return 'Property broker';
  return (
    <>
      License No <bdi>{licenseNo}</bdi>
    </>
  );
}
