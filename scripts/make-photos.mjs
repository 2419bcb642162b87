// Renders photographs of homes from models of rooms and houses, so that no third party's pictures are needed. The demo
// uses them as a broker's photos, stories as photos that people took. `npm run photos` makes all of them in a quarter
// of an hour, `npm run photos -- living villa` only those named; commit the files.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { developed } from './photos/developing.mjs';
import { worldOf } from './photos/meeting.mjs';
import { seedRandom } from './photos/numbers.mjs';
import * as scenes from './photos/scenes.mjs';
import { lightOn, lookAt } from './photos/tracing.mjs';

const FOLDER = path.resolve(process.env.PHOTOS_FOLDER ?? 'server/demo/photos');
// The width of the files, and the rays per point: `WIDTH=400 SAMPLES=9` for a draft.
const WIDTH = Number(process.env.WIDTH ?? 1600);
const SAMPLES = Number(process.env.SAMPLES ?? 24);

const picture = (scene) => {
  seedRandom(7);
  const world = worldOf(scene.shapes);
  const [width, height] = [WIDTH, Math.round((WIDTH * 2) / 3)];
  // Light changes slowly across the picture: a quarter of the size is enough for it.
  const [coarse, low] = [Math.round(width / 4), Math.round(height / 4)];
  const small = lookAt(scene, world, coarse, low);
  const bytes = developed(scene, world, { width, height }, small, lightOn(scene, world, coarse, low, SAMPLES));
  return sharp(bytes, { raw: { width, height, channels: 3 } });
};

const middle = (wide, part) => ({ left: Math.round((wide - part) / 2), width: Math.round(part) });
const belowTop = (high) => ({ top: Math.round(high * 0.32), height: Math.round(high * 0.4) });
/** Unusual photos, such as some people send. */
const cuts = {
  portrait: ['towers', (photo, [wide, high]) => photo.extract({ ...middle(wide, high * 0.6), top: 0, height: high })],
  panorama: ['terrace', (photo, [wide, high]) => photo.extract({ left: 0, width: wide, ...belowTop(high) })],
  dark: ['bedroom', (photo) => photo.linear(0.22, 0)],
  tiny: ['kitchen', (photo) => photo.resize(96)],
};

await mkdir(FOLDER, { recursive: true });
const named = process.argv.slice(2);
for (const [name, scene] of Object.entries(scenes)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const from = Date.now();
  await picture(scene())
    .avif({ quality: 56, effort: 4 })
    .toFile(path.join(FOLDER, `${name}.avif`));
  console.log(`${name}: ${Math.round((Date.now() - from) / 1000)} s`);
}
for (const [name, [from, change]] of Object.entries(cuts))
  if (named.length === 0 || named.includes(name)) {
    const file = path.join(FOLDER, `${from}.avif`);
    const { width = 0, height = 0 } = await sharp(file).metadata();
    await change(sharp(file), [width, height])
      .avif({ quality: 56 })
      .toFile(path.join(FOLDER, `${name}.avif`));
  }
