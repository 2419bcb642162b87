import { http } from 'msw';
import { samplePhotos } from '#contract/fixtures/photoUrl.ts';
import { placeholderFor } from '#src/ui/media/placeholderPicture.ts';
import { type Photograph, photographUrl } from '#stories/samples/photographs.ts';

// Realistic photos, for every second home.
const photographs: Readonly<Record<string, Photograph>> = {
  villa: 'villa',
  flat: 'towers',
  builder_floor: 'floors',
  penthouse: 'terrace',
  studio_apartment: 'studio',
  office_space: 'office',
  commercial_shop: 'shops',
  residential_land: 'plot',
  bedroom: 'bedroom',
  kitchen: 'kitchen',
  bathroom: 'bathroom',
  other: 'living',
};

// The drawings of rooms, maps and plans, one of each.
const drawings: Readonly<Record<string, string>> = {
  bedroom: '/photos/bedroom-1.svg',
  kitchen: '/photos/kitchen-14.svg',
  bathroom: '/photos/bathroom-3.svg',
  location_map: '/photos/location_map-20.svg',
  floor_plan: '/floorPlan.svg',
};

/** Serves the fixtures' photo addresses in every story: a photograph for every odd seed, otherwise a drawing. */
export const drawSamplePhotos = http.get(`*${samplePhotos}:name`, ({ params }) => {
  const [type = 'flat', category = 'exterior', seed = ''] = String(params.name).split('.');
  const photograph = photographs[category === 'exterior' ? type : category];
  if (photograph && Number(seed) % 2 === 1) return fetch(photographUrl(photograph));
  return fetch(drawings[category] ?? placeholderFor({ id: Number(seed), property_type: type }));
});
