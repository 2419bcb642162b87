// Reproducible random numbers, and noise for surfaces.

let state = 1;

/** Restarts the sequence of `random`. */
export const seedRandom = (seed) => {
  state = seed | 0;
};

/** The next random number from 0 to 1. */
export const random = () => {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
};

/** A pseudo-random number from 0 to 1, determined by whole numbers. */
export const hash = (x, y = 0, z = 0) => {
  let h = (Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(z, 0x9e3779b1)) | 0;
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};

/** Smooth noise from 0 to 1 with one wave per unit. */
export const noise = (x, y) => {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [x - i, y - j];
  const [a, b] = [u * u * (3 - 2 * u), v * v * (3 - 2 * v)];
  const low = hash(i, j) * (1 - a) + hash(i + 1, j) * a;
  return low * (1 - b) + (hash(i, j + 1) * (1 - a) + hash(i + 1, j + 1) * a) * b;
};

/** The sum of noise at several scales. */
export const clouds = (x, y, octaves = 4) => {
  let [sum, weight, size] = [0, 0.5, 1];
  for (let at = 0; at < octaves; at += 1) {
    sum += noise(x * size + at * 17.3, y * size - at * 9.1) * weight;
    weight *= 0.5;
    size *= 2.03;
  }
  return sum / (1 - 0.5 ** octaves);
};

/** A colour in linear light from `#rrggbb`. */
export const light = (hex) => [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2);

/** A colour between two. */
export const blend = (one, other, share) => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
];

/** A colour times a factor. */
export const times = (colour, factor) => [colour[0] * factor, colour[1] * factor, colour[2] * factor];
