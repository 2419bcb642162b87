import { commercialTypes } from '#contract/properties/choices.ts';
import type { PublicSite, SiteListing } from '#contract/sites.ts';

// A plot, a godown or a factory makes no picture to arrive at.
const plain = new Set<string>([
  'residential_land',
  'farm_agricultural_land',
  'commercial_plot',
  'industrial_land',
  'warehouse_godown',
  'factory',
]);
const business = new Set<string>(commercialTypes.values);
const rank = ({ property_type: type }: SiteListing): number => (plain.has(type) ? 2 : business.has(type) ? 1 : 0);

/** The listings in the order in which a home page pictures them: the broker's choice, homes to live in, businesses, then the rest. */
export const heroHomes = ({ hero, listings }: Pick<PublicSite, 'hero' | 'listings'>): SiteListing[] => [
  ...(hero ? [hero] : []),
  ...listings.filter(({ id }) => id !== hero?.id).sort((one, other) => rank(one) - rank(other)),
];
