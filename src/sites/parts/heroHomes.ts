import type { PublicSite, SiteListing } from '#contract/sites.ts';

// A plot, a godown or a factory makes no picture to arrive at.
const rank = ({ property_type: type, building_type: use }: SiteListing): number =>
  /land|plot|godown|factory/.test(type) ? 2 : use === 'commercial' ? 1 : 0;

/** The listings in the order in which a home page pictures them: the broker's choice, homes to live in, businesses, then the rest. */
export const heroHomes = ({ hero, listings }: Pick<PublicSite, 'hero' | 'listings'>): SiteListing[] => [
  ...(hero ? [hero] : []),
  ...listings.filter(({ id }) => id !== hero?.id).sort((one, other) => rank(one) - rank(other)),
];
