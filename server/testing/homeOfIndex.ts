import { type FeatureTrait, traitFeatures } from '../homes/index/codes.ts';
import type { IndexedHome } from '../homes/index/homeIndex.ts';

const noTraits = Object.fromEntries(Object.keys(traitFeatures).map((name) => [name, null])) as Readonly<
  Record<FeatureTrait, null>
>;

/** A home as stored in the index of public homes. */
export const homeOfIndex = (over: Partial<IndexedHome> = {}): IndexedHome => ({
  id: 1,
  broker_id: 1,
  city: 'Jaipur',
  locality: 'Bani Park',
  property_type: 'flat',
  num_bedrooms: '3',
  expected_price: 7_500_000,
  built_up_area: 1500,
  area_unit: 'Sq.ft.',
  ...noTraits,
  amenities: [],
  photos: false,
  listed_at: 0,
  ...over,
});
