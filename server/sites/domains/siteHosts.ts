import type { Database } from '#server/db/database.ts';
import type { SiteOfHost } from '#server/http/hosts.ts';
import { evictOldest } from '#server/lib/evictOldest.ts';
import { MAX_SITE_HOSTS, TRUSTED_MS } from '#server/limits/policy.ts';
import { connectedNames } from './queries.ts';

interface CachedHost<T> {
  readonly since: number;
  readonly value: Promise<T>;
}

const isFresh = <T>(kept: CachedHost<T> | undefined): kept is CachedHost<T> =>
  kept !== undefined && performance.now() - kept.since < TRUSTED_MS;

/**
 * Looks domains up, each at most twice a second. Names that nobody connected cost no look-up of their own: all that are connected
 * are read together, at most twice a second, however many names strangers make up.
 */
export const siteOfHost = (
  db: Database,
  readNames: () => Promise<readonly string[]> = () => db.asOperator(connectedNames),
): SiteOfHost => {
  let names: CachedHost<ReadonlySet<string>> | undefined;
  const sites = new Map<string, CachedHost<string | undefined>>();

  const connected = (): Promise<ReadonlySet<string>> => {
    if (isFresh(names)) return names.value;
    const value = readNames().then((all) => new Set(all));
    const reading = { since: performance.now(), value };
    names = reading;
    value.catch(() => {
      if (names === reading) names = undefined;
    });
    return value;
  };

  return async (domain) => {
    const known = sites.get(domain);
    if (isFresh(known)) return known.value;
    if (!(await connected()).has(domain)) return undefined;
    // Others who asked meanwhile may have begun.
    const begun = sites.get(domain);
    if (isFresh(begun)) return begun.value;
    const value = db.asPublic({ domain }, async (_, site) => site?.slug);
    const looking = { since: performance.now(), value };
    sites.delete(domain);
    sites.set(domain, looking);
    value.catch(() => {
      if (sites.get(domain) === looking) sites.delete(domain);
    });
    evictOldest(sites, MAX_SITE_HOSTS);
    return value;
  };
};
