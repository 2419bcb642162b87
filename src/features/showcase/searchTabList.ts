import { type LandingVisitor, landingVisitors, paths } from '#contract/paths.ts';

interface Tab {
  readonly label: string;
  readonly placeholder: string;
  readonly forWhom: readonly LandingVisitor[];
  /** The page that Search leads to. */
  readonly page: string;
  /** A query parameter that is added to the text. */
  readonly filter?: readonly [name: string, value: string];
  /** The category narrows the search. */
  readonly byCategory?: boolean;
}

/**
 * The tabs of the hero search, each with its placeholder (specification 001, section 2, Landing page) and target page.
 */
export const searchTabs = [
  {
    label: 'Buy',
    placeholder: 'Try “3 BHK in Vaishali Nagar”',
    forWhom: ['buyers', 'owners'],
    page: paths.homes,
    byCategory: true,
  },
  {
    label: 'Rent / PG',
    placeholder: 'Try “2 BHK in Malviya Nagar”',
    forWhom: ['tenants'],
    page: paths.homes,
    filter: ['for', 'rent'],
    byCategory: true,
  },
  {
    label: 'Projects',
    placeholder: 'Try “new projects in Jagatpura”',
    forWhom: [],
    page: paths.homes,
    filter: ['availability', 'under_construction,upcoming'],
    byCategory: true,
  },
  {
    label: 'Commercial',
    placeholder: 'Try “shop on Tonk Road”',
    forWhom: [],
    page: paths.homes,
    filter: ['building_type', 'commercial'],
  },
  { label: 'Dealers', placeholder: 'Try “dealers in Mansarovar”', forWhom: ['dealers'], page: paths.brokers },
] as const satisfies readonly Tab[];

/** The categories of the search, each with its type of property. */
export const searchCategories = [
  { label: 'All Residential', types: '' },
  { label: 'Apartment', types: 'flat' },
  { label: 'Villa', types: 'villa' },
  { label: 'Plot', types: 'residential_land' },
] as const;

/** The label of a tab. */
export type SearchTab = (typeof searchTabs)[number]['label'];

/** The tab that `?for=tenants` preselects. */
export const tabFor = (visitor: string | null): SearchTab =>
  searchTabs.find(({ forWhom }) => forWhom.some((one) => one === visitor))?.label ?? 'Buy';

/** The known kind of visitor in the URL (`?for=tenants`). */
export const visitorIn = (address: URLSearchParams): LandingVisitor | undefined => {
  const visitor = address.get('for');
  return landingVisitors.find((one) => one === visitor);
};

/** The tab with this label. */
export const tabNamed = (label: SearchTab): Tab => searchTabs.find((tab) => tab.label === label) ?? searchTabs[0];
