import { HttpResponse, http } from 'msw';
import { samplePhotos } from '#contract/fixtures/photoUrl.ts';
import { drawnSvg } from '#src/art/drawnSvg.tsx';
import { photoPlanOf } from '#src/art/families.ts';

/** Answers the fixtures' photo addresses in every story: each is drawn when it is asked for. */
export const drawSamplePhotos = http.get(`*${samplePhotos}:name`, ({ params }) => {
  const [type = 'flat', category = 'exterior', seed = ''] = String(params.name).split('.');
  const picture = drawnSvg(photoPlanOf(type, category), { seed });
  return new HttpResponse(picture, { headers: { 'content-type': 'image/svg+xml' } });
});
