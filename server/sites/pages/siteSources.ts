import { publicSite, sitePropertyPage } from '#contract/sites.ts';
import type { SiteView } from '#contract/siteView.ts';
import type { Database } from '#server/db/database.ts';
import { coalescedCache } from '#server/lib/coalescedCache.ts';
import { type Digested, versionedCache } from '#server/lib/versionedCache.ts';
import { MAX_SITE_SOURCES, MAX_SITE_VERSIONS } from '#server/limits/homes.ts';
import { domainOf, isSlug, type NamedHome, nameHomes, showProperty, showSite, siteVersion } from './queries.ts';

/** The data that a site shows at a URL. */
export type SiteSource =
  // With the site's connected domain.
  | ({ readonly domain: string | undefined } & (
      | Omit<Extract<SiteView, { kind: 'home' }>, 'base'>
      | Omit<Extract<SiteView, { kind: 'property' }>, 'base'>
    ))
  | { readonly kind: 'list'; readonly homes: readonly NamedHome[] };

/** A page of a site's homes, from 1; a property's page; or the list of all properties. */
export type SitePart = { readonly page: number } | { readonly property: number } | 'list';

/** What a site shows, its digest, and the version of the site that it was read at. */
interface Read extends Digested<SiteSource | undefined> {
  readonly version: string;
}

/** The data of published sites, for their pages and for the API; cached until something that a site shows changes. */
export interface SiteSources {
  /** Returns the site's version if it is certainly current, without waiting. */
  currentVersion(slug: string): string | undefined;
  /** Whether `/site/{slug}` is a public site: published, by an active broker. */
  exists(slug: string): Promise<boolean>;
  /** Undefined without a public site; its value is undefined when the site has no such part. */
  read(slug: string, part: SitePart): Promise<Read | undefined>;
}

// Only fields that the contract declares leave the server, in markup as in JSON.
const declared = { stripUnknown: true } as const;

const readVersion = (db: Database, slug: string): Promise<string | undefined> =>
  db.asPublic(slug, async (tx, visited) => visited && siteVersion(tx, visited));

// `asha?2` is a page of homes, `asha/12` a property, and `asha/*` the list of all properties.
const keyOf = (slug: string, part: SitePart): string => {
  if (part === 'list') return `${slug}/*`;
  return 'page' in part ? `${slug}?${part.page}` : `${slug}/${part.property}`;
};

const readSource = (db: Database, key: string): Promise<SiteSource | undefined> => {
  const [, slug = '', kind, what = ''] = /^([^/?]*)([/?])(.*)$/.exec(key) ?? [];
  return db.asPublic(slug, async (tx, visited): Promise<SiteSource | undefined> => {
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

/** The data of published sites over a database. Every process shows a change within a second. */
export const siteSources = (db: Database): SiteSources => {
  // One small query per site and half second detects changes of all of its parts; only then are they read again.
  const versions = coalescedCache((slug) => readVersion(db, slug), { max: MAX_SITE_VERSIONS });
  const sources = versionedCache((key) => readSource(db, key), { max: MAX_SITE_SOURCES });
  const versionOf = async (slug: string) => (isSlug(slug) ? versions.get(slug) : undefined);
  return {
    currentVersion: (slug) => versions.peek(slug),
    exists: async (slug) => (await versionOf(slug)) !== undefined,
    read: async (slug, part) => {
      const version = await versionOf(slug);
      if (version === undefined) return undefined;
      return { ...(await sources(keyOf(slug, part), version)), version };
    },
  };
};
