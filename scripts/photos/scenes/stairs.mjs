import { frame } from '../buildings.mjs';
import { dark } from '../furniture.mjs';
import { plant } from '../plants.mjs';
import { ball, box, cushion, rod, row, turned } from '../shapes.mjs';
import { cloth, glowing, plain, tiles, wood } from '../surfaces.mjs';

/** Stairs in a house, with light from above. */
export const stairs = () => {
  const step = wood('#7A4F32', '#A87848');
  return {
    eye: [3.6, 1.5, 0.15],
    at: [1.9, 1.75, 5],
    wide: 1.2,
    exposure: 2.5,
    warm: [0.98, 1, 1.04],
    sky: () => [2.2, 2.5, 2.9],
    sun: { from: [-0.9, 1.2, -0.35], light: [4.6, 4, 3.1], soft: 0.02 },
    windows: [{ corner: [-0.1, 2.2, 1.6], along: [0, 0, 2.4], up: 2.2, into: [1, 0, 0], light: [5.5, 5.9, 6.5] }],
    ambient: [0.25, 0.23, 0.21],
    shapes: [
      box(-0.3, -0.1, -0.3, 4.5, 0, 6.5, tiles('#D6CCBB', '#B4A996', { size: 0.8, veins: 0.1, rough: 0.03 }), {
        edge: 0,
      }),
      box(-0.3, 5.2, -0.3, 4.5, 5.3, 6.5, plain('#F4F0E8'), { edge: 0 }),
      box(-0.3, 0, 6.2, 4.5, 5.2, 6.4, plain('#D9CFBF'), { edge: 0 }),
      box(4.3, 0, -0.3, 4.5, 5.2, 6.5, plain('#EDE6DA'), { edge: 0 }),
      box(-0.3, 0, -0.4, 4.5, 5.2, -0.2, plain('#EDE6DA'), { edge: 0 }),
      box(-0.2, 0, -0.3, 0, 2.2, 6.5, plain('#EDE6DA'), { edge: 0 }),
      box(-0.2, 4.4, -0.3, 0, 5.2, 6.5, plain('#EDE6DA'), { edge: 0 }),
      box(-0.2, 2.2, -0.3, 0, 4.4, 1.6, plain('#EDE6DA'), { edge: 0 }),
      box(-0.2, 2.2, 4, 0, 4.4, 6.5, plain('#EDE6DA'), { edge: 0 }),
      ...row(4, (i) => box(-0.14, 2.2, 1.6 + i * 0.78, -0.06, 4.4, 1.66 + i * 0.78, frame)),
      ...row(12, (i) => [
        box(0.5 + i * 0.27, 0.16 + i * 0.17, 4.5, 0.82 + i * 0.27, 0.21 + i * 0.17, 5.9, step),
        box(0.52 + i * 0.27, i * 0.17, 4.55, 0.54 + i * 0.27, 0.17 + i * 0.17, 5.85, plain('#EFE9DE')),
      ]),
      ...row(12, (i) =>
        row(2, (j) => rod(0.6 + i * 0.27 + j * 0.13, 0.2 + i * 0.17, 4.56, 1.08 + i * 0.17 + j * 0.08, 0.009, frame)),
      ),
      ...row(44, (i) => ball(0.5 + i * 0.075, 1.06 + i * 0.0472, 4.56, [0.05, 0.03, 0.03], step)),
      box(3.7, 2.1, 4.5, 4.4, 2.3, 6.4, plain('#F1ECE2')),
      box(0.1, 0, 2.2, 0.5, 0.8, 3.6, wood('#6B4329', '#9A6B43')),
      turned(0.3, 0.8, 2.6, 1.15, (t) => 0.06 + 0.07 * Math.sin(t * 3) - 0.02 * t, plain('#B5765A', { gloss: 0.04 })),
      ...plant(0.3, 2.6, 0.6, { y: 1.0, kind: 1 }),
      ...plant(3.8, 3.9, 1.5),
      box(1.6, 2.0, 6.15, 2.6, 3.4, 6.2, frame),
      box(1.65, 2.05, 6.13, 2.55, 3.35, 6.16, plain('#C9A27A')),
      rod(2.2, 3.6, 3.2, 5.2, 0.006, dark),
      turned(2.2, 3.3, 3.2, 3.62, (t) => 0.2 - 0.12 * t, plain('#C79A55')),
      ball(2.2, 3.32, 3.2, 0.08, glowing('#FFE6BC', 2.4)),
      cushion(1.3, 0, 1.3, 3.4, 0.02, 3.3, cloth('#B98D5E', { size: 420, deep: 0.45 }), { round: 0.01 }),
    ],
    lamps: [{ at: [2.2, 3.28, 3.2], radius: 0.07, light: [0.6, 0.44, 0.27], down: true }],
  };
};
