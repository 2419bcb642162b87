import { buildHomeRow, buildLocality } from '#contract/fixtures/homes.ts';
import type { PlaceView } from '#contract/homes/schemas.ts';

const counts = [1, 2, 3, 5, 8, 12, 18, 26, 31, 34, 28, 20, 13, 9, 6, 4, 3, 2, 1, 1];

/** A locality with many homes. */
export const buildPlace = (overrides: Partial<PlaceView> = {}): PlaceView => ({
  city: 'Jaipur',
  locality: 'Vaishali Nagar',
  homes: 227,
  median_rate: 5640,
  quartiles: [4850, 6480],
  kinds: { flat: 136, builder_floor: 48, independent_house: 21, villa: 12, residential_land: 10 },
  steps: counts.map((homes, at) => ({ from: 3000 + at * 300, to: 3300 + at * 300, homes })),
  rates: [],
  beside: (
    [
      ['C-Scheme', 8450, 164],
      ['Chitrakoot', 5980, 143],
      ['Ajmer Road', 4720, 274],
      ['Sirsi Road', 4390, 148],
      ['Jhotwara', 4150, 218],
    ] as const
  ).map(([locality, median_rate, homes]) => buildLocality({ locality, median_rate, homes })),
  newest: [1, 2, 3, 4, 5, 6, 7, 8].map((id) => buildHomeRow({ id, ...(id % 4 === 0 && { photo: null, photos: 0 }) })),
  ...overrides,
});
