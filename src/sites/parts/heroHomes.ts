import type { PublicSite, SiteHomeRow } from '#contract/sites.ts';

/** Whether a home is commercial. */
export const isBusiness = ({ building_type: use }: Pick<SiteHomeRow, 'building_type'>): boolean => use === 'commercial';

// Plots, godowns and factories come last: their pictures do not suit a hero.
const rank = (home: SiteHomeRow): number =>
  /land|plot|godown|factory/.test(home.property_type) ? 2 : isBusiness(home) ? 1 : 0;

/**
 * The homes in the order of the pictures on a site's first page: the broker's choice, residential ones, commercial
 * ones, the rest.
 */
export const heroHomes = ({ hero, listings }: Pick<PublicSite, 'hero' | 'listings'>): SiteHomeRow[] => [
  ...(hero ? [hero] : []),
  ...listings.filter(({ id }) => id !== hero?.id).sort((one, other) => rank(one) - rank(other)),
];

/**
 * The homes in the order of the list on a site's first page. The home in its first picture comes last. `dearest` puts
 * homes to live in first, the most expensive of them first.
 */
export const listedHomes = (site: Pick<PublicSite, 'hero' | 'listings'>, dearest = false): SiteHomeRow[] => {
  const [pictured] = heroHomes(site);
  const last = ({ id }: SiteHomeRow) => Number(id === pictured?.id);
  const price = ({ expected_price: rupees }: SiteHomeRow) => (dearest ? (rupees ?? 0) : 0);
  const use = (home: SiteHomeRow) => (dearest ? rank(home) : 0);
  return site.listings.toSorted(
    (one, other) => last(one) - last(other) || use(one) - use(other) || price(other) - price(one),
  );
};
