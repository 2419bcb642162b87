import { expect, test } from 'vitest';
import { buildSiteHomeRow } from '#contract/fixtures/sites.ts';
import { heroHomes } from './heroHomes.ts';

const of = (id: number, property_type: string, building_type = 'commercial') =>
  buildSiteHomeRow({ id, property_type, building_type });
const listings = [
  of(1, 'warehouse_godown'),
  of(2, 'office_space'),
  of(3, 'villa', 'residential'),
  of(4, 'flat', 'residential'),
];
const ids = (hero: ReturnType<typeof of> | null) => heroHomes({ hero, listings }).map(({ id }) => id);

test('a home page pictures homes to live in first, godowns and plots last', () =>
  expect(ids(null)).toEqual([3, 4, 2, 1]));

test('what the broker chose leads, and is there once', () => {
  expect(ids(of(2, 'office_space'))).toEqual([2, 3, 4, 1]);
  expect(ids(of(9, 'factory'))).toEqual([9, 3, 4, 2, 1]);
});
