import { frame } from '../buildings.mjs';
import { roundTable, sofa } from '../furniture.mjs';
import { hash } from '../numbers.mjs';
import { plant, shrub } from '../plants.mjs';
import { railing } from '../roomParts.mjs';
import { ball, box, cushion, row, turned } from '../shapes.mjs';
import { goldenSky } from '../skies.mjs';
import { cloth, courses, earth, foliage, plain, tiles, wood } from '../surfaces.mjs';

/** A terrace over the city in the evening. */
export const terrace = () => ({
  eye: [2.4, 1.62, -5.2],
  at: [3.1, 1.18, 4],
  wide: 1.08,
  lens: 0.012,
  focus: 5,
  exposure: 1.75,
  warm: [1.03, 1, 0.97],
  sky: goldenSky,
  sun: { from: [-0.8, 0.3, 0.55], light: [2.6, 1.5, 0.75], soft: 0.02 },
  depth: 3,
  ambient: [0.3, 0.27, 0.28],
  shapes: [
    box(-2, -0.2, -8, 8.6, 0, 3, tiles('#B9997A', '#8A7058', { size: 0.5, joint: 0.008, rough: 0.25 })),
    box(-2, 0, 2.85, 8.6, 0.3, 3.05, plain('#E6DCC9')),
    ...railing(-2, 8.6, 0.3, 2.95, 0.85, frame, 0.12),
    box(-2.2, 0, -8, -2, 3, 3.05, plain('#E6DCC9')),
    box(8.4, 0, -8, 8.6, 1.15, 3.05, plain('#E6DCC9')),
    ...sofa(0.0, 1.55, 2.5, '#D3C4A9', [
      [0.5, '#B5603F'],
      [1.9, '#3F5F66'],
    ]),
    ...roundTable(2.6, 0.5, 0.42, 0.4, wood('#6B4329', '#9A6B43')),
    turned(2.55, 0.4, 0.5, 0.56, (t) => 0.04 + 0.03 * t, plain('#E4DCCB', { gloss: 0.05 })),
    cushion(4.3, 0.14, 0.5, 5.2, 0.5, 1.4, cloth('#C9B899'), { round: 0.08, swell: 0.03, turn: -0.5 }),
    cushion(4.7, 0.35, 0.8, 5.5, 0.85, 1.15, cloth('#C9B899'), { round: 0.08, turn: -2.1 }),
    ...plant(6.4, 2.3, 1.5),
    ...plant(7.3, 2.0, 1.2, { kind: 1, pot: '#B5765A' }),
    ...plant(-1.2, 2.4, 1.4, { pot: '#B5765A' }),
    ...plant(7.8, 0.6, 1.7),
    ...shrub(5.5, 2.45, 0.45, { seed: 4, flower: '#C4506E' }),
    ...shrub(3.3, 2.5, 0.38, { seed: 6 }),
    box(-400, -22, 12, 400, -21.9, 500, earth('#6F7A4F', '#8F8A6A', { patch: 0.05, grain: 1 }), { edge: 0 }),
    ...row(150, (i) => {
      const [x, z] = [-110 + hash(i, 1) * 230, 28 + hash(i, 2) ** 0.8 * 210];
      const [high, w, d] = [4 + hash(i, 3) ** 2 * 17, 6 + hash(i, 4) * 9, 6 + hash(i, 5) * 9];
      const wall = courses(['#C9B397', '#D9C8AE', '#BFA58A', '#CFC2B0', '#B9A99A'][i % 5], '#6F665C', {
        long: 2.6,
        high: 3,
        joint: 1.1,
        vary: 0.1,
      });
      return [
        box(x, -22, z, x + w, -22 + high, z + d, wall, { edge: 0 }),
        box(x + w * 0.3, -22 + high, z + 1, x + w * 0.7, -20 + high, z + d * 0.6, plain('#CFC2B0')),
      ];
    }),
    ...row(26, (i) =>
      ball(-90 + hash(i, 11) * 190, -20.5, 24 + hash(i, 12) * 90, 2 + 2 * hash(i, 13), foliage('#4A6638')),
    ),
    ...[
      [-170, 420, 60],
      [-40, 470, 80],
      [120, 440, 66],
      [230, 430, 52],
    ].map(([x, z, r]) => ball(x, -34, z, [r * 1.9, r * 0.75, r], plain('#8A7F86'))),
  ],
});
