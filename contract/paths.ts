// PostgreSQL's largest integer. Not imported from fields.ts, so that pages without forms do not load yup.
const LARGEST_ID = 2_147_483_647;
const MAX_SLUG = 80;

// ASCII letters and digits only, so that the URL looks the same wherever it is pasted.
const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-+|-+$/g, '');

/** A place's slug: `vaishali-nagar`. A name without Latin letters is only lower-cased and URI-encoded. */
export const placeSlug = (name: string): string => slugOf(name) || encodeURIComponent(name.trim().toLowerCase());

/** `12-villa-with-a-pool`; only the id if there are no words. */
const numbered = (id: number, words: string): string => [id, slugOf(words)].filter(Boolean).join('-');

/** The slug of a broker's page: `12-asha-rathore`. */
export const brokerSlug = (id: number, name: string): string => numbered(id, name);

/** The property id in a path segment: 12 in `12-villa-with-a-pool`; undefined without one. */
export const propertyIdIn = (segment: string): number | undefined => {
  const id = Number(/^([1-9]\d{0,9})(?:-|$)/.exec(segment)?.[1]);
  return id <= LARGEST_ID ? id : undefined;
};

/** The page number in the query of a site's URL, 1 by default. */
export const sitePartIn = (query: string): number => {
  const page = new URLSearchParams(query).get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
};

/** The visitors that have a landing page of their own, built as `?for=`. */
export const landingVisitors = ['buyers', 'tenants', 'owners', 'dealers'] as const;
export type LandingVisitor = (typeof landingVisitors)[number];

/** Every page's URL: the patterns of the route table and the builders of links. */
export const paths = {
  home: '/',
  landing: '/landing',
  /** The landing page for a kind of visitor, or for everyone, with the search filled in. */
  landingFor: (visitor: LandingVisitor | undefined, words = '') => {
    const query = [visitor && `for=${visitor}`, words && `q=${encodeURIComponent(words)}`].filter(Boolean).join('&');
    return `/landing${query && `?${query}`}`;
  },
  about: '/about-us',
  /** The search of homes; `homesPath` adds the query. */
  homes: '/homes',
  homePattern: '/homes/:home',
  /** A home's page, by its id and its title (`propertyTitle`). */
  homePage: (id: number, title: string) => `/homes/${numbered(id, title)}`,
  /** Where the forms of a home's page are sent without scripts. */
  homeForm: (id: number, form: 'enquiry' | 'report') => `/homes/${id}/${form}`,
  cityPattern: '/homes/in/:city',
  localityPattern: '/homes/in/:city/:locality',
  /** What is for sale in a city, or in one of its localities. */
  place: (city: string, locality?: string) =>
    `/homes/in/${[city, locality].flatMap((name) => (name ? [placeSlug(name)] : [])).join('/')}`,
  brokers: '/brokers',
  brokerPattern: '/brokers/:slug',
  brokerPage: (slug: string) => `/brokers/${slug}`,
  saved: '/saved',
  compare: '/compare',
  compareOf: (ids: readonly number[]) => `/compare${ids.length > 0 ? `?ids=${ids.join(',')}` : ''}`,
  /** A home seeker's account: saved homes, searches, enquiries, profile. */
  account: '/account',
  /** With `?token=`: the link in an alert mail that ends its alerts. */
  unsubscribe: '/unsubscribe',
  auth: '/auth',
  forgotPassword: '/auth/forgot',
  /** With `?token=`, which the page removes from its address. */
  resetPassword: '/auth/reset',
  /** With `?token=`, which the page removes from its address. */
  confirmEmail: '/auth/email',
  /** With `?token=`, which the page removes from its address, it confirms a request. */
  privacyRequests: '/privacy/requests',
  /** With `?token=`, which the page removes from its address. */
  privacyCopy: '/privacy/copy',
  superadmin: {
    login: '/superadmin/login',
    root: '/superadmin',
    dashboard: '/superadmin/dashboard',
    brokers: '/superadmin/brokers',
    crm: '/superadmin/crm',
    leadPattern: '/superadmin/crm/:id',
    lead: (id: number) => `/superadmin/crm/${id}`,
    manageProperty: '/superadmin/manage-property',
    /** A home on Manage Property. */
    home: (id: number) => `/superadmin/manage-property?home=${id}`,
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
    today: '/broker/today',
    users: '/broker/users',
    crm: '/broker/crm',
    importLeads: '/broker/crm/import',
    leadPattern: '/broker/crm/:id',
    lead: (id: number) => `/broker/crm/${id}`,
    properties: '/broker/properties',
    postProperty: '/broker/properties/new',
    editPropertyPattern: '/broker/properties/:id/edit',
    editProperty: (id: number) => `/broker/properties/${id}/edit`,
    templates: '/broker/templates',
    profile: '/broker/settings/view-profile',
  },
  sitePattern: '/site/:slug',
  site: (slug: string) => `/site/${encodeURIComponent(slug)}`,
  /** A page of a site's homes; the first is the site's first page. */
  sitePart: (base: string, page: number) => `${base || '/'}${page > 1 ? `?page=${page}` : ''}`,
  sitePropertyPattern: '/site/:slug/:property',
  /** A property's page below its site's base (`/site/asha`, empty on a custom domain): `<id>-<slug of its title>`. */
  siteProperty: (base: string, id: number, title: string) => `${base}/${numbered(id, title)}`,
  sitePreviewPattern: '/site/preview/:template',
  sitePreview: (template: string) => `/site/preview/${encodeURIComponent(template)}`,
  sitePreviewPropertyPattern: '/site/preview/:template/:property',
} as const;

/** The page for a forgotten password. It needs the role, because a person may have an account of each role. */
export const forgotPasswordPath = (role: string): string => `${paths.forgotPassword}?role=${role}`;

/** The home seeker's login, which returns to one of our pages. */
export const loginTo = (page: string): string => `${paths.auth}?next=${encodeURIComponent(page)}`;

/** The public pages, prerendered at build. They are in the sitemap, and any spelling of their URLs finds them. */
export const publicPaths: readonly string[] = [paths.home, paths.landing, paths.about];
