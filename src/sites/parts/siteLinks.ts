import { paths } from '#contract/paths.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import type { PublicSite, SiteHomeRow } from '#contract/sites.ts';

/** The pagination of a site's homes. */
export interface SiteParts {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly href: (page: number) => string;
}

/** The targets of the links on a site's page. */
export interface SiteLinks {
  readonly home: string;
  readonly homes: string;
  readonly about: string;
  readonly contact: string;
  /** On the home page: the pagination of its homes. */
  readonly parts?: SiteParts | undefined;
  readonly property: (row: Pick<SiteHomeRow, 'id' | 'title' | 'city' | 'property_type'>) => string;
}

/** The links of a site whose paths begin with `base`, for its home page or a property's page. */
export const siteLinks = (base: string, at: 'home' | 'property', part?: PublicSite['part']): SiteLinks => {
  const home = base || '/';
  const there = at === 'home' ? '' : home;
  return {
    home,
    homes: `${there}#listings`,
    about: `${there}#about`,
    contact: '#contact',
    parts: part && { ...part, href: (page) => paths.sitePart(base, page) },
    property: (row) => paths.siteProperty(base, row.id, propertyTitle(row)),
  };
};
