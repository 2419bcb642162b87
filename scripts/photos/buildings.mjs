// Walls with windows, and blocks of flats.
import { hash } from './numbers.mjs';
import { shrub } from './plants.mjs';
import { railing } from './roomParts.mjs';
import { box, cushion, row } from './shapes.mjs';
import { cloth, courses, glowing, pane, plain } from './surfaces.mjs';

export const concrete = plain('#BDB6AA', { uneven: 0.14 });
export const frame = plain('#26282A');
export const lit = (k, share) => hash(k, 77) < share;

export const opening = (x0, y0, x1, y1, z, { glass = pane(), bars = 2, deep = 0.14, isLit = false, surround } = {}) => [
  box(x0, y0, z + deep, x1, y1, z + deep + 0.05, isLit ? glowing('#FFCE8A', 1.15) : glass, { edge: 0 }),
  ...row(bars + 1, (i) =>
    box(
      x0 + ((x1 - x0 - 0.05) * i) / bars,
      y0,
      z + deep - 0.05,
      x0 + ((x1 - x0 - 0.05) * i) / bars + 0.05,
      y1,
      z + deep,
      frame,
    ),
  ),
  box(x0, y1 - 0.05, z + deep - 0.05, x1, y1, z + deep, frame),
  box(x0, y0, z + deep - 0.05, x1, y0 + 0.05, z + deep, frame),
  ...(surround
    ? [
        box(x0 - 0.1, y1, z - 0.06, x1 + 0.1, y1 + 0.1, z + 0.1, surround),
        box(x0 - 0.1, y0 - 0.1, z - 0.1, x1 + 0.1, y0, z + 0.1, surround),
      ]
    : []),
];

// A wall at z that faces the front, with openings [x0, y0, x1, y1], none above another.
export const wallWith = (x0, y0, x1, y1, z, thick, surface, holes) => {
  let from = x0;
  return [
    ...[...holes]
      .sort((a, b) => a[0] - b[0])
      .flatMap(([a, low, b, top]) => {
        const parts = [
          box(from, y0, z, a, y1, z + thick, surface, { edge: 0 }),
          box(a, y0, z, b, low, z + thick, surface, { edge: 0 }),
          box(a, top, z, b, y1, z + thick, surface, { edge: 0 }),
        ];
        from = b;
        return parts.filter((one) => one.h[0] > 0.001 && one.h[1] > 0.001);
      }),
    box(from, y0, z, x1, y1, z + thick, surface, { edge: 0 }),
  ];
};

// An apartment block: bays of windows and balconies on the front, floors of `tall`.
export const block = (
  x,
  z,
  bays,
  floors,
  { wall, slab = plain('#F0EBE1'), tall = 3, wide = 3.3, deep = 11, seed = 1, share = 0, accent = '#A5673F' },
) => {
  const w = bays * wide;
  const room = (i, j) => {
    const [x0, y] = [x + j * wide, i * tall + 0.4];
    const k = seed * 1000 + i * 20 + j;
    const balcony = (j + seed) % 2 === 0;
    const isLit = lit(k, share);
    const glass = isLit ? glowing(hash(k, 3) > 0.5 ? '#FFCE8A' : '#FFE2B8', 0.9) : pane('#2A3A42');
    return [
      box(x0 + 0.45, y + (balcony ? 0.1 : 0.9), z - 0.01, x0 + wide - 0.45, y + 2.35, z + 0.05, glass, { edge: 0 }),
      box(x0 + wide / 2 - 0.03, y + (balcony ? 0.1 : 0.9), z - 0.04, x0 + wide / 2 + 0.03, y + 2.35, z, frame, {
        edge: 0,
      }),
      box(x0 + 0.36, y + 2.35, z - 0.07, x0 + wide - 0.36, y + 2.45, z + 0.05, slab),
      ...(balcony ? [] : [box(x0 + 0.36, y + 0.82, z - 0.09, x0 + wide - 0.36, y + 0.9, z + 0.05, slab)]),
      ...(balcony
        ? [
            box(x0 + 0.1, y - 0.1, z - 1.4, x0 + wide - 0.1, y + 0.1, z, slab),
            ...railing(x0 + 0.12, x0 + wide - 0.12, y + 0.1, z - 1.35, 0.98, frame, 0.16),
            ...(hash(k, 5) > 0.62
              ? shrub(x0 + 0.6 + hash(k, 6), z - 1.1, 0.34, { seed: k })
                  .slice(0, 60)
                  .map((one) => ({
                    ...one,
                    c: [one.c[0], one.c[1] + y + 0.3, one.c[2]],
                    lo: [one.lo[0], one.lo[1] + y + 0.3, one.lo[2]],
                    hi: [one.hi[0], one.hi[1] + y + 0.3, one.hi[2]],
                  }))
              : []),
            ...(hash(k, 8) > 0.8
              ? [
                  cushion(
                    x0 + 1.5,
                    y + 0.45,
                    z - 1.3,
                    x0 + 2.2,
                    y + 1.05,
                    z - 1.28,
                    cloth(['#B5603F', '#E4DCCB', '#4A6A74'][k % 3]),
                    { round: 0.01 },
                  ),
                ]
              : []),
          ]
        : hash(k, 4) > 0.66
          ? [box(x0 + wide - 0.42, y + 0.4, z - 0.35, x0 + wide + 0.32, y + 0.85, z, plain('#E4E2DC'))]
          : []),
    ];
  };
  return [
    box(x, 0, z, x + w, floors * tall + 1.2, z + deep, wall, { edge: 0 }),
    ...row(floors, (i) =>
      box(x - 0.08, (i + 1) * tall + 0.05, z - 0.14, x + w + 0.08, (i + 1) * tall + 0.2, z + deep, slab),
    ),
    ...row(floors, (i) => row(bays, (j) => room(i, j))),
    box(
      x + w * 0.5 - 0.45,
      0,
      z - 0.5,
      x + w * 0.5 + 0.45,
      floors * tall + 2,
      z + 0.3,
      courses(accent, '#5A3826', { long: 0.9, high: 0.3, joint: 0.014 }),
      { edge: 0 },
    ),
    ...row(floors, (i) =>
      row(Math.floor(deep / 4), (j) =>
        box(
          x - 0.01,
          i * tall + 1.3,
          z + 1 + j * 4,
          x + 0.02,
          i * tall + 2.6,
          z + 2.6 + j * 4,
          lit(seed * 77 + i * 9 + j, share) ? glowing('#FFCE8A', 0.8) : pane('#2A3A42'),
          { edge: 0 },
        ),
      ),
    ),
    box(x + w * 0.6, floors * tall + 1.2, z + 3, x + w * 0.85, floors * tall + 4, z + 7, wall),
  ];
};
