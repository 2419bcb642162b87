import { HttpResponse, http } from 'msw';
import { samplePhotos } from '#contract/fixtures/photoUrl.ts';
import { drawnSvg } from '#src/art/drawnSvg.tsx';
import { photoPlanOf } from '#src/art/families.ts';
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

/** Serves the fixtures' photo addresses in every story: a photograph for every odd seed, otherwise a drawing, made on request. */
export const drawSamplePhotos = http.get(`*${samplePhotos}:name`, ({ params }) => {
  const [type = 'flat', category = 'exterior', seed = ''] = String(params.name).split('.');
  const photograph = photographs[category === 'exterior' ? type : category];
  if (photograph && Number(seed) % 2 === 1) return fetch(photographUrl(photograph));
  const picture = drawnSvg(photoPlanOf(type, category, seed), { seed });
  return new HttpResponse(picture, { headers: { 'content-type': 'image/svg+xml' } });
});
