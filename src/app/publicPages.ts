import { paths } from '#contract/paths.ts';

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
