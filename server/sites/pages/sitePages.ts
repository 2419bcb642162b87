import { LRUCache } from 'lru-cache';
import { paths, propertyIdIn } from '#contract/paths.ts';
import { listingTitle } from '#contract/rules/listing.ts';
import { publicSite, sitePropertyPage } from '#contract/sites.ts';
import type { RenderSitePage, SiteAssets, SitePageOrder, SiteView } from '#contract/siteView.ts';
import type { Database } from '#server/db/database.ts';
import { type CompressedPage, compressPage } from '#server/http/compressedPage.ts';
import { coalescedCache } from '#server/lib/coalescedCache.ts';
import { versionedCache } from '#server/lib/versionedCache.ts';
import { MAX_SITE_PAGES_BYTES, MAX_SITE_SOURCES, MAX_SITE_VERSIONS } from '#server/limits/policy.ts';
import {
  domainOf,
  isSlug,
  type NamedHome,
  nameHomes,
  pagesFor,
  showProperty,
  showSite,
  siteVersion,
} from './queries.ts';

/** The address of a site's page. */
export interface SiteAddress {
  readonly slug: string;
  /** The path that the site's pages begin with: `/site/asha` on our host, empty on its own domain. */
  readonly base: string;
  /** The public origin; empty if it is unknown. */
  readonly origin: string;
  /** The whole path without its query: the base, or a property's page below it. */
  readonly path: string;
  /** Which page of the listings, from 1. */
  readonly part: number;
}

/** The response for an address: a page, the Not Found page (404), or a redirect. */
export type SiteAnswer =
  | { readonly kind: 'page' | 'missing'; readonly page: CompressedPage }
  | { readonly kind: 'moved'; readonly to: string };

/** The pages of published sites, rendered on request and cached while their data stay the same. */
export interface SitePages {
  /** A cached page that is certainly current. */
  ready(address: SiteAddress): CompressedPage | undefined;
  answer(address: SiteAddress): Promise<SiteAnswer>;
  /** The paths of all pages of a site; undefined without a public site. */
  list(address: SiteAddress): Promise<readonly string[] | undefined>;
}

interface KeptPage extends CompressedPage {
  /** Its source; `version` is the last version of the site with this digest. */
  readonly slug: string;
  readonly digest: string;
  version: string;
}

type Source =
  // With the site's connected domain.
  | ({ readonly domain: string | undefined } & (
      | Omit<Extract<SiteView, { kind: 'home' }>, 'base'>
      | Omit<Extract<SiteView, { kind: 'property' }>, 'base'>
    ))
  | { readonly kind: 'list'; readonly homes: readonly NamedHome[] }
  | undefined;

/** The source of a page. */
interface Order {
  readonly key: string;
  readonly slug: string;
  readonly version: string;
  readonly digest: string;
  readonly order: Omit<SitePageOrder, 'assets'>;
}

interface SitePagesSettings {
  readonly db: Database;
  readonly render: RenderSitePage;
  readonly assets: SiteAssets;
}

/** A path without a trailing slash. */
const bare = (path: string): string => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);

// A site's own domain has our protocol and port.
const onDomain = (origin: string, domain: string): string => {
  const url = new URL(origin);
  url.hostname = domain;
  return url.origin;
};

// Only fields that the contract declares leave the server, in markup as in JSON.
const declared = { stripUnknown: true } as const;

const readVersion = (db: Database, slug: string): Promise<string | undefined> =>
  db.asPublic(slug, async (tx, visited) => visited && siteVersion(tx, visited));

// `asha?2` is a page of listings, `asha/12` a property, `asha/*` the names of all properties.
const readSource = (db: Database, key: string): Promise<Source> => {
  const [, slug = '', kind, what = ''] = /^([^/?]*)([/?])(.*)$/.exec(key) ?? [];
  return db.asPublic(slug, async (tx, visited): Promise<Source> => {
    if (!visited) return undefined;
    if (what === '*') return { kind: 'list', homes: await nameHomes(tx, visited) };
    const domain = await domainOf(tx, visited);
    if (kind === '?') {
      const site = await showSite(tx, visited, Number(what));
      return site && { kind: 'home', domain, site: publicSite.cast(site, declared) };
    }
    const page = await showProperty(tx, visited, Number(what));
    return page && { kind: 'property', domain, page: sitePropertyPage.cast(page, declared) };
  });
};

const keyOf = (origin: string, path: string, part: number): string => `${origin} ${paths.sitePart(bare(path), part)}`;

/** The pages of published sites over a database. Every process shows a change within a second. */
export const sitePages = ({ db, render, assets }: SitePagesSettings): SitePages => {
  // One small query per site and half second detects changes on all of its pages; only then are they read again.
  const versions = coalescedCache((slug) => readVersion(db, slug), { max: MAX_SITE_VERSIONS });
  const sources = versionedCache((key) => readSource(db, key), { max: MAX_SITE_SOURCES });
  const pages = new LRUCache<string, KeptPage>({
    maxSize: MAX_SITE_PAGES_BYTES,
    sizeCalculation: ({ br, gzip }) => br.length + gzip.length,
  });
  const making = new Map<string, Promise<KeptPage>>();

  const versionOf = async (slug: string): Promise<string | undefined> =>
    isSlug(slug) ? versions.get(slug) : undefined;

  const make = async ({ key, slug, version, digest, order }: Order): Promise<KeptPage> => {
    const page = { ...(await compressPage(await render({ ...order, assets }), 'whileWaiting')), slug, version, digest };
    pages.set(key, page);
    return page;
  };

  const pageOf = (order: Order): Promise<KeptPage> => {
    const page = pages.get(order.key);
    if (page?.digest === order.digest) {
      page.version = order.version;
      return Promise.resolve(page);
    }
    // Concurrent requests share one rendering.
    const name = `${order.key} ${order.digest}`;
    const begun = making.get(name) ?? make(order).finally(() => making.delete(name));
    making.set(name, begun);
    return begun;
  };

  const missing = async ({ origin, base }: SiteAddress, isSite: boolean): Promise<SiteAnswer> => {
    const view: SiteView = { kind: 'missing', isSite, base: isSite ? base : '' };
    // No other key has this form.
    const key = `${origin} missing ${isSite ? base : 'site'}`;
    const page = await pageOf({ key, slug: '', version: '', digest: 'missing', order: { view, origin } });
    return { kind: 'missing', page };
  };

  return {
    ready: ({ slug, origin, path, part }) => {
      const page = pages.get(keyOf(origin, path, part));
      // The domain may have moved from another site.
      return page?.slug === slug && versions.peek(slug) === page.version ? page : undefined;
    },
    answer: async (address) => {
      const { slug, base, origin, part } = address;
      const path = bare(address.path);
      const segment = path === (base || '/') ? undefined : path.slice(base.length + 1);
      const id = segment === undefined ? undefined : propertyIdIn(segment);
      const version = await versionOf(slug);
      if (version === undefined || (segment !== undefined && id === undefined))
        return missing(address, version !== undefined);
      const { value, digest } = await sources(id === undefined ? `${slug}?${part}` : `${slug}/${id}`, version);
      if (!value || value.kind === 'list') return missing(address, true);
      const { domain, ...shown } = value;
      if (shown.kind === 'property') {
        const { property } = shown.page;
        const right = paths.siteProperty(base, property.id, listingTitle(property));
        if (path !== right) return { kind: 'moved', to: right };
      }
      const key = keyOf(origin, path, shown.kind === 'home' ? part : 1);
      const order = {
        view: { ...shown, base },
        origin,
        own: base && origin && domain ? onDomain(origin, domain) : undefined,
      };
      return { kind: 'page', page: await pageOf({ key, slug, version, digest, order }) };
    },
    list: async ({ slug, base }) => {
      const version = await versionOf(slug);
      const source = version === undefined ? undefined : (await sources(`${slug}/*`, version)).value;
      if (source?.kind !== 'list') return undefined;
      const parts = Array.from({ length: pagesFor(source.homes.length) }, (_, at) => paths.sitePart(base, at + 1));
      return [...parts, ...source.homes.map((home) => paths.siteProperty(base, home.id, listingTitle(home)))];
    },
  };
};
