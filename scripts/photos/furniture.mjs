// Furniture, lamps and small objects on tables.
export const dark = wood('#2E1E14', '#4A3324', { axis: 1 });

import { blend, hash, light } from './numbers.mjs';
import { ball, box, cushion, pillow, rod, row, turned } from './shapes.mjs';
import { cloth, glowing, metal, painting, plain, wood } from './surfaces.mjs';
export const steel = metal('#B9BCBC', 0.2);
export const brass = metal('#C79A55', 0.25);
export const white = plain('#F1EEE8', { uneven: 0.02 });

/** A sofa whose back is along z = `z + 0.9`, seats towards the front. */
export const sofa = (x, z, wide, hex, pillows = []) => {
  const fabric = cloth(hex);
  const seats = Math.max(1, Math.round(wide / 0.8));
  const each = (wide - 0.4) / seats;
  return [
    cushion(x, 0.14, z, x + wide, 0.34, z + 0.92, fabric, { round: 0.03 }),
    cushion(x, 0.2, z + 0.68, x + wide, 0.78, z + 0.94, fabric, { round: 0.06 }),
    ...[x, x + wide - 0.2].map((at) => cushion(at, 0.14, z - 0.02, at + 0.2, 0.6, z + 0.92, fabric, { round: 0.07 })),
    ...row(seats, (i) => [
      cushion(x + 0.205 + i * each, 0.33, z - 0.03, x + 0.195 + (i + 1) * each, 0.46, z + 0.7, fabric, {
        round: 0.055,
        swell: 0.035,
      }),
      pillow(x + 0.2 + (i + 0.5) * each, 0.68, z + 0.6, each * 0.5, 0.25, 0.13, fabric, { lean: true }),
    ]),
    ...pillows.map(([at, pillowHex], i) =>
      pillow(x + at, 0.66, z + 0.42, 0.21, 0.2, 0.09, cloth(pillowHex), { lean: true, turn: (i % 2 ? -1 : 1) * 0.3 }),
    ),
    ...[0.08, wide - 0.08].flatMap((at) => [0.1, 0.82].map((b) => rod(x + at, 0, z + b, 0.15, 0.022, dark))),
  ];
};

/** A bed with its head at z = `z + 2.1`. */
export const bed = (
  x,
  z,
  wide,
  { cover = '#B9603F', head = '#6F7F74', sheet = '#EFEAE0', accent = '#C9A24B' } = {},
) => [
  box(x - 0.04, 0.08, z, x + wide + 0.04, 0.3, z + 2.08, dark),
  cushion(x, 0.28, z + 0.02, x + wide, 0.52, z + 2.04, cloth(sheet), { round: 0.07 }),
  cushion(x - 0.05, 0.3, z - 0.03, x + wide + 0.05, 0.57, z + 1.28, cloth(sheet, { deep: 0.14 }), {
    round: 0.06,
    swell: 0.03,
  }),
  cushion(x - 0.07, 0.26, z - 0.05, x + wide + 0.07, 0.6, z + 0.62, cloth(cover), { round: 0.06, swell: 0.02 }),
  box(x - 0.18, 0.1, z + 2.08, x + wide + 0.18, 1.18, z + 2.18, dark),
  ...row(4, (i) =>
    cushion(
      x - 0.14 + (i * (wide + 0.28)) / 4,
      0.4,
      z + 1.99,
      x - 0.15 + ((i + 1) * (wide + 0.28)) / 4,
      1.14,
      z + 2.1,
      cloth(head),
      { round: 0.045 },
    ),
  ),
  ...[0.27, 0.73].flatMap((share, i) => [
    pillow(x + wide * share, 0.72, z + 1.9, wide * 0.22, 0.24, 0.11, cloth(sheet), {
      lean: true,
      turn: i ? -0.04 : 0.06,
    }),
    pillow(x + wide * share, 0.69, z + 1.66, wide * 0.2, 0.2, 0.1, cloth(i ? head : cover), {
      lean: true,
      turn: i ? 0.1 : -0.08,
    }),
  ]),
  pillow(x + wide * 0.5, 0.66, z + 1.44, 0.2, 0.14, 0.08, cloth(accent), { lean: true }),
];

/** A table lamp with its foot at (x, y, z); the scene adds its light. */
export const tableLamp = (x, y, z, glow = 1.6) => [
  turned(x, y, z, y + 0.3, (t) => 0.075 - 0.11 * t * (1 - t) - 0.045 * t, plain('#C9BBA4', { gloss: 0.04 })),
  turned(x, y + 0.28, z, y + 0.52, (t) => 0.16 - 0.045 * t, glowing('#FFE6BC', glow)),
];

/** A ceiling fan below `y`. */
export const fan = (x, y, z, turn = 0.4) => [
  rod(x, y - 0.34, z, y, 0.014, white),
  turned(x, y - 0.42, z, y - 0.32, (t) => 0.11 - 0.05 * Math.abs(t - 0.4), white),
  ...row(3, (i) => {
    const a = turn + (i * 2 * Math.PI) / 3;
    return box(
      x - 0.26 + Math.cos(a) * 0.38,
      y - 0.378,
      z - 0.065 - Math.sin(a) * 0.38,
      x + 0.26 + Math.cos(a) * 0.38,
      y - 0.368,
      z + 0.065 - Math.sin(a) * 0.38,
      white,
      { turn: a },
    );
  }),
];

/** A framed picture on a wall that faces the front, with its lower left corner at (x, y). */
export const framedPicture = (x, y, z, wide, high, hexes, frame = dark) => [
  box(x, y, z - 0.03, x + wide, y + high, z, frame),
  box(
    x + 0.025,
    y + 0.025,
    z - 0.036,
    x + wide - 0.025,
    y + high - 0.025,
    z - 0.01,
    painting(x, y, x + wide, y + high, hexes),
    { edge: 0 },
  ),
];

/** A row of books on a shelf at (x, y, z), seen from the front. */
export const books = (x, y, z, count, seed = 1) => {
  const hexes = ['#7A3B2E', '#2F5A5E', '#C9A24B', '#E5DDCD', '#4A4E63', '#8C8A7A'];
  let at = x;
  return row(count, (i) => {
    const [thick, high] = [0.022 + 0.025 * hash(i, seed), 0.17 + 0.09 * hash(i, seed, 2)];
    at += thick + 0.001;
    return box(at - thick, y, z, at, y + high, z + 0.15, plain(hexes[Math.floor(hash(i, seed, 3) * 6)]), {
      edge: 0.004,
    });
  });
};

/** A round table: top, column and foot. */
export const roundTable = (x, z, radius, high, top = wood('#6B4329', '#9A6B43')) => [
  turned(x, high - 0.035, z, high, () => radius, top, 1),
  turned(x, 0, z, high - 0.03, (t) => 0.04 + 0.3 * radius * Math.max(0, 0.12 - t) * 8, dark, 0.5),
];

export const rug = (hex, line, x0, z0, x1, z1) => {
  const base = cloth(hex, { size: 420, deep: 0.45 });
  const other = light(line);
  const paint = (x, y, z) => {
    const [u, v] = [Math.min(x - x0, x1 - x), Math.min(z - z0, z1 - z)];
    const edge = Math.min(u, v);
    const pattern = Math.abs((((x * 3.2 + 50) % 1) - 0.5) * 2) + Math.abs((((z * 3.2 + 50) % 1) - 0.5) * 2);
    const ground = base.paint(x, y, z);
    return (edge > 0.09 && edge < 0.13) || (edge > 0.18 && Math.abs(pattern - 0.8) < 0.09)
      ? blend(ground, other, 0.75)
      : ground;
  };
  return cushion(x0, 0, z0, x1, 0.022, z1, { ...base, paint }, { round: 0.01 });
};

export const tray = (x, y, z) => [
  box(x - 0.2, y, z - 0.13, x + 0.2, y + 0.015, z + 0.13, wood('#3A281C', '#5A4030')),
  turned(
    x - 0.08,
    y + 0.015,
    z,
    y + 0.2,
    (t) => 0.05 + 0.03 * Math.sin(t * 3.1) - 0.03 * t,
    plain('#E4DCCB', { gloss: 0.05 }),
  ),
  ball(x + 0.09, y + 0.055, z + 0.03, 0.04, plain('#B5603F', { gloss: 0.05 })),
];
