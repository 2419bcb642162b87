import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { FRAME_CUTS } from './looks.ts';
import { imageKey } from './names.ts';
import type { ImageStore } from './types.ts';

// A drawing in other colours has nearly the same hash as the first: the pictures themselves are compared, coarsely.
const [WIDTH, HEIGHT, CELL] = [128, 96, 8];
const CHANNELS = 3;
/** The difference of colour, of 255, that the third worst cell may have. Copies have up to 4, the likest drawings from 6.7 on. */
const MOST_DIFFERENCE = 5.5;

const readSmall = async (images: ImageStore, name: string): Promise<Buffer | undefined> => {
  const image = await images.get(imageKey(name, 320));
  if (!image) return undefined;
  const bytes = await buffer(image.stream);
  return sharp(bytes)
    .flatten()
    .resize(WIDTH, HEIGHT, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
};

/** The colour of a channel at a point between pixels. */
const between = (picture: Buffer, x: number, y: number, channel: number): number => {
  const [cx, cy] = [Math.min(WIDTH - 1.001, Math.max(0, x)), Math.min(HEIGHT - 1.001, Math.max(0, y))];
  const [left, top] = [Math.floor(cx), Math.floor(cy)];
  const [dx, dy] = [cx - left, cy - top];
  const at = (column: number, row: number) => picture[(row * WIDTH + column) * CHANNELS + channel] ?? 0;
  const upper = at(left, top) * (1 - dx) + at(left + 1, top) * dx;
  const lower = at(left, top + 1) * (1 - dx) + at(left + 1, top + 1) * dx;
  return upper * (1 - dy) + lower * dy;
};

/** How much a picture differs from what another shows within a frame: the third worst cell, so that a dust speck does not count. */
const difference = (one: Buffer, other: Buffer, [left, top, right, bottom]: readonly number[]): number => {
  const [x0, y0] = [((left ?? 0) * WIDTH) / 100, ((top ?? 0) * HEIGHT) / 100];
  const [wide, high] = [WIDTH - x0 - ((right ?? 0) * WIDTH) / 100, HEIGHT - y0 - ((bottom ?? 0) * HEIGHT) / 100];
  const cells = new Float64Array((WIDTH / CELL) * (HEIGHT / CELL));
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const cell = Math.floor(y / CELL) * (WIDTH / CELL) + Math.floor(x / CELL);
      const [sx, sy] = [x0 + ((x + 0.5) * wide) / WIDTH - 0.5, y0 + ((y + 0.5) * high) / HEIGHT - 0.5];
      for (let channel = 0; channel < CHANNELS; channel += 1) {
        const here = one[(y * WIDTH + x) * CHANNELS + channel] ?? 0;
        cells[cell] = (cells[cell] ?? 0) + (here - between(other, sx, sy, channel)) / (CELL * CELL * CHANNELS);
      }
    }
  }
  return [...cells.map(Math.abs)].toSorted((a, b) => b - a)[2] ?? 0;
};

/** Whether two stored photos show the same picture, also when one was resized, recompressed or trimmed at its edges. */
export const areSame = async (images: ImageStore, name: string, other: string): Promise<boolean> => {
  const [one, two] = [await readSmall(images, name), await readSmall(images, other)];
  if (!one || !two) return false;
  return FRAME_CUTS.some(
    (cuts) => difference(one, two, cuts) < MOST_DIFFERENCE || difference(two, one, cuts) < MOST_DIFFERENCE,
  );
};
