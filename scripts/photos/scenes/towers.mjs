import { block } from '../buildings.mjs';
import { hash } from '../numbers.mjs';
import { lawn, shrub, tree } from '../plants.mjs';
import { box, row } from '../shapes.mjs';
import { golden, goldenSky } from '../skies.mjs';
import { earth, plain } from '../surfaces.mjs';

/** Apartment towers in the evening sun. */
export const towers = () => ({
  eye: [-7.6, 1.7, -37],
  at: [7, 15, 4],
  wide: 1.05,
  exposure: 0.98,
  warm: [1.03, 1, 0.95],
  sky: goldenSky,
  sun: golden,
  depth: 2,
  ambient: [0.3, 0.28, 0.3],
  shapes: [
    box(-200, -0.2, -60, 250, 0, 260, lawn, { edge: 0 }),
    box(-80, 0, -27, 100, 0.03, -17, earth('#5F5D5A', '#73706C', { patch: 0.4, grain: 60 })),
    ...block(2, 2, 4, 9, { wall: plain('#E2D5C1', { uneven: 0.1 }), seed: 4, share: 0.16 }),
    ...block(-17, 14, 4, 7, { wall: plain('#D6C7B2', { uneven: 0.1 }), seed: 7, share: 0.16 }),
    ...block(20, 12, 4, 6, { wall: plain('#DCCDB6', { uneven: 0.1 }), seed: 10, share: 0.16 }),
    box(-20, 0, -9, 38, 1.1, -8.8, plain('#D9CBB5')),
    ...row(14, (i) => shrub(-18 + i * 4 + hash(i, 2), -10, 0.9, { seed: i + 1 })),
    ...tree(-8, -12, 1.25, { seed: 2 }),
    ...tree(21, -11, 1.3, { seed: 5 }),
    ...tree(13, -13.5, 0.9, { seed: 8, hex: '#5A7F3C' }),
    ...tree(-18, -6, 1.7, { seed: 11, hex: '#44693A' }),
    ...tree(31, -6, 1.6, { seed: 14 }),
  ],
});
