import { brass, dark, steel } from '../furniture.mjs';
import { plant } from '../plants.mjs';
import { room, sideWindow, windowLight } from '../roomParts.mjs';
import { ball, box, rod, row, turned } from '../shapes.mjs';
import { bright, outside } from '../skies.mjs';
import { courses, glowing, metal, plain, stone, tiles, wood } from '../surfaces.mjs';

const drawers = (x, z, wide, count, surface, handle) =>
  row(count, (i) => [
    box(x + i * wide, 0.1, z, x + (i + 1) * wide - 0.006, 0.86, z + 0.6, surface, { edge: 0.006 }),
    box(x + i * wide + 0.14, 0.78, z - 0.025, x + (i + 1) * wide - 0.15, 0.795, z, handle),
  ]);

/** A kitchen with an island. */
export const kitchen = () => {
  const opening = [
    [1.4, 3.4],
    [1.0, 2.3],
  ];
  const green = plain('#3F5F56', { gloss: 0.04, rough: 0.14 });
  const top = stone('#E9E5DC');
  return {
    eye: [4.45, 1.45, 0.1],
    at: [2.0, 1.08, 4.6],
    wide: 1.16,
    lens: 0.011,
    focus: 3.4,
    exposure: 2.3,
    warm: [0.97, 1, 1.06],
    sky: bright,
    view: outside,
    sun: { from: [-1, 0.9, -0.4], light: [3.2, 2.8, 2.3], soft: 0.015 },
    windows: [windowLight(...opening, [4.6, 4.9, 5.3])],
    ambient: [0.24, 0.23, 0.22],
    shapes: [
      ...room({
        wide: 4.9,
        deep: 4.9,
        opening,
        floor: tiles('#CFC6B6', '#A9A090', { size: 0.6, veins: 0.06 }),
        wall: plain('#F1ECE2'),
      }),
      ...sideWindow(...opening),
      box(
        0.66,
        0.9,
        4.885,
        4.9,
        1.5,
        4.9,
        courses('#DFE3DC', '#B9BDB5', { long: 0.2, high: 0.066, gloss: 0.06, rough: 0.04, shift: 0.5, vary: 0.12 }),
        { edge: 0 },
      ),
      ...drawers(0.7, 4.3, 0.7, 6, green, brass),
      box(0.6, 0.86, 4.27, 4.9, 0.9, 4.9, top),
      box(0.64, 0, 4.36, 4.9, 0.1, 4.9, plain('#2C2B2A')),
      box(0, 0.1, 0.4, 0.6, 0.86, 4.9, green),
      box(0, 0.86, 0.36, 0.63, 0.9, 4.9, top),
      ...row(5, (i) =>
        i === 3
          ? []
          : [box(0.7 + i * 0.84, 1.52, 4.55, 1.53 + i * 0.84, 2.3, 4.9, wood('#8A5E3C', '#B98A5C', { axis: 0 }))],
      ),
      box(0.7, 2.3, 4.55, 4.9, 2.34, 4.9, wood('#8A5E3C', '#B98A5C')),
      turned(3.64, 1.6, 4.62, 1.75, (t) => 0.33 - 0.14 * t, steel),
      rod(3.64, 1.75, 4.7, 2.8, 0.13, steel),
      box(3.3, 0.9, 4.4, 3.98, 0.912, 4.8, plain('#151617', { gloss: 0.06, rough: 0.02 })),
      turned(3.5, 0.912, 4.6, 1.04, (t) => 0.11 + 0.01 * t, metal('#B8763F', 0.2)),
      turned(3.8, 0.912, 4.55, 1.0, () => 0.09, steel),
      box(
        1.3,
        0.04,
        1.95,
        3.5,
        0.86,
        2.85,
        courses('#B98A5C', '#6B4A30', { long: 0.06, high: 3, joint: 0.012, vary: 0.2 }),
      ),
      box(1.18, 0.86, 1.85, 3.62, 0.91, 2.95, top),
      turned(2.2, 0.91, 2.4, 1.0, (t) => 0.09 + 0.09 * t, wood('#7A5032', '#A5764C')),
      ...row(5, (i) =>
        ball(
          2.2 + 0.075 * Math.cos(i * 1.3),
          1.02 + 0.015 * (i % 2),
          2.4 + 0.075 * Math.sin(i * 1.3),
          0.048,
          plain(['#C9562F', '#D99A2C', '#8FA03F'][i % 3], { gloss: 0.04, rough: 0.15 }),
        ),
      ),
      turned(
        2.85,
        0.91,
        2.5,
        1.2,
        (t) => 0.06 + 0.035 * Math.sin(t * 3.4) - 0.02 * t,
        plain('#DAD3C4', { gloss: 0.05 }),
      ),
      ...plant(2.85, 2.5, 0.55, { y: 1.02, kind: 1, pot: '#DAD3C4' }),
      ...[1.8, 2.9].flatMap((x) => [
        rod(x, 2.0, 2.4, 2.9, 0.006, dark),
        turned(x, 1.78, 2.4, 2.02, (t) => 0.17 - 0.14 * t ** 1.6, plain('#2F3A38')),
        ball(x, 1.8, 2.4, 0.07, glowing('#FFE6BC', 2.6)),
      ]),
      ...row(3, (i) => [
        turned(1.55 + i * 0.75, 0.62, 1.55, 0.67, () => 0.17, wood('#6B4329', '#9A6B43')),
        ...row(4, (j) =>
          rod(
            1.55 + i * 0.75 + 0.11 * Math.cos(j * 1.57 + 0.8),
            0,
            1.55 + 0.11 * Math.sin(j * 1.57 + 0.8),
            0.63,
            0.012,
            dark,
          ),
        ),
      ]),
      ...row(3, (i) =>
        turned(
          0.28,
          0.9,
          3.9 - i * 0.24,
          1.12 - i * 0.04,
          (t) => 0.075 - 0.02 * t ** 6,
          plain(['#E4DCCB', '#B5765A', '#E4DCCB'][i], { gloss: 0.04 }),
        ),
      ),
      ...plant(0.3, 1.6, 0.5, { y: 0.9 }),
      ...plant(0.3, 3.2, 0.4, { y: 0.9, kind: 1, pot: '#B5765A' }),
      rod(0.16, 0.9, 2.4, 1.22, 0.014, steel),
      rod(0.3, 1.1, 2.4, 1.22, 0.012, steel),
      box(0.15, 1.2, 2.388, 0.31, 1.225, 2.412, steel),
    ],
    lamps: [
      { at: [1.8, 1.74, 2.4], radius: 0.07, light: [0.4, 0.3, 0.19], down: true },
      { at: [2.9, 1.74, 2.4], radius: 0.07, light: [0.4, 0.3, 0.19], down: true },
    ],
  };
};
