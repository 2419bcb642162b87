import type { PublicSite, SiteListing } from '#contract/sites.ts';

/** Whether a listing is commercial. */
export const isBusiness = ({ building_type: use }: Pick<SiteListing, 'building_type'>): boolean => use === 'commercial';

// Plots, godowns and factories come last: their pictures do not suit a hero.
const rank = (listing: SiteListing): number =>
  /land|plot|godown|factory/.test(listing.property_type) ? 2 : isBusiness(listing) ? 1 : 0;

/** The listings in the order of a home page's pictures: the broker's choice, homes, commercial properties, the rest. */
export const heroHomes = ({ hero, listings }: Pick<PublicSite, 'hero' | 'listings'>): SiteListing[] => [
  ...(hero ? [hero] : []),
  ...listings.filter(({ id }) => id !== hero?.id).sort((one, other) => rank(one) - rank(other)),
];

/**
 * The listings in the order of the home page's list. The home in its first picture comes last. `dearest` puts homes to
 * live in first, the most expensive of them first.
 */
export const listedHomes = (site: Pick<PublicSite, 'hero' | 'listings'>, dearest = false): SiteListing[] => {
  const [pictured] = heroHomes(site);
  const last = ({ id }: SiteListing) => Number(id === pictured?.id);
  const price = ({ expected_price: rupees }: SiteListing) => (dearest ? (rupees ?? 0) : 0);
  const use = (listing: SiteListing) => (dearest ? rank(listing) : 0);
  return site.listings.toSorted(
    (one, other) => last(one) - last(other) || use(one) - use(other) || price(other) - price(one),
  );
};
