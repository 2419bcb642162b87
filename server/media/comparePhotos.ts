import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { MAX_PAIRS_KNOWN } from '../limits/homes.ts';
import { photoKey } from './names.ts';
import { FRAME_CUTS, meansOf } from './perceptualHash.ts';
import { sharp } from './sharp.ts';
import type { PhotoStore } from './types.ts';

// A drawing in other colours has nearly the same hash as the first: the pictures themselves are compared, coarsely.
const [WIDTH, HEIGHT, CELL] = [128, 96, 8];
const CHANNELS = 3;
/** At least as many pixels as a frame may extend beyond the picture. */
const MARGIN = 3;
/**
 * The limit for the colour difference, of 255, in the third worst cell. Copies reach up to 4; the most similar drawings
 * start at 6.7.
 */
const MOST_DIFFERENCE = 5.5;

type Means = ReturnType<typeof meansOf>;

const readSmall = async (photoStore: PhotoStore, name: string): Promise<Means | undefined> => {
  const photo = await photoStore.get(photoKey(name, 320));
  if (!photo) return undefined;
  const bytes = await buffer(photo.stream);
  const pixels = await sharp(bytes)
    .flatten()
    .resize(WIDTH, HEIGHT, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return meansOf(pixels, [WIDTH, HEIGHT], MARGIN, CHANNELS);
};

/** How much a picture differs from what another shows within a frame: the third worst cell, so that a dust speck does not count. */
const difference = (one: Means, other: Means, [left, top, right, bottom]: (typeof FRAME_CUTS)[number]): number => {
  const [x0, y0] = [(left * WIDTH) / 100, (top * HEIGHT) / 100];
  const [wide, high] = [1 - (left + right) / 100, 1 - (top + bottom) / 100];
  const differences: number[] = [];
  for (let y = 0; y < HEIGHT; y += CELL) {
    for (let x = 0; x < WIDTH; x += CELL) {
      let sum = 0;
      for (let channel = 0; channel < CHANNELS; channel += 1) {
        const there = other(x0 + x * wide, y0 + y * high, CELL * wide, CELL * high, channel);
        sum += one(x, y, CELL, CELL, channel) - there;
      }
      differences.push(Math.abs(sum / CHANNELS));
    }
  }
  return differences.toSorted((a, b) => b - a)[2] ?? 0;
};

// Stored photos do not change, so a comparison stays valid.
const known = new LRUCache<string, boolean>({ max: MAX_PAIRS_KNOWN });

/** Whether two stored photos show the same picture, also when one was resized, recompressed or trimmed at its edges. */
export const areSame = async (photoStore: PhotoStore, name: string, other: string): Promise<boolean> => {
  const pair = `${name} ${other}`;
  const before = known.get(pair);
  if (before !== undefined) return before;
  const [one, two] = await Promise.all([readSmall(photoStore, name), readSmall(photoStore, other)]);
  if (!one || !two) return false;
  const same = FRAME_CUTS.some(
    (cuts) => difference(one, two, cuts) < MOST_DIFFERENCE || difference(two, one, cuts) < MOST_DIFFERENCE,
  );
  known.set(pair, same);
  return same;
};
