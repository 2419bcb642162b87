// The pictures of the sample cards, the public footer's skyline, and the placeholders for sites' photos.
import { cityDrawings } from '#src/art/drawings/cities.ts';
import { homeDrawings } from '#src/art/drawings/homes.ts';
import { roomDrawings } from '#src/art/drawings/rooms.ts';
import { drawnSvg } from '#src/art/drawnSvg.tsx';
import { skylineSvg } from '#src/art/skylinePlan.ts';
import * as cities from '#src/features/showcase/samples/cities.ts';
import * as hero from '#src/features/showcase/samples/hero.ts';
import * as homes from '#src/features/showcase/samples/homes.ts';
import * as reading from '#src/features/showcase/samples/reading.ts';
import * as about from '#src/screens/public/about/samples.ts';
import { placeholderNames } from '#src/ui/media/placeholderPicture.ts';

const cityPlans = Object.fromEntries(Object.entries(cityDrawings).map(([slug, { plan }]) => [slug, plan]));
const plans = { ...homeDrawings, ...roomDrawings, ...cityPlans };

/** The SVG text of every picture that a sample, a site or the footer refers to, by file name. */
export const drawnPictures = () => {
  const named = JSON.stringify([about, cities, hero, homes, reading, placeholderNames]).matchAll(
    /\/pictures\/((\w+)-(\w+)-(\d+)(-wide)?\.svg)/g,
  );
  return new Map([
    ['skyline.svg', skylineSvg()],
    ...[...named].map(([, file, plan, mood, seed, wide]) => [
      file,
      drawnSvg(plans[plan], { seed: Number(seed), mood, scheme: 'both', wide: Boolean(wide) }),
    ]),
  ]);
};
