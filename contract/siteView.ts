import type { PublicSite, SitePropertyPage } from './sites.ts';

/** What a page of a published site is made from: the server renders it, and the browser takes it over with the very same. */
export type SiteView = {
  /** What the addresses of the site's pages begin with: `/site/asha` on our host, nothing on a domain of its own. */
  readonly base: string;
} & (
  | { readonly kind: 'home'; readonly site: PublicSite }
  | { readonly kind: 'property'; readonly page: SitePropertyPage }
  /** Whether there is a site to go back to. */
  | { readonly kind: 'missing'; readonly isSite: boolean }
);

/** The built files that a site's page names. */
export interface SiteAssets {
  /** The module that takes the page over. */
  readonly entry: string;
  /** What it imports when somebody turns to the enquiry form. */
  readonly form: readonly string[];
  /** The faces' style sheet, written into the page. */
  readonly css: string;
  /** Addresses of faces by their file's name: `inter`, `fraunces`, `fraunces-italic`. */
  readonly faces: Readonly<Record<string, string>>;
}

/** One page to be made. */
export interface SitePageOrder {
  readonly view: SiteView;
  /** The address that people use, without a path; empty where none is known: then the page names no address of its own. */
  readonly origin: string;
  /** The site's own domain as an origin, where it has one and the page is another host's: there it has the one address that counts. */
  readonly own?: string | undefined;
  readonly assets: SiteAssets;
}

/** Makes a whole HTML document; what the server loads from the built site pages. */
export type RenderSitePage = (order: SitePageOrder) => Promise<string>;
