import type { Sharp } from 'sharp';

/** The most bits in which the hashes of the same picture differ. */
export const MAX_HASH_DISTANCE = 4;

// A brighter left neighbour counts only from this difference on, so that compression noise in a plain sky does not.
const DEAD_ZONE = 2;
const [ROWS, COLUMNS] = [8, 8];
const [WIDTH, HEIGHT] = [72, 64];
// How much may have been cut off or added, in hundredths of a side: nothing, some at both ends, or some at one end.
const CUTS = [
  [0, 0],
  [1, 1],
  [2, 0],
  [0, 2],
  [2, 2],
] as const;
// How many pixels of the edge are repeated around the picture, so that a frame may extend beyond it.
const MARGIN = 2;

/**
 * The frames in which a picture may show another: what is cut off at its left, top, right and bottom, in hundredths of its sides,
 * or lies around it (negative).
 */
export const FRAME_CUTS: readonly (readonly [left: number, top: number, right: number, bottom: number])[] = [
  1, -1,
].flatMap((way) =>
  CUTS.flatMap(([left, right]) =>
    CUTS.map(([top, bottom]) => [way * left, way * top, way * right, way * bottom] as const),
  ),
);

/**
 * Returns a function for the mean of a channel in any part of a picture, given by corner and size. It uses sums over
 * the picture from its corner. The picture's edge is repeated `margin` pixels around it.
 */
export const meansOf = (
  pixels: Uint8Array,
  [width, height]: readonly [number, number],
  margin: number,
  channels = 1,
) => {
  const [wide, high] = [width + 2 * margin + 1, height + 2 * margin + 1];
  const sums = Array.from({ length: channels }, () => new Float64Array(wide * high));
  const clamped = (value: number, size: number) => Math.min(size - 1, Math.max(0, value));
  for (const [channel, of] of sums.entries()) {
    for (let y = 1; y < high; y += 1) {
      let row = 0;
      for (let x = 1; x < wide; x += 1) {
        const pixel = clamped(y - 1 - margin, height) * width + clamped(x - 1 - margin, width);
        row += pixels[pixel * channels + channel] ?? 0;
        of[y * wide + x] = (of[(y - 1) * wide + x] ?? 0) + row;
      }
    }
  }
  const sum = (of: Float64Array, x: number, y: number): number => {
    const [left, top] = [Math.floor(x + margin), Math.floor(y + margin)];
    const [dx, dy] = [x + margin - left, y + margin - top];
    const at = (one: number, other: number) => of[Math.min(other, high - 1) * wide + Math.min(one, wide - 1)] ?? 0;
    const upper = at(left, top) * (1 - dx) + at(left + 1, top) * dx;
    const lower = at(left, top + 1) * (1 - dx) + at(left + 1, top + 1) * dx;
    return upper * (1 - dy) + lower * dy;
  };
  return (x: number, y: number, across: number, down: number, channel = 0): number => {
    const of = sums[channel] ?? new Float64Array();
    const all = sum(of, x + across, y + down) - sum(of, x, y + down) - sum(of, x + across, y) + sum(of, x, y);
    return all / (across * down);
  };
};

const hashOf = (mean: ReturnType<typeof meansOf>, cuts: (typeof FRAME_CUTS)[number]): bigint => {
  const [left, top, right, bottom] = cuts.map((cut, at) => (cut * (at % 2 ? HEIGHT : WIDTH)) / 100) as [
    number,
    number,
    number,
    number,
  ];
  const [wide, high] = [(WIDTH - left - right) / (COLUMNS + 1), (HEIGHT - top - bottom) / ROWS];
  const at = (column: number, row: number) => mean(left + column * wide, top + row * high, wide, high);
  let bits = 0n;
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      bits = (bits << 1n) | (at(column, row) > at(column + 1, row) + DEAD_ZONE ? 1n : 0n);
    }
  }
  return BigInt.asIntN(64, bits);
};

/**
 * The difference hashes of a picture, signed: of the whole first, then of the frames that a copy with trimmed edges, or the
 * original of such a copy, may have had.
 */
export const perceptualHashes = async (picture: Sharp): Promise<bigint[]> => {
  const grey = await picture.greyscale().resize(WIDTH, HEIGHT, { fit: 'fill' }).raw().toBuffer();
  const mean = meansOf(grey, [WIDTH, HEIGHT], MARGIN);
  return [...new Set(FRAME_CUTS.map((cuts) => hashOf(mean, cuts)))];
};

const BAND_BITS = 13n;

/**
 * Splits a hash into five numbered parts: hashes that differ in at most four bits share at least one, which an index
 * finds.
 */
export const bandsOf = (hash: bigint): number[] => {
  const bits = BigInt.asUintN(64, hash);
  return [0n, 1n, 2n, 3n, 4n].map((nth) =>
    Number((nth << BAND_BITS) | ((bits >> (nth * BAND_BITS)) & ((1n << BAND_BITS) - 1n))),
  );
};
