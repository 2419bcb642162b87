import { bed, dark, fan, framedPicture, rug, tableLamp, white } from '../furniture.mjs';
import { plant } from '../plants.mjs';
import { room, sideCurtains, sideWindow, windowLight } from '../roomParts.mjs';
import { box, cushion } from '../shapes.mjs';
import { bright, outside } from '../skies.mjs';
import { boards, cloth, courses, plain, wood } from '../surfaces.mjs';

/** A bedroom in the morning. */
export const bedroom = () => {
  const opening = [
    [1.7, 3.9],
    [0.6, 2.35],
  ];
  return {
    eye: [4.5, 1.42, 0.12],
    at: [1.95, 0.92, 4.6],
    wide: 1.14,
    lens: 0.011,
    focus: 4,
    exposure: 2.7,
    warm: [0.97, 1, 1.06],
    sky: bright,
    view: outside,
    sun: { from: [-1, 0.78, -0.55], light: [3.2, 2.8, 2.2], soft: 0.015 },
    windows: [windowLight(...opening, [3.8, 4.05, 4.4])],
    ambient: [0.22, 0.2, 0.18],
    shapes: [
      ...room({
        wide: 5,
        deep: 5.1,
        opening,
        floor: boards('#7A5436', '#A87B50'),
        back: courses('#A98F74', '#7A6550', { long: 0.62, high: 5, joint: 0.012, vary: 0.06 }),
        wall: plain('#EFE9DE'),
      }),
      ...sideWindow(...opening),
      ...sideCurtains(opening[0], 0.04, 2.6, '#A9B3A4'),
      ...bed(1.45, 2.9, 1.85),
      ...[0.82, 3.55].flatMap((x) => [
        box(x, 0.12, 4.62, x + 0.5, 0.5, 5.06, wood('#6B4329', '#9A6B43')),
        box(x + 0.02, 0.3, 4.61, x + 0.48, 0.306, 4.62, dark, { edge: 0 }),
        ...tableLamp(x + 0.25, 0.5, 4.86, 1.4),
      ]),
      rug('#E4DCCD', '#8C9A8A', 0.8, 1.7, 4.2, 3.6),
      ...framedPicture(1.95, 1.55, 5.1, 0.85, 0.6, ['#F0C27A', '#D9A27A', '#A9785A', '#5F6F68']),
      cushion(1.6, 0.1, 2.2, 3.1, 0.44, 2.68, cloth('#8F7B63'), { round: 0.05, swell: 0.015 }),
      ...plant(0.5, 4.5, 1.3),
      ...fan(2.4, 2.9, 2.9, 1.1),
      box(2.5, 2.4, 4.98, 3.4, 2.68, 5.1, white, { edge: 0.03 }),
    ],
    lamps: [
      { at: [1.07, 0.9, 4.86], radius: 0.09, light: [0.25, 0.18, 0.11] },
      { at: [3.8, 0.9, 4.86], radius: 0.09, light: [0.25, 0.18, 0.11] },
    ],
  };
};
