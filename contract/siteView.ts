import type { PublicSite, SitePropertyPage } from './sites.ts';

/** The data of a page of a published site: the server renders it, and the browser hydrates the page with it. */
export type SiteView = {
  /** The prefix of the site's URLs: `/site/asha` on our host, empty on a custom domain. */
  readonly base: string;
} & (
  | { readonly kind: 'home'; readonly site: PublicSite }
  | { readonly kind: 'property'; readonly page: SitePropertyPage }
  /** Whether there is a site to go back to. */
  | { readonly kind: 'missing'; readonly isSite: boolean }
);

/** The built files that a site's page links to. */
export interface SiteAssets {
  /** The module that hydrates the page. */
  readonly entry: string;
  /** The modules that it imports when a visitor first touches the enquiry form. */
  readonly form: readonly string[];
  /** The style sheet of the fonts, inlined into the page. */
  readonly css: string;
}

/** A page to render. */
export interface SitePageInput {
  readonly view: SiteView;
  /** The origin of the page's URL; empty when unknown, then the page has no canonical URL. */
  readonly origin: string;
  /** The canonical origin, the site's custom domain, when the page is served on another host. */
  readonly own?: string | undefined;
  readonly assets: SiteAssets;
}

/** Renders a whole HTML document; the server loads it from the built site pages. */
export type RenderSitePage = (order: SitePageInput) => Promise<string>;
