import { paths } from '#contract/paths.ts';

/** A prerendered page, with its title and description for search engines and shared links. */
export interface PublicPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** The public pages (specification 001, section 2), and the Not Found page. */
export const publicPages = {
  home: {
    path: paths.home,
    title: 'Homes, found with care',
    description:
      'Flats, villas, builder floors and plots in Jaipur: checked by people, priced plainly, shown by brokers who are known by name.',
  },
  landing: {
    path: paths.landing,
    title: 'Find a home',
    description:
      'Buy, rent or sell in 24 Indian cities. Search homes, projects, shops and dealers, or begin with the city nearest to you.',
  },
  about: {
    path: paths.about,
    title: 'About',
    description:
      'We simplify real estate for everyone: what Nivaas offers, what it holds to, who leads it, and how to write to us.',
  },
  notFound: {
    path: '*',
    title: 'Not Found',
    description: 'Nothing lives at this address. It may have moved, or never been here.',
  },
} as const satisfies Record<string, PublicPage>;
