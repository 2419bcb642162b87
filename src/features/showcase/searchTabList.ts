import { type LandingVisitor, landingVisitors } from '#contract/paths.ts';

/** The tabs of the hero search, each with its own placeholder (specification 001, section 2, Landing page). */
export const searchTabs = [
  { label: 'Buy', placeholder: 'Try “3 BHK in Vaishali Nagar”', forWhom: ['buyers', 'owners'] },
  { label: 'Rent / PG', placeholder: 'Try “2 BHK in Malviya Nagar”', forWhom: ['tenants'] },
  { label: 'Projects', placeholder: 'Try “new projects in Jagatpura”', forWhom: [] },
  { label: 'Commercial', placeholder: 'Try “shop on Tonk Road”', forWhom: [] },
  { label: 'Dealers', placeholder: 'Try “dealers in Mansarovar”', forWhom: ['dealers'] },
] as const satisfies readonly { label: string; placeholder: string; forWhom: readonly LandingVisitor[] }[];

/** The categories of the search. */
export const searchCategories = ['All Residential', 'Apartment', 'Villa', 'Plot'] as const;

/** The label of a tab. */
export type SearchTab = (typeof searchTabs)[number]['label'];

/** The tab that `?for=tenants` preselects. */
export const tabFor = (visitor: string | null): SearchTab =>
  searchTabs.find(({ forWhom }) => forWhom.some((one) => one === visitor))?.label ?? 'Buy';

/** The known visitor that an address names (`?for=tenants`). */
export const visitorIn = (address: URLSearchParams): LandingVisitor | undefined => {
  const visitor = address.get('for');
  return landingVisitors.find((one) => one === visitor);
};
