import { brass, dark } from '../furniture.mjs';
import { plant } from '../plants.mjs';
import { room, sideWindow, windowLight } from '../roomParts.mjs';
import { ball, box, cushion, rod, row, turned } from '../shapes.mjs';
import { bright, outside } from '../skies.mjs';
import { cloth, courses, glowing, plain, stone, tiles, wood } from '../surfaces.mjs';

/** A bathroom. */
export const bathroom = () => {
  const opening = [
    [1.0, 2.1],
    [1.35, 2.3],
  ];
  const china = plain('#F6F5F1', { gloss: 0.05, rough: 0.03, uneven: 0.01 });
  const tiled = (turn) =>
    courses('#8FA79C', '#D9DDD5', { long: 0.15, high: 0.075, gloss: 0.07, rough: 0.03, shift: 0.5, vary: 0.22, turn });
  return {
    eye: [3.25, 1.45, 0.06],
    at: [1.35, 1.02, 3.7],
    wide: 1.16,
    exposure: 2.4,
    warm: [0.97, 1, 1.06],
    sky: bright,
    view: outside,
    sun: { from: [-1, 1.1, -0.3], light: [3, 2.7, 2.3], soft: 0.02 },
    windows: [windowLight(...opening, [7, 7.5, 8])],
    ambient: [0.26, 0.26, 0.25],
    shapes: [
      ...room({
        wide: 3.6,
        high: 2.7,
        deep: 3.7,
        opening,
        floor: tiles('#A9A399', '#857F75', { size: 0.45, rough: 0.06 }),
        wall: plain('#EFEAE0'),
        back: tiled(false),
        right: plain('#EFEAE0'),
      }),
      ...sideWindow(...opening),
      box(0.85, 0.42, 3.15, 2.65, 0.8, 3.7, wood('#8A5E3C', '#B98A5C')),
      box(1.745, 0.44, 3.14, 1.755, 0.78, 3.15, dark),
      box(0.8, 0.8, 3.1, 2.7, 0.85, 3.7, stone('#ECE8E0')),
      turned(1.75, 0.85, 3.38, 1.0, (t) => 0.16 + 0.07 * t ** 0.6, china),
      turned(1.75, 0.955, 3.38, 1.003, () => 0.205, plain('#E8E8E4')),
      rod(1.75, 0.85, 3.62, 1.2, 0.016, brass),
      box(1.735, 1.18, 3.45, 1.765, 1.205, 3.63, brass),
      box(1.15, 1.3, 3.66, 2.35, 2.2, 3.69, brass),
      box(1.17, 1.32, 3.65, 2.33, 2.18, 3.67, plain('#BFC9C8', { gloss: 0.18, rough: 0.06 })),
      ...[0.95, 2.55].flatMap((x) => [
        ball(x, 1.85, 3.56, 0.085, glowing('#FFF0D6', 2.2)),
        box(x - 0.02, 1.7, 3.6, x + 0.02, 1.82, 3.7, brass),
      ]),
      cushion(3.0, 0.3, 2.6, 3.5, 0.42, 3.2, china, { round: 0.05 }),
      cushion(3.1, 0.38, 3.2, 3.5, 0.95, 3.5, china, { round: 0.05 }),
      turned(3.2, 0, 2.9, 0.34, (t) => 0.15 + 0.06 * t, china),
      ...row(3, (i) =>
        cushion(1.05, 0.85 + i * 0.06, 3.3, 1.4, 0.91 + i * 0.06, 3.55, cloth(i === 1 ? '#B5765A' : '#EDE6D8'), {
          round: 0.025,
        }),
      ),
      ...plant(2.4, 3.45, 0.42, { y: 0.85 }),
      ...plant(0.4, 3.3, 1.0),
      rod(0.35, 2.2, 0.9, 2.7, 0.012, brass),
      cushion(2.2, 0.0, 2.2, 3.0, 0.025, 2.8, cloth('#D9CFBF'), { round: 0.012 }),
      box(3.56, 1.35, 2.2, 3.59, 1.38, 2.9, brass),
      cushion(3.5, 0.8, 2.3, 3.57, 1.38, 2.75, cloth('#B5765A'), { round: 0.03 }),
    ],
    lamps: [0.95, 2.55].map((x) => ({ at: [x, 1.85, 3.56], radius: 0.085, light: [0.35, 0.27, 0.18] })),
  };
};
