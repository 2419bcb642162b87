import { paths, propertyIdIn } from '../../contract/paths';
import { listingTitle } from '../../contract/rules/listing';
import { publicSite, sitePropertyPage } from '../../contract/sites';
import type { RenderSitePage, SiteAssets, SiteView } from '../../contract/siteView';
import type { Database } from '../db/database';
import { type PackedPage, packPage } from './packedPage';
import { pageCache } from './pageCache';
import { isSlug, showProperty, showSite } from './queries';
import { keepTrusted } from './trusted';

/** Where somebody looks for a page of a site. */
export interface SiteAddress {
  readonly slug: string;
  /** What the addresses of the site's pages begin with: `/site/asha` on our host, nothing on a domain of its own. */
  readonly base: string;
  /** The address that people use, without a path; empty where none is known. */
  readonly origin: string;
  /** The whole path asked for, without its query: the base, or below it a property's page. */
  readonly path: string;
}

/** What an address of a site is answered with; a page that is not there says so, with 404. */
export type SiteAnswer =
  | { readonly kind: 'page' | 'missing'; readonly page: PackedPage }
  | { readonly kind: 'moved'; readonly to: string };

/** The pages of published sites, made when they are asked for and kept while what they show stays the same. */
export interface SitePages {
  /** A page that is surely right at this moment, without waiting. */
  ready(origin: string, path: string): PackedPage | undefined;
  answer(address: SiteAddress): Promise<SiteAnswer>;
  /** Every page of a site, by its path; undefined where there is no site to be seen. */
  list(address: SiteAddress): Promise<readonly string[] | undefined>;
}

interface KeptPage extends PackedPage {
  /** What it was made from. */
  readonly source: string;
  readonly digest: string;
}

type Source =
  | Omit<Extract<SiteView, { kind: 'home' }>, 'base'>
  | Omit<Extract<SiteView, { kind: 'property' }>, 'base'>
  | undefined;

interface SitePagesSettings {
  readonly db: Database;
  readonly render: RenderSitePage;
  readonly assets: SiteAssets;
}

const MOST_BYTES = 64 * 1024 * 1024;
const MOST_SOURCES = 500;

/** An address in the one way that it is written here: `/site/asha/` is `/site/asha`. */
const bare = (path: string): string => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);

// Only what the contract declares leaves the server, in markup as in JSON.
const declared = { stripUnknown: true } as const;

const readSource = (db: Database, key: string): Promise<Source> => {
  const [slug = '', id] = key.split('/');
  return db.asPublic(slug, async (tx, visited): Promise<Source> => {
    if (!visited) return undefined;
    if (id === undefined) {
      const site = await showSite(tx, visited);
      return site && { kind: 'home', site: publicSite.cast(site, declared) };
    }
    const page = await showProperty(tx, visited, Number(id));
    return page && { kind: 'property', page: sitePropertyPage.cast(page, declared) };
  });
};

/** The pages of published sites over a database: each is right within a second of any change, on every process. */
export const sitePages = ({ db, render, assets }: SitePagesSettings): SitePages => {
  const sources = keepTrusted((key) => readSource(db, key), { most: MOST_SOURCES });
  const pages = pageCache<KeptPage>(MOST_BYTES, ({ br, gzip }) => br.length + gzip.length);
  const making = new Map<string, Promise<KeptPage>>();

  const make = async (key: string, view: SiteView, origin: string, source: string, digest: string) => {
    const page = { ...(await packPage(await render({ view, origin, assets }))), source, digest };
    pages.set(key, page);
    return page;
  };

  const pageOf = (path: string, view: SiteView, origin: string, source: string, digest: string): Promise<KeptPage> => {
    const key = `${origin} ${path}`;
    const page = pages.get(key);
    if (page?.digest === digest) return Promise.resolve(page);
    // Who asks meanwhile shares what is being made.
    const name = `${key} ${digest}`;
    const begun = making.get(name) ?? make(key, view, origin, source, digest).finally(() => making.delete(name));
    making.set(name, begun);
    return begun;
  };

  const missing = async ({ origin, base, slug }: SiteAddress): Promise<SiteAnswer> => {
    const isThere = isSlug(slug) && (await sources.get(slug)).value !== undefined;
    const view: SiteView = { kind: 'missing', isSite: isThere, base: isThere ? base : '' };
    // No address begins like this one: it is nobody's page.
    const name = `missing ${isThere ? base : 'site'}`;
    return { kind: 'missing', page: await pageOf(name, view, origin, '', 'missing') };
  };

  return {
    ready: (origin, path) => {
      const page = pages.get(`${origin} ${bare(path)}`);
      return page && sources.peek(page.source)?.digest === page.digest ? page : undefined;
    },
    answer: async (address) => {
      const { slug, base, origin } = address;
      const path = bare(address.path);
      const segment = path === (base || '/') ? undefined : path.slice(base.length + 1);
      const id = segment === undefined ? undefined : propertyIdIn(segment);
      if (!isSlug(slug) || (segment !== undefined && id === undefined)) return missing(address);
      const key = id === undefined ? slug : `${slug}/${id}`;
      const { value, digest } = await sources.get(key);
      if (!value) return missing(address);
      if (value.kind === 'property') {
        const { property } = value.page;
        const right = paths.siteProperty(base, property.id, listingTitle(property));
        if (path !== right) return { kind: 'moved', to: right };
      }
      return { kind: 'page', page: await pageOf(path, { ...value, base }, origin, key, digest) };
    },
    list: async ({ slug, base }) => {
      const source = isSlug(slug) ? (await sources.get(slug)).value : undefined;
      if (source?.kind !== 'home') return undefined;
      const homes = source.site.listings.map((home) => paths.siteProperty(base, home.id, listingTitle(home)));
      return [base || '/', ...homes];
    },
  };
};
