import type { IndexedHome } from '../homes/index/homeIndex.ts';

/** A home as the index of public homes has it. */
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
  availability: null,
  furnishing: null,
  facing: null,
  ownership: null,
  rera: null,
  amenities: [],
  photos: false,
  listed_at: 0,
  ...over,
});
