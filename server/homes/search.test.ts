import { expect, test } from 'vitest';
import { homesQuery } from '#contract/homes/query.ts';
import type { Database } from '../db/database.ts';
import { homeOfIndex } from '../testing/homeOfIndex.ts';
import { noDatabase } from '../testing/noDatabase.ts';
import { AMENITY_SETS, KINDS, TRAITS } from './index/codes.ts';
import { newHomeIndex } from './index/homeIndex.ts';
import { search } from './search.ts';

// No rows on the page and no broker names.
const db = { ...noDatabase(), asVisitor: async () => [[], []] } as unknown as Database;

test('homes are counted up to 10,000; past it the total stays, and says that there are more', async () => {
  const index = newHomeIndex();
  const counted = async () => {
    const { total, more } = (await search(db, index, homesQuery.cast({}))).meta;
    return { total, more };
  };
  for (let id = 1; id <= 10_000; id += 1) index.put(homeOfIndex({ id }));
  expect(await counted()).toEqual({ total: 10_000, more: false });
  index.put(homeOfIndex({ id: 10_001 }));
  expect(await counted()).toEqual({ total: 10_000, more: true });
});

test('a price of 0 is on request: no budget finds it', async () => {
  const index = newHomeIndex();
  index.put(homeOfIndex({ expected_price: 0 }));
  expect((await search(db, index, homesQuery.cast({ price_max: 100_000 }))).meta.total).toBe(0);
});

test('what a filter asks for fits in the columns of the index', () => {
  const { kind, traits, amenities } = newHomeIndex().columns;
  expect(KINDS).toBeLessThanOrEqual(256 ** kind.BYTES_PER_ELEMENT);
  expect(TRAITS).toBeLessThanOrEqual(256 ** traits.BYTES_PER_ELEMENT);
  expect(AMENITY_SETS).toBeLessThanOrEqual(256 ** amenities.BYTES_PER_ELEMENT);
});

test('two indexes with as many changes have different versions: what was found in one is not shown for the other', () => {
  const versions = [7_500_000, 6_000_000].flatMap((expected_price) => {
    const index = newHomeIndex();
    index.put(homeOfIndex({ expected_price }));
    return [[index.version, index.places.version]];
  });
  expect(new Set(versions.flat()).size).toBe(4);
});
