import { expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { cachePublishedSlugs } from './publishedSlugs.ts';

const nothing = () => Promise.reject(new Error('Not asked for here'));

test('simultaneous requests share one read of the list', async () => {
  let read = 0;
  const db: Database = {
    engine: 'pglite',
    withTenant: nothing,
    asPublic: nothing,
    asSystem: nothing,
    asPrivacy: nothing,
    asSeeker: nothing,
    asVisitor: nothing,
    asEnquirer: nothing,
    close: nothing,
    asOperator: async () => {
      read += 1;
      throw new Error('away');
    },
  };
  const slugs = cachePublishedSlugs(db);
  const responses = await Promise.allSettled(Array.from({ length: 50 }, () => slugs()));
  expect(responses.every(({ status }) => status === 'rejected')).toBe(true);
  expect(read).toBe(1);
  await expect(slugs()).rejects.toThrow('away');
  expect(read).toBe(2);
});
