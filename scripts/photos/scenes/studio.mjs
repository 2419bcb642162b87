import { bed, fan, framedPicture, roundTable, rug, steel, tableLamp, tray } from '../furniture.mjs';
import { plant } from '../plants.mjs';
import { room, sideCurtains, sideWindow, windowLight } from '../roomParts.mjs';
import { box, cushion, pillow, row, turned } from '../shapes.mjs';
import { cityAtNight, night } from '../skies.mjs';
import { boards, cloth, courses, glowing, plain, stone, wood } from '../surfaces.mjs';

/** A studio in the evening: bed, sofa, and a kitchen along the wall. */
export const studio = () => {
  const opening = [
    [1.6, 3.9],
    [0.5, 2.4],
  ];
  const cabinets = plain('#DAD5CA', { gloss: 0.04, rough: 0.1 });
  return {
    eye: [4.35, 1.4, 0.1],
    at: [1.9, 1.0, 5.0],
    wide: 1.2,
    lens: 0.01,
    focus: 4,
    exposure: 2.1,
    warm: [1, 0.98, 0.97],
    sky: night,
    view: cityAtNight,
    windows: [windowLight(...opening, [0.1, 0.13, 0.22])],
    ambient: [0.1, 0.075, 0.055],
    shapes: [
      ...room({
        wide: 4.8,
        deep: 5.4,
        opening,
        floor: boards('#6B452C', '#96683F'),
        back: plain('#B9B3A2'),
        wall: plain('#E8E0D2'),
      }),
      ...sideWindow(...opening, { bars: 2, hex: '#2C2B2A' }),
      ...sideCurtains(opening[0], 0.04, 2.6, '#6F7F74'),
      ...bed(0.5, 3.2, 1.5, { cover: '#3F5F66', head: '#B98D5E', accent: '#C9713F' }),
      box(2.12, 0, 4.95, 2.5, 0.5, 5.35, wood('#7A5032', '#A5764C')),
      ...tableLamp(2.3, 0.5, 5.15, 3.2),
      ...framedPicture(0.85, 1.5, 5.4, 0.9, 0.65, ['#F2E4C8', '#C9A27A', '#8F6B4E', '#4A5F5C']),
      ...row(3, (i) => box(3.0 + i * 0.6, 0.1, 4.8, 3.592 + i * 0.6, 0.86, 5.4, cabinets)),
      ...row(3, (i) => box(3.0 + i * 0.6, 1.5, 5.05, 3.592 + i * 0.6, 2.2, 5.4, cabinets)),
      box(2.98, 0.86, 4.77, 4.8, 0.9, 5.4, stone('#3E3B38', { veins: -0.2 })),
      box(
        3.0,
        0.9,
        5.39,
        4.8,
        1.5,
        5.4,
        courses('#D9D2C4', '#B9B2A4', { long: 0.2, high: 0.075, gloss: 0.05, rough: 0.05, shift: 0.5 }),
        { edge: 0 },
      ),
      box(3.02, 1.47, 5.08, 4.78, 1.495, 5.3, glowing('#FFDDA6', 3.2, { shines: true }), { edge: 0 }),
      turned(3.5, 0.9, 5.1, 1.06, (t) => 0.08 - 0.02 * t, steel),
      ...row(3, (i) =>
        turned(
          4.1 + i * 0.16,
          0.9,
          5.15,
          1.08,
          () => 0.05,
          plain(['#B5603F', '#E4DCCB', '#2F5A5E'][i], { gloss: 0.05 }),
        ),
      ),
      rug('#CFC2AC', '#5F7A74', 1.4, 1.5, 4.0, 3.1),
      ...roundTable(2.7, 2.3, 0.4, 0.4, wood('#5A3A26', '#85583A')),
      ...tray(2.7, 0.4, 2.3),
      cushion(3.7, 0.12, 1.9, 4.55, 0.44, 2.75, cloth('#B5765A'), { round: 0.07, swell: 0.03 }),
      cushion(4.42, 0.3, 1.85, 4.66, 0.8, 2.8, cloth('#B5765A'), { round: 0.08 }),
      pillow(4.3, 0.6, 2.3, 0.2, 0.2, 0.1, cloth('#E8DFCF'), { lean: true, turn: 1.5 }),
      ...plant(0.5, 0.95, 1.2),
      ...plant(2.75, 5.1, 0.9, { kind: 1 }),
      ...fan(2.3, 2.9, 3),
    ],
    lamps: [
      { at: [2.3, 0.9, 5.15], radius: 0.09, light: [1.5, 1, 0.55] },
      { at: [3.9, 1.4, 5.1], radius: 0.03, light: [1.0, 0.72, 0.42], down: true },
      ...row(4, (i) => ({
        at: [1.3 + (i % 2) * 2.2, 2.84, 1.6 + Math.floor(i / 2) * 2.2],
        radius: 0.05,
        light: [2.4, 1.75, 1.1],
        down: true,
      })),
    ],
  };
};
