import type { Database } from '../db/database';
import type { PublishedSlugs } from '../http/crawlers';
import { listPublishedSlugs } from './queries';
import { keepTrusted } from './trusted';

/** The slugs of all sites that the public sees, read anew at most twice a second, however many ask. */
export const keepPublishedSlugs = (db: Database): PublishedSlugs => {
  const slugs = keepTrusted(() => listPublishedSlugs(db), { most: 1 });
  return async () => (await slugs.get('')).value;
};
