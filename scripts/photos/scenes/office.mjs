import { books, framedPicture, steel, white } from '../furniture.mjs';
import { plant } from '../plants.mjs';
import { room, sideWindow, windowLight } from '../roomParts.mjs';
import { box, cushion, rod, row } from '../shapes.mjs';
import { bright, outside } from '../skies.mjs';
import { cloth, earth, glowing, plain, wood } from '../surfaces.mjs';

/** An office floor with desks. */
export const office = () => {
  const opening = [
    [0.4, 6.6],
    [0.7, 2.6],
  ];
  const desk = (x, z) => [
    box(x, 0.72, z, x + 1.5, 0.75, z + 0.75, wood('#B08A5E', '#D2B084')),
    ...[0.04, 1.42].flatMap((a) =>
      [0.05, 0.66].map((b) => box(x + a, 0, z + b, x + a + 0.04, 0.72, z + b + 0.04, white)),
    ),
    box(x + 0.4, 0.95, z + 0.5, x + 1.0, 1.3, z + 0.52, plain('#17191B', { gloss: 0.06, rough: 0.03 })),
    rod(x + 0.7, 0.75, z + 0.53, 1.0, 0.02, steel),
    box(x + 0.45, 0.75, z + 0.2, x + 0.9, 0.765, z + 0.34, plain('#2A2C2E')),
    cushion(x + 0.45, 0.44, z - 0.5, x + 0.95, 0.52, z - 0.02, cloth('#3F5F66'), { round: 0.03 }),
    cushion(x + 0.47, 0.6, z - 0.56, x + 0.93, 1.08, z - 0.5, cloth('#3F5F66'), { round: 0.025 }),
    rod(x + 0.7, 0.1, z - 0.27, 0.45, 0.025, steel),
    ...row(5, (i) => box(x + 0.42, 0.05, z - 0.285, x + 0.98, 0.09, z - 0.255, plain('#2A2C2E'), { turn: i * 0.63 })),
  ];
  return {
    eye: [5.6, 1.5, 0.1],
    at: [2.7, 1.1, 7],
    wide: 1.14,
    lens: 0.01,
    focus: 5,
    exposure: 2,
    warm: [1, 1, 1],
    sky: bright,
    view: outside,
    sun: { from: [-1, 1.15, -0.25], light: [3.2, 2.9, 2.4], soft: 0.015 },
    windows: [windowLight(...opening, [2.8, 3.1, 3.5])],
    ambient: [0.24, 0.24, 0.24],
    shapes: [
      ...room({
        wide: 6.2,
        high: 3,
        deep: 8,
        opening,
        floor: earth('#6F7274', '#83868A', { patch: 0.2, grain: 160 }),
        back: plain('#3F5F66'),
        wall: plain('#ECEAE5'),
      }),
      ...sideWindow(...opening, { bars: 5, hex: '#3A3D3F' }),
      ...row(3, (i) => [...desk(0.9, 2.2 + i * 1.75), ...desk(2.45, 2.2 + i * 1.75)]),
      ...row(6, (i) =>
        box(
          1 + (i % 2) * 2.4,
          2.97,
          1.4 + Math.floor(i / 2) * 2.2,
          2.2 + (i % 2) * 2.4,
          3,
          1.7 + Math.floor(i / 2) * 2.2,
          glowing('#F4F6F4', 1.7),
        ),
      ),
      ...framedPicture(2.3, 1.3, 8, 1.5, 0.9, ['#F2E4C8', '#D9B26A', '#8FA79C', '#2F4A4A']),
      ...plant(0.6, 7.5, 1.7),
      ...plant(4.6, 7.4, 1.4, { kind: 1 }),
      box(5.3, 0, 3, 6.2, 1.1, 7, wood('#B08A5E', '#D2B084')),
      ...books(5.35, 1.1, 4, 9, 6),
      ...plant(5.7, 5.4, 0.6, { y: 1.1 }),
    ],
    lamps: row(4, (i) => ({
      at: [1.6 + (i % 2) * 2.4, 2.9, 2 + Math.floor(i / 2) * 3],
      radius: 0.05,
      light: [0.9, 0.88, 0.84],
      down: true,
    })),
  };
};
