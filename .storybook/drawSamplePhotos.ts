import { HttpResponse, http } from 'msw';
import { samplePhotos } from '#contract/fixtures/photoUrl.ts';
import { drawnSvg } from '#src/art/drawnSvg.tsx';
import { photoPlanOf } from '#src/art/families.ts';

/** Serves the fixtures' photo addresses in every story by drawing each on request. */
export const drawSamplePhotos = http.get(`*${samplePhotos}:name`, ({ params }) => {
  const [type = 'flat', category = 'exterior', seed = ''] = String(params.name).split('.');
  const picture = drawnSvg(photoPlanOf(type, category, seed), { seed });
  return new HttpResponse(picture, { headers: { 'content-type': 'image/svg+xml' } });
});
