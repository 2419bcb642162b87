// Walls, windows and curtains of rooms, and railings.
import { brass } from './furniture.mjs';
import { box, curtain, row } from './shapes.mjs';
import { boards, cloth, plain, stone } from './surfaces.mjs';
export const sideWindow = ([a, b], [low, high], { bars = 2, hex = '#F1EEE8' } = {}) => {
  const frame = plain(hex);
  return [
    ...[low, high - 0.05].map((y) => box(-0.14, y, a, -0.05, y + 0.05, b, frame)),
    ...row(bars + 1, (i) => {
      const at = a + ((b - a - 0.05) * i) / bars;
      return box(-0.14, low, at, -0.05, high, at + 0.05, frame);
    }),
    ...(low > 0.2 ? [box(-0.2, low - 0.03, a - 0.05, 0.05, low, b + 0.05, stone('#D9D2C4'))] : []),
  ];
};

/** An empty room: x from 0 to `wide`, z from 0 to `deep`. `opening` is the window in the left wall: [z from, z to], [y from, y to]. */
export const room = ({
  wide,
  high = 2.9,
  deep,
  opening,
  floor = boards('#8A5E3C', '#B98A5C'),
  wall = plain('#EEE7DB'),
  back = wall,
  right = wall,
  ceiling = plain('#F6F3ED', { uneven: 0.02 }),
}) => {
  const [[a, b], [low, top]] = opening;
  const skirting = plain('#F2EEE6');
  return [
    box(-0.3, -0.1, -0.3, wide + 0.3, 0, deep + 0.3, floor, { edge: 0 }),
    box(-0.3, high, -0.3, wide + 0.3, high + 0.1, deep + 0.3, ceiling, { edge: 0 }),
    box(-0.3, 0, deep, wide + 0.3, high, deep + 0.2, back, { edge: 0 }),
    box(wide, 0, -0.3, wide + 0.2, high, deep, right, { edge: 0 }),
    box(-0.3, 0, -0.4, wide + 0.3, high, -0.2, wall, { edge: 0 }),
    box(-0.2, 0, -0.2, 0, high, a, wall, { edge: 0 }),
    box(-0.2, 0, b, 0, high, deep, wall, { edge: 0 }),
    box(-0.2, 0, a, 0, low, b, wall, { edge: 0 }),
    box(-0.2, top, a, 0, high, b, wall, { edge: 0 }),
    box(0, 0, deep - 0.015, wide, 0.09, deep, skirting, { edge: 0.01 }),
    box(wide - 0.015, 0, 0, wide, 0.09, deep, skirting, { edge: 0.01 }),
    box(0, high - 0.09, deep - 0.07, wide, high, deep, ceiling, { edge: 0.03 }),
    box(wide - 0.07, high - 0.09, 0, wide, high, deep, ceiling, { edge: 0.03 }),
    box(0, high - 0.09, 0, 0.07, high, deep, ceiling, { edge: 0.03 }),
  ];
};

/** The light of a side window, for the `windows` of a scene. */
export const windowLight = ([a, b], [low, high], light) => ({
  corner: [-0.1, low, a],
  along: [0, 0, b - a],
  up: high - low,
  into: [1, 0, 0],
  light,
});

/** Two curtains beside a side window, and sheers in front of it. */
export const sideCurtains = ([a, b], y0, y1, hex, { sheer = true } = {}) => {
  const heavy = { ...cloth(hex), thin: 0.12 };
  const net = { ...plain('#F4F0E8'), thin: 0.8, pass: 0.72 };
  const quarter = { turn: Math.PI / 2 };
  return [
    curtain(0.13, y0, a - 0.08, y1, 0.3, heavy, { ...quarter, folds: 5 }),
    curtain(0.13, y0, b + 0.08, y1, 0.3, heavy, { ...quarter, folds: 5 }),
    ...(sheer ? [curtain(0.06, y0, a + 0.3, y1, 0.36, net, { ...quarter, folds: 7, deep: 0.025 })] : []),
    box(0.1, y1, a - 0.5, 0.16, y1 + 0.025, b + 0.5, brass),
  ];
};

/** A handrail along x with bars. */
export const railing = (x0, x1, y, z, high = 1, surface = plain('#2C2B2A'), gap = 0.11) => [
  box(x0, y + high - 0.04, z - 0.025, x1, y + high, z + 0.025, surface),
  box(x0, y + 0.06, z - 0.012, x1, y + 0.085, z + 0.012, surface),
  ...row(Math.floor((x1 - x0) / gap), (i) =>
    box(x0 + i * gap, y + 0.06, z - 0.008, x0 + i * gap + 0.014, y + high - 0.03, z + 0.008, surface, { edge: 0 }),
  ),
];
