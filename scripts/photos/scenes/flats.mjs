import { block } from '../buildings.mjs';
import { shrub, tree } from '../plants.mjs';
import { box, row } from '../shapes.mjs';
import { daySky, noon } from '../skies.mjs';
import { courses, earth, plain, tiles } from '../surfaces.mjs';

/** A block of flats on a street by day. */
export const flats = () => ({
  eye: [16.5, 1.65, -20],
  at: [7.8, 7.0, 2],
  wide: 1.08,
  exposure: 0.9,
  warm: [1.02, 1, 0.97],
  sky: daySky,
  sun: { ...noon, from: [-0.5, 0.95, -0.95] },
  depth: 2,
  ambient: [0.28, 0.31, 0.35],
  shapes: [
    box(-200, -0.2, -60, 250, 0, 260, earth('#8F877A', '#A39A8B', { patch: 0.3 }), { edge: 0 }),
    box(-80, 0, -14, 100, 0.02, -5.4, earth('#55534F', '#696662', { patch: 0.5, grain: 60 })),
    box(
      -80,
      0,
      -5.4,
      100,
      0.14,
      -3.2,
      tiles('#B9AE9C', '#8F8574', { size: 0.4, joint: 0.012, gloss: 0.01, rough: 0.4 }),
    ),
    ...row(12, (i) => box(-30 + i * 6, 0.02, -9.8, -27 + i * 6, 0.025, -9.65, plain('#DAD6CC'))),
    ...block(0, 2, 5, 5, { wall: plain('#D9C3A5', { uneven: 0.1 }), seed: 2, accent: '#8F5A3F' }),
    ...block(-22, 3, 5, 4, { wall: plain('#C9C4B6', { uneven: 0.1 }), seed: 5 }),
    ...block(20, 4, 5, 4, { wall: plain('#CFB59A', { uneven: 0.1 }), seed: 8 }),
    box(-1, 0, -3, 6.9, 1.5, -2.8, plain('#D9CBB5')),
    box(9.8, 0, -3, 18, 1.5, -2.8, plain('#D9CBB5')),
    box(7, 0, -2.98, 9.7, 1.8, -2.9, courses('#3A3D3F', '#26282A', { long: 0.12, high: 9, joint: 0.03, vary: 0.1 }), {
      edge: 0,
    }),
    ...tree(3, -4.2, 1.05, { seed: 3 }),
    ...tree(14.6, -4.2, 0.85, { seed: 6, hex: '#5A7F3C' }),
    ...tree(-7, -4, 1.3, { seed: 9 }),
    ...row(5, (i) => shrub(0.5 + i * 1.3, -2.3, 0.55, { seed: i + 2 })),
  ],
});
