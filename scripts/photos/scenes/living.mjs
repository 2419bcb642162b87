import { books, dark, fan, framedPicture, roundTable, rug, sofa, tableLamp, tray } from '../furniture.mjs';
import { plant } from '../plants.mjs';
import { room, sideCurtains, sideWindow, windowLight } from '../roomParts.mjs';
import { box, cushion, row, turned } from '../shapes.mjs';
import { bright, outside } from '../skies.mjs';
import { cloth, glowing, plain, stone, tiles, wood } from '../surfaces.mjs';

/** A living room by day. */
export const living = () => {
  const opening = [
    [1.5, 4.1],
    [0.05, 2.45],
  ];
  return {
    eye: [4.75, 1.32, 0.12],
    at: [2.25, 1.02, 5.2],
    wide: 1.16,
    lens: 0.012,
    focus: 4.4,
    exposure: 2.5,
    warm: [0.97, 1, 1.06],
    sky: bright,
    view: outside,
    sun: { from: [-1, 1.05, -0.22], light: [3.4, 3, 2.4], soft: 0.015 },
    windows: [windowLight(...opening, [3.4, 3.7, 4.1])],
    ambient: [0.22, 0.2, 0.18],
    shapes: [
      ...room({
        wide: 5.4,
        deep: 5.7,
        opening,
        floor: tiles('#D9CFBF', '#B4A996', { size: 0.8, veins: 0.12, rough: 0.03 }),
        back: plain('#D9CCB8'),
      }),
      ...sideWindow(...opening, { bars: 3 }),
      ...sideCurtains(opening[0], 0.02, 2.62, '#C7B79C'),
      ...sofa(1.35, 4.62, 2.5, '#5F7A74', [
        [0.42, '#D9B26A'],
        [0.78, '#E8DFCF'],
        [2.05, '#B5603F'],
      ]),
      rug('#E2D8C6', '#9C6B4A', 1.0, 2.55, 4.1, 4.7),
      ...roundTable(2.55, 3.75, 0.46, 0.38),
      ...tray(2.5, 0.38, 3.72),
      ...row(2, (i) =>
        box(2.72, 0.38 + i * 0.03, 3.5, 2.98, 0.408 + i * 0.03, 3.68, plain(i ? '#E9E2D4' : '#2F5A5E'), {
          turn: 0.3 + i * 0.15,
        }),
      ),
      ...roundTable(3.28, 3.28, 0.28, 0.46, stone('#E9E4DA')),
      ...framedPicture(1.6, 1.42, 5.7, 0.8, 0.62, ['#E8B95B', '#D98B5F', '#B5603F', '#5F7A74', '#2F4A4A']),
      ...framedPicture(2.62, 1.42, 5.7, 0.5, 0.62, ['#F2E4C8', '#A7BDB2', '#6E8F86', '#3F5F5A']),
      box(4.0, 0.02, 5.2, 5.2, 0.5, 5.66, wood('#7A5032', '#A5764C')),
      box(4.0, 0.27, 5.19, 5.2, 0.275, 5.2, dark, { edge: 0 }),
      ...tableLamp(4.3, 0.5, 5.45, 1.3),
      ...books(4.65, 0.5, 5.42, 7, 4),
      ...plant(0.55, 5.15, 1.75),
      ...plant(5.0, 4.3, 0.9, { kind: 1, pot: '#B5765A' }),
      cushion(4.3, 0.1, 2.6, 5.1, 0.42, 3.4, cloth('#B98D5E'), { round: 0.07, swell: 0.03 }),
      ...fan(2.6, 2.9, 3.1),
      ...row(4, (i) =>
        turned(1 + (i % 2) * 3, 2.885, 1.6 + Math.floor(i / 2) * 2.6, 2.9, () => 0.07, glowing('#FFF4DE', 2.2)),
      ),
    ],
    lamps: [{ at: [4.3, 0.9, 5.45], radius: 0.09, light: [0.22, 0.16, 0.1] }],
  };
};
