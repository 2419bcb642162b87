import { paths } from '#contract/paths.ts';

/** What search engines say about the home page. */
export const homeDescription =
  'Flats, villas, builder floors and plots in Jaipur: checked by people, priced plainly, shown by brokers who are known by name.';

/** A prerendered page and its title. Its description is in src/prerender.tsx, because browsers do not need it. */
export interface PublicPage {
  readonly path: string;
  readonly title: string;
}

/** The public pages (specification 001, section 2), and the Not Found page. */
export const publicPages = {
  home: { path: paths.home, title: 'Homes, found with care' },
  landing: { path: paths.landing, title: 'Find a home' },
  about: { path: paths.about, title: 'About' },
  notFound: { path: '*', title: 'Not Found' },
} as const satisfies Record<string, PublicPage>;
