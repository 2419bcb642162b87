import { paths } from '#contract/paths.ts';
import { listingTitle } from '#contract/rules/listing.ts';
import type { PublicSite, SiteListing } from '#contract/sites.ts';

/** The pages that a site's listings stand on. */
export interface SiteParts {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly href: (page: number) => string;
}

/** Where the links of a site's page lead. */
export interface SiteLinks {
  readonly home: string;
  readonly listings: string;
  readonly about: string;
  readonly contact: string;
  /** On a home: which of the pages of its listings it is. */
  readonly parts?: SiteParts | undefined;
  readonly property: (listing: Pick<SiteListing, 'id' | 'title' | 'city' | 'property_type'>) => string;
}

/** The links of a site whose pages' addresses begin with `base`, as its home or a property's page has them. */
export const siteLinks = (base: string, at: 'home' | 'property', part?: PublicSite['part']): SiteLinks => {
  const home = base || '/';
  const there = at === 'home' ? '' : home;
  return {
    home,
    listings: `${there}#listings`,
    about: `${there}#about`,
    contact: '#contact',
    parts: part && { ...part, href: (page) => paths.sitePart(base, page) },
    property: (listing) => paths.siteProperty(base, listing.id, listingTitle(listing)),
  };
};
