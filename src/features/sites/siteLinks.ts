import { paths } from '../../../contract/paths';
import { listingTitle } from '../../../contract/rules/listing';
import type { SiteListing } from '../../../contract/sites';

/** Where the links of a site's page lead. */
export interface SiteLinks {
  readonly home: string;
  readonly listings: string;
  readonly about: string;
  readonly contact: string;
  readonly property: (listing: Pick<SiteListing, 'id' | 'title' | 'city' | 'property_type'>) => string;
}

/** The links of a site whose pages' addresses begin with `base`, as its home or a property's page has them. */
export const siteLinks = (base: string, at: 'home' | 'property'): SiteLinks => {
  const home = base || '/';
  const there = at === 'home' ? '' : home;
  return {
    home,
    listings: `${there}#listings`,
    about: `${there}#about`,
    contact: '#contact',
    property: (listing) => paths.siteProperty(base, listing.id, listingTitle(listing)),
  };
};
