import { block, frame, opening, wallWith } from '../buildings.mjs';
import { hash } from '../numbers.mjs';
import { plant, tree } from '../plants.mjs';
import { box, row } from '../shapes.mjs';
import { daySky, noon } from '../skies.mjs';
import { cloth, courses, earth, glowing, plain, stone, tiles } from '../surfaces.mjs';

/** Shops on a street. */
export const shops = () => {
  const front = (x, sign, awning, k) => [
    box(x, 0, 0.3, x + 4.2, 3.1, 6, plain('#D9CBB5')),
    box(x + 0.25, 0.3, 0.22, x + 4, 2.6, 0.3, glowing(k % 2 ? '#E9D2A6' : '#F0E2C6', 0.5), { edge: 0 }),
    ...row(4, (i) => box(x + 0.2 + i * 1.26, 0, 0.14, x + 0.28 + i * 1.26, 2.65, 0.24, frame)),
    box(x, 2.65, -0.05, x + 4.2, 3.4, 0.3, plain(sign)),
    box(x + 0.9, 2.85, -0.09, x + 3.3, 3.2, -0.05, plain('#EDE4D2')),
    box(
      x + 0.1,
      2.45,
      -1.2,
      x + 4.1,
      2.5,
      0.1,
      courses(awning, '#EFE6D6', { long: 0.5, high: 9, joint: 0.25, vary: 0.05 }),
    ),
    box(x, 0, -0.3, x + 4.2, 0.3, 0.3, stone('#A89F90')),
    ...row(9, (i) =>
      box(
        x + 0.4 + i * 0.4,
        0.35 + (i % 3) * 0.02,
        0.1,
        x + 0.72 + i * 0.4,
        0.7 + 0.5 * hash(i, k),
        0.2,
        cloth(['#B5603F', '#D9B26A', '#3F5F66', '#8FA79C', '#A9486A'][(i + k) % 5]),
      ),
    ),
  ];
  return {
    eye: [1.5, 1.6, -10],
    at: [6.1, 3.1, 0],
    wide: 1.05,
    exposure: 0.98,
    warm: [1.03, 1, 0.96],
    sky: daySky,
    sun: { ...noon, from: [-0.8, 0.95, -0.6] },
    depth: 2,
    ambient: [0.28, 0.31, 0.35],
    shapes: [
      box(-200, -0.2, -60, 250, 0, 260, earth('#5F5D5A', '#75716B', { patch: 0.4, grain: 60 }), { edge: 0 }),
      box(-40, 0, -3.4, 60, 0.16, 0, tiles('#B9AE9C', '#8F8574', { size: 0.5, joint: 0.012, gloss: 0.01, rough: 0.4 })),
      ...front(0, '#2F5A5E', '#B5603F', 1),
      ...front(4.3, '#8F3F2F', '#3F5F66', 2),
      ...front(8.6, '#3A3D3F', '#C9A24B', 3),
      ...front(-4.3, '#5F6F4A', '#B5603F', 4),
      ...wallWith(
        -4.3,
        3.4,
        12.8,
        7.2,
        0.2,
        0.4,
        plain('#D69A78', { uneven: 0.12 }),
        row(6, (i) => [[-3.4 + i * 2.8, 4.3, -2.0 + i * 2.8, 6.3]]),
      ),
      ...row(6, (i) => opening(-3.4 + i * 2.8, 4.3, -2.0 + i * 2.8, 6.3, 0.2, { surround: plain('#EFE4D2') })),
      box(-4.4, 7.2, -0.1, 12.9, 7.6, 6, plain('#EFE4D2')),
      box(-4.3, 3.4, 0.6, 12.8, 7.2, 6, plain('#8A6A54'), { edge: 0 }),
      ...block(14, 1, 4, 4, { wall: plain('#C9BCA6', { uneven: 0.1 }), seed: 3 }),
      ...tree(-1.2, -2.9, 0.95, { seed: 4 }),
      ...tree(11.4, -2.8, 0.8, { seed: 7, hex: '#5A7F3C' }),
      ...plant(4.1, -0.6, 1, { y: 0.16 }),
      ...plant(8.4, -0.6, 1, { y: 0.16, kind: 1, pot: '#B5765A' }),
    ],
  };
};
