import { block, concrete, frame, opening, wallWith } from '../buildings.mjs';
import { plant, shrub, tree } from '../plants.mjs';
import { railing } from '../roomParts.mjs';
import { box, rod, row } from '../shapes.mjs';
import { daySky, noon } from '../skies.mjs';
import { courses, earth, plain, tiles } from '../surfaces.mjs';

/** A builder floor: four storeys between neighbours. */
export const floors = () => {
  const cream = plain('#E6DCC9', { uneven: 0.08 });
  const brick = courses('#9C5A3E', '#B9A58F', { long: 0.24, high: 0.08, joint: 0.01, vary: 0.35, shift: 0.5 });
  const storey = (i) => {
    const y = i * 3.1;
    if (i === 0)
      return [
        box(0.2, 0, 0.4, 8.8, 3, 0.6, plain('#4A443C')),
        ...row(4, (j) => box(j * 2.86, 0, -0.1, 0.4 + j * 2.86, 3.1, 0.4, cream)),
        box(5.9, 0, 0.2, 8.6, 2.5, 0.35, courses('#3A3D3F', '#2A2C2E', { long: 9, high: 0.12, joint: 0.012 })),
      ];
    return [
      ...wallWith(0, y, 9, y + 3.1, 0, 0.3, cream, [
        [0.7, y + 0.25, 3.9, y + 2.5],
        [6.6, y + 1.0, 8.2, y + 2.4],
      ]),
      ...opening(0.7, y + 0.25, 3.9, y + 2.5, 0, { bars: 3 }),
      ...opening(6.6, y + 1, 8.2, y + 2.4, 0, { surround: concrete }),
      box(-0.1, y - 0.1, -1.5, 5.2, y + 0.12, 0, concrete),
      ...railing(-0.05, 5.15, y + 0.12, -1.42, 1, frame, 0.12),
      box(-0.12, y + 2.95, -0.1, 9.1, y + 3.1, 0.2, concrete),
      ...plant(4.6, -0.9, 1, { y: y + 0.12 }),
      ...(i === 2 ? plant(0.4, -1.0, 0.8, { y: y + 0.12, pot: '#B5765A', kind: 1 }) : []),
    ];
  };
  return {
    eye: [15, 1.65, -17],
    at: [4.8, 6.3, 1],
    wide: 1.04,
    exposure: 0.92,
    warm: [1.02, 1, 0.97],
    sky: daySky,
    sun: { ...noon, from: [-0.35, 1, -0.9] },
    depth: 2,
    ambient: [0.28, 0.31, 0.35],
    shapes: [
      box(-200, -0.2, -60, 250, 0, 260, earth('#55534F', '#6F6C66', { patch: 0.4, grain: 60 }), { edge: 0 }),
      box(
        -40,
        0,
        -2.6,
        60,
        0.12,
        10,
        tiles('#B9AE9C', '#8F8574', { size: 0.4, joint: 0.012, gloss: 0.01, rough: 0.4 }),
      ),
      ...row(4, storey),
      box(0, 3.1, 0.3, 9, 12.6, 12, cream, { edge: 0 }),
      box(5.3, 0, -0.5, 6.2, 13.6, 0.2, brick, { edge: 0 }),
      box(-0.2, 12.4, -0.3, 9.2, 12.6, 12, concrete),
      ...railing(0, 9, 12.6, 0.1, 0.95),
      box(6, 12.6, 4, 8.6, 15, 7, cream),
      rod(2.2, 12.6, 6, 14.2, 0.7, plain('#2A2C2E')),
      ...block(-18, 0.5, 5, 3, { wall: plain('#CDBBA2', { uneven: 0.12 }), seed: 3 }),
      ...block(10.4, 1.2, 4, 3, { wall: plain('#B9B4A8', { uneven: 0.12 }), seed: 6 }),
      ...tree(-1.6, -1.8, 0.95, { seed: 4 }),
      ...tree(10.2, -1.6, 0.62, { seed: 7, hex: '#5A7F3C' }),
      ...shrub(9.6, -0.6, 0.6, { seed: 8, flower: '#C4506E' }),
    ],
  };
};
