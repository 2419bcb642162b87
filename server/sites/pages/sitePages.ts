import { LRUCache } from 'lru-cache';
import { paths, propertyIdIn } from '#contract/paths.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import type { RenderSitePage, SiteAssets, SitePageInput, SiteView } from '#contract/siteView.ts';
import { type CompressedPage, compressPage } from '#server/http/compressedPage.ts';
import { MAX_SITE_PAGES_BYTES } from '#server/limits/homes.ts';
import { pagesOf } from '#server/metrics/metrics.ts';
import { pagesFor } from './queries.ts';
import type { SiteSources } from './siteSources.ts';

/** The address of a site's page. */
export interface SiteAddress {
  readonly slug: string;
  /** The path that the site's pages begin with: `/site/asha` on the platform's host, empty on the site's own domain. */
  readonly base: string;
  /** The public origin; empty if it is unknown. */
  readonly origin: string;
  /** The whole path without its query: the base, or a property's page below it. */
  readonly path: string;
  /** Which page of the homes, from 1. */
  readonly part: number;
}

/** The response for an address: a page, the Not Found page (404), or a redirect. */
export type SiteAnswer =
  | { readonly kind: 'page' | 'missing'; readonly page: CompressedPage }
  | { readonly kind: 'moved'; readonly to: string };

/** The pages of published sites, rendered on request and cached while their data stay the same. */
export interface SitePages {
  /** Returns a cached page if it is certainly current. */
  ready(address: SiteAddress): CompressedPage | undefined;
  answer(address: SiteAddress): Promise<SiteAnswer>;
  /** The paths of all pages of a site; undefined without a public site. */
  list(address: SiteAddress): Promise<readonly string[] | undefined>;
}

interface KeptPage extends CompressedPage {
  /** The site's slug. `version` is the site's latest version with this digest. */
  readonly slug: string;
  readonly digest: string;
  version: string;
}

/** The input for rendering a page. */
interface Order {
  readonly key: string;
  readonly slug: string;
  readonly version: string;
  readonly digest: string;
  readonly order: Omit<SitePageInput, 'assets'>;
}

interface SitePagesSettings {
  readonly sources: SiteSources;
  readonly render: RenderSitePage;
  readonly assets: SiteAssets;
}

const counted = pagesOf('sites');

/** A path without a trailing slash. */
const bare = (path: string): string => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);

// A site's own domain has our protocol and port.
const onDomain = (origin: string, domain: string): string => {
  const url = new URL(origin);
  url.hostname = domain;
  return url.origin;
};

const keyOf = (origin: string, path: string, part: number): string => `${origin} ${paths.sitePart(bare(path), part)}`;

/** Creates the pages of published sites from their data. */
export const sitePages = ({ sources, render, assets }: SitePagesSettings): SitePages => {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: MAX_SITE_PAGES_BYTES,
    sizeCalculation: ({ br, gzip }) => br.length + gzip.length,
  });
  const making = new Map<string, Promise<KeptPage>>();

  const make = async ({ key, slug, version, digest, order }: Order): Promise<KeptPage> => {
    const page = { ...(await compressPage(await render({ ...order, assets }), 'whileWaiting')), slug, version, digest };
    pages.set(key, page);
    counted.rendered.inc();
    return page;
  };

  const pageOf = (order: Order): Promise<KeptPage> => {
    const page = pages.get(order.key);
    if (page?.digest === order.digest) {
      page.version = order.version;
      counted.kept.inc();
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
      if (page?.slug !== slug || sources.currentVersion(slug) !== page.version) return undefined;
      counted.kept.inc();
      return page;
    },
    answer: async (address) => {
      const { slug, base, origin, part } = address;
      const path = bare(address.path);
      const segment = path === (base || '/') ? undefined : path.slice(base.length + 1);
      const id = segment === undefined ? undefined : propertyIdIn(segment);
      if (segment !== undefined && id === undefined) return missing(address, await sources.exists(slug));
      const read = await sources.read(slug, id === undefined ? { page: part } : { property: id });
      if (!read?.value || read.value.kind === 'list') return missing(address, read !== undefined);
      const { value, digest, version } = read;
      const { domain, ...shown } = value;
      if (shown.kind === 'property') {
        const { property } = shown.page;
        const right = paths.siteProperty(base, property.id, propertyTitle(property));
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
      const source = (await sources.read(slug, 'list'))?.value;
      if (source?.kind !== 'list') return undefined;
      const parts = Array.from({ length: pagesFor(source.homes.length) }, (_, at) => paths.sitePart(base, at + 1));
      return [...parts, ...source.homes.map((home) => paths.siteProperty(base, home.id, propertyTitle(home)))];
    },
  };
};
