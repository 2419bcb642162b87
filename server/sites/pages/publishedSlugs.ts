import type { Database } from '#server/db/database.ts';
import type { PublishedSlugs } from '#server/http/crawlers.ts';
import { coalescedCache } from '#server/lib/coalescedCache.ts';
import { listPublishedSlugs } from './queries.ts';

/** The slugs of all sites that the public sees, read anew at most twice a second, however many ask. */
export const keepPublishedSlugs = (db: Database): PublishedSlugs => {
  const slugs = coalescedCache(() => listPublishedSlugs(db), { max: 1 });
  return () => slugs.get('');
};
