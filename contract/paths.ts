// PostgreSQL's largest integer: no property has a larger id.
const LARGEST_ID = 2_147_483_647;
const MOST_WORDS = 80;

// Plain letters and figures only, so that the address reads the same wherever it is pasted.
const slugged = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MOST_WORDS)
    .replace(/^-+|-+$/g, '');

/** The id that a property's page is addressed by: the whole number that `12-villa-with-a-pool` begins with; undefined without one. */
export const propertyIdIn = (segment: string): number | undefined => {
  const id = Number(/^([1-9]\d{0,9})(?:-|$)/.exec(segment)?.[1]);
  return id <= LARGEST_ID ? id : undefined;
};

/** The page of a site's listings that an address's query asks for: the first, where it names none. */
export const sitePartIn = (query: string): number => {
  const page = new URLSearchParams(query).get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
};

/** Those for whom the landing page has a page of its own, made at build: the `for` of its address. */
export const landingVisitors = ['buyers', 'tenants', 'owners', 'dealers'] as const;
export type LandingVisitor = (typeof landingVisitors)[number];

/** Every page's URL: the route table's patterns and the links' builders in one place. */
export const paths = {
  home: '/',
  landing: '/landing',
  /** The landing page for one of its visitors, or for everyone, with words already in its search. */
  landingFor: (visitor: LandingVisitor | undefined, words = '') => {
    const query = [visitor && `for=${visitor}`, words && `q=${encodeURIComponent(words)}`].filter(Boolean).join('&');
    return `/landing${query && `?${query}`}`;
  },
  about: '/about-us',
  auth: '/auth',
  superadmin: {
    login: '/superadmin/login',
    root: '/superadmin',
    dashboard: '/superadmin/dashboard',
    brokers: '/superadmin/brokers',
    crm: '/superadmin/crm',
    manageProperty: '/superadmin/manage-property',
    manageWebsite: '/superadmin/manage-website',
    reports: '/superadmin/reports',
    notifications: '/superadmin/notifications',
    settings: '/superadmin/settings',
    profile: '/superadmin/settings/view-profile',
  },
  broker: {
    login: '/broker/login',
    root: '/broker',
    dashboard: '/broker/dashboard',
    users: '/broker/users',
    crm: '/broker/crm',
    properties: '/broker/properties',
    postProperty: '/broker/properties/new',
    templates: '/broker/templates',
    profile: '/broker/settings/view-profile',
  },
  sitePattern: '/site/:slug',
  site: (slug: string) => `/site/${encodeURIComponent(slug)}`,
  /** A page of a site's listings; the first is the site's home itself. */
  sitePart: (base: string, page: number) => `${base || '/'}${page > 1 ? `?page=${page}` : ''}`,
  sitePropertyPattern: '/site/:slug/:property',
  /** A property's page below its site's base (`/site/asha`, empty on a domain of its own, a preview's): `<id>-<words of its title>`. */
  siteProperty: (base: string, id: number, title: string) =>
    `${base}/${[id, slugged(title)].filter(Boolean).join('-')}`,
  sitePreviewPattern: '/site/preview/:template',
  sitePreview: (template: string) => `/site/preview/${encodeURIComponent(template)}`,
  sitePreviewPropertyPattern: '/site/preview/:template/:property',
} as const;

/** The pages that everybody may read, made at build: what sitemaps name, and what is found however its address is written. */
export const publicPaths: readonly string[] = [paths.home, paths.landing, paths.about];
