import type { HomesQuery } from './query.ts';
import type {
  Counts,
  HomeDetail,
  HomeGone,
  HomeRow,
  HomesFound,
  Locality,
  PlaceView,
  PublicBroker,
} from './schemas.ts';

/** A query parameter that the search could not use, and why. */
export interface RefusedFilter {
  readonly field: string;
  readonly message: string;
}

/** The result of an enquiry that was sent without scripts. */
export interface EnquiryPosted {
  /** What the visitor typed, by field name. */
  readonly typed: Readonly<Record<string, string>>;
  readonly problems?: { readonly fields: Readonly<Record<string, string>>; readonly form?: string } | undefined;
  /** The broker's phone, once the enquiry has arrived. */
  readonly broker?: { readonly phone: string | null; readonly phoneE164: string | null } | undefined;
}

/** The result of a report that was sent. */
export interface ReportPosted {
  readonly typed: Readonly<Record<string, string>>;
  /** By field; problems of the whole form have an empty name. Absent once the report has arrived. */
  readonly problems?: Readonly<Record<string, string>> | undefined;
}

/** The result of a form that was sent from a home's page without scripts. */
export type HomePosted = { readonly enquiry: EnquiryPosted } | { readonly report: ReportPosted };

/** What is for sale, for the home page's lists while the setting `home_content` is `live`. A list may be empty. */
export interface LiveHomes {
  /** The newest ones in the country. */
  readonly homes: readonly HomeRow[];
  /** By type, in the page's city. */
  readonly kinds: Counts;
  /** In the page's city, most homes first. */
  readonly localities: readonly Locality[];
  /** Those with the most homes. */
  readonly brokers: readonly PublicBroker[];
}

/** The data of a page for finding a home: the server renders it, and the browser hydrates its islands with it. */
export type HomesView =
  /** The home page. */
  | { readonly kind: 'front'; readonly live: LiveHomes }
  | {
      readonly kind: 'search';
      /** The address's query, without what was refused. */
      readonly query: HomesQuery;
      readonly refused: readonly RefusedFilter[];
      readonly found: HomesFound;
    }
  /** A search for homes to rent: there are none yet. */
  | { readonly kind: 'rent'; readonly query: HomesQuery }
  | {
      readonly kind: 'home';
      readonly home: HomeDetail;
      /** The day on which the page is rendered, in milliseconds. */
      readonly today: number;
      readonly posted?: HomePosted | undefined;
    }
  | { readonly kind: 'gone'; readonly gone: HomeGone }
  | { readonly kind: 'place'; readonly place: PlaceView }
  | {
      readonly kind: 'brokers';
      readonly brokers: readonly PublicBroker[];
      readonly total: number;
      readonly page: number;
      readonly pages: number;
      readonly q: string;
    }
  | { readonly kind: 'broker'; readonly broker: PublicBroker; readonly homes: readonly HomeRow[] }
  | {
      readonly kind: 'saved';
      /** The ids in the address; undefined for an address without any. */
      readonly ids?: readonly number[] | undefined;
      readonly homes: readonly HomeRow[];
    }
  | { readonly kind: 'compare'; readonly homes: readonly HomeDetail[]; readonly missing: number };

/** The view of a search. */
export type SearchView = Extract<HomesView, { kind: 'search' }>;

/** The built files that such a page links to. */
export interface HomesAssets {
  /** The module that hydrates its interactive parts. */
  readonly entry: string;
  /** The same for the home page. */
  readonly front: string;
  /** The style sheet that declares the fonts. */
  readonly css: string;
  /** The built index.html, whose icons and colours all pages share. */
  readonly shell: string;
}

/** A page to render. */
export interface HomesPageInput {
  readonly view: HomesView;
  /** Its path and query. */
  readonly address: string;
  /** The public origin; empty when unknown, then the page has no canonical URL. */
  readonly origin: string;
  readonly assets: HomesAssets;
}

/** Renders a whole HTML document; the server loads it from the built pages. */
export type RenderHomesPage = (order: HomesPageInput) => Promise<string>;
