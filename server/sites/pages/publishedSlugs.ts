import type { Database } from '#server/db/database.ts';
import type { PublishedSlugs } from '#server/http/crawlers.ts';
import { coalescedCache } from '#server/lib/coalescedCache.ts';
import { listPublishedSlugs } from './queries.ts';

/** The slugs of the public sites without a domain of their own, read at most twice a second. */
export const cachePublishedSlugs = (db: Database): PublishedSlugs => {
  const slugs = coalescedCache(() => listPublishedSlugs(db), { max: 1 });
  return () => slugs.get('');
};
