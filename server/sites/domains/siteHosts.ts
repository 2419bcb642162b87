import type { Database } from '#server/db/database.ts';
import type { SiteOfHost } from '#server/http/hosts.ts';
import { coalescedCache } from '#server/lib/coalescedCache.ts';
import { MAX_SITE_HOSTS } from '#server/limits/homes.ts';
import { connectedNames } from './queries.ts';

/**
 * Looks up domains, each at most twice a second. Unknown names cost no lookup of their own: the names of all connected domains
 * are read together, also at most twice a second, however many names strangers make up.
 */
export const siteOfHost = (
  db: Database,
  readNames: () => Promise<readonly string[]> = () => db.asOperator(connectedNames),
): SiteOfHost => {
  const names = coalescedCache(async () => new Set(await readNames()), { max: 1 });
  const sites = coalescedCache((domain) => db.asPublic({ domain }, async (_, site) => site?.slug), {
    max: MAX_SITE_HOSTS,
  });
  return async (domain) => ((await names.get('')).has(domain) ? sites.get(domain) : undefined);
};
