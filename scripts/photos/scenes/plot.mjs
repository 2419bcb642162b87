import { block } from '../buildings.mjs';
import { steel } from '../furniture.mjs';
import { hash } from '../numbers.mjs';
import { grass, shrub, tree } from '../plants.mjs';
import { box, rod, row } from '../shapes.mjs';
import { daySky, noon } from '../skies.mjs';
import { courses, earth, plain } from '../surfaces.mjs';

/** A plot with a wall around it, among houses. */
export const plot = () => ({
  eye: [-2, 1.75, -15],
  at: [3.4, 1.9, 6],
  wide: 1.12,
  exposure: 0.9,
  warm: [1.03, 1, 0.96],
  sky: daySky,
  sun: noon,
  depth: 2,
  ambient: [0.28, 0.31, 0.35],
  shapes: [
    box(-200, -0.2, -60, 250, 0, 260, earth('#9A8360', '#7F8A4C', { patch: 0.45, grain: 30 }), { edge: 0 }),
    box(-60, 0, -17.5, 80, 0.02, -9.5, earth('#7A7061', '#93876F', { patch: 0.3, grain: 50 })),
    ...grass(-7, -9.2, 12, 4, 5200, 5),
    ...row(30, (i) =>
      shrub(-6 + hash(i, 1) * 18, -7 + hash(i, 2) * 18, 0.16 + 0.2 * hash(i, 3), { seed: i + 3, hex: '#7F8A4C' }).slice(
        0,
        80,
      ),
    ),
    box(
      -8,
      0,
      -9,
      -0.4,
      1.1,
      -8.76,
      courses('#A5654A', '#B9A58F', { long: 0.24, high: 0.08, joint: 0.012, vary: 0.4, shift: 0.5 }),
    ),
    box(
      4.6,
      0,
      -9,
      13,
      1.1,
      -8.76,
      courses('#A5654A', '#B9A58F', { long: 0.24, high: 0.08, joint: 0.012, vary: 0.4, shift: 0.5 }),
    ),
    box(-8.2, 0, -9, -8, 1.4, 14, plain('#C9B9A0')),
    box(13, 0, -9, 13.2, 1.4, 14, plain('#C9B9A0')),
    box(-8, 0, 14, 13, 1.6, 14.2, plain('#C9B9A0')),
    ...[-0.4, 4.6].map((x) => box(x - 0.25, 0, -9.1, x + 0.25, 1.6, -8.6, plain('#DCCFB9'))),
    ...block(-26, 14, 4, 3, { wall: plain('#D9C3A5', { uneven: 0.1 }), seed: 2 }),
    ...block(15, 16, 4, 2, { wall: plain('#CFC7B8', { uneven: 0.1 }), seed: 5 }),
    ...block(0, 30, 4, 3, { wall: plain('#D6A98A', { uneven: 0.1 }), seed: 8 }),
    ...tree(-6.4, 6, 1.1, { seed: 4 }),
    ...tree(11.6, 9, 1.35, { seed: 7, hex: '#5A7F3C' }),
    ...tree(-14, 16, 1.6, { seed: 10 }),
    ...tree(4, 18, 1.1, { seed: 13 }),
    rod(1.8, 0, -6, 1.7, 0.03, steel),
    box(1.2, 1.1, -6.05, 2.4, 1.75, -6.02, plain('#EDE7DA')),
  ],
});
