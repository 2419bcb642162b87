import { type LandingVisitor, landingVisitors } from '#contract/paths.ts';

/** The tabs of the hero search, each with its own placeholder (specification 001, section 2, Landing page). */
export const searchTabs = [
  { label: 'Buy', placeholder: 'Try “3 BHK in Vaishali Nagar”', forWhom: ['buyers', 'owners'] },
  { label: 'Rent / PG', placeholder: 'Try “2 BHK in Malviya Nagar”', forWhom: ['tenants'] },
  { label: 'Projects', placeholder: 'Try “new projects in Jagatpura”', forWhom: [] },
  { label: 'Commercial', placeholder: 'Try “shop on Tonk Road”', forWhom: [] },
  { label: 'Dealers', placeholder: 'Try “dealers in Mansarovar”', forWhom: ['dealers'] },
] as const satisfies readonly { label: string; placeholder: string; forWhom: readonly LandingVisitor[] }[];

/** What the search can be narrowed to. */
export const searchCategories = ['All Residential', 'Apartment', 'Villa', 'Plot'] as const;

/** The label of a tab. */
export type SearchTab = (typeof searchTabs)[number]['label'];

/** The tab for a visitor who came by one of the navigation's places (`?for=tenants`). */
export const tabFor = (visitor: string | null): SearchTab =>
  searchTabs.find(({ forWhom }) => forWhom.some((one) => one === visitor))?.label ?? 'Buy';

/** Whom the page at an address is for (`?for=tenants`), if it is one of those whom it is made for. */
export const visitorIn = (address: URLSearchParams): LandingVisitor | undefined => {
  const visitor = address.get('for');
  return landingVisitors.find((one) => one === visitor);
};
