// The villa and its garden.
import { lit, opening, wallWith } from './buildings.mjs';
import { dark } from './furniture.mjs';
import { lawn, plant, shrub, tree } from './plants.mjs';
import { railing } from './roomParts.mjs';
import { ball, box, rod, row } from './shapes.mjs';
import { courses, earth, glowing, metal, pane, plain, stone, tiles, wood } from './surfaces.mjs';

export const villaBody = (isNight) => {
  const white = plain('#EDE7DC', { uneven: 0.06 });
  const teak = courses('#8A5A38', '#3A2618', { long: 0.11, high: 9, joint: 0.012, vary: 0.3 });
  const rock = courses('#A3937E', '#6A5F50', { long: 0.55, high: 0.16, joint: 0.012, vary: 0.4, shift: 0.4 });
  const win = (k) => ({ isLit: isNight && lit(k, 0.7) });
  return [
    ...wallWith(0, 0, 7.2, 3.2, 0, 0.3, white, [[0.5, 0.05, 4.3, 2.65]]),
    ...opening(0.5, 0.05, 4.3, 2.65, 0, { bars: 4, ...win(1) }),
    box(4.75, 0, -0.22, 7.2, 3.2, 0.1, teak, { edge: 0 }),
    box(5.4, 0, -0.26, 6.5, 2.35, -0.2, wood('#4A2E1C', '#6F4A2E', { axis: 1 })),
    rod(6.36, 0.8, -0.3, 1.5, 0.016, metal('#C79A55')),
    box(7.2, 0, -0.6, 7.6, 3.2, 0.1, rock, { edge: 0 }),
    box(7.2, 0, 0.3, 11.4, 3.2, 9, white),
    box(
      7.7,
      0,
      0.28,
      11.2,
      2.55,
      0.4,
      courses('#3A3D3F', '#2A2C2E', { long: 9, high: 0.16, joint: 0.014, vary: 0.1 }),
      { edge: 0 },
    ),
    box(0, 0, 0.3, 0.3, 3.2, 9, white),
    box(0, 0.0, 8.7, 11, 6.6, 9, white),
    box(0.3, 0.02, 0.5, 7, 0.04, 8, stone('#C9BFAE')),
    box(0.3, 0, 4.6, 7, 3.2, 4.8, plain('#D9CDBB')),
    box(-1.0, 3.2, -1.5, 11.9, 3.5, 9, plain('#F1ECE2', { uneven: 0.04 })),
    ...railing(-0.8, 11.7, 3.5, -1.35, 0.95),
    ...wallWith(1.4, 3.5, 8.6, 6.5, 0.8, 0.3, white, [[1.9, 3.6, 5.5, 6.0]]),
    ...opening(1.9, 3.6, 5.5, 6.0, 0.8, { bars: 3, ...win(4) }),
    box(6.1, 3.5, 0.55, 8.6, 6.5, 0.9, rock, { edge: 0 }),
    box(6.7, 4.2, 0.53, 8.0, 5.4, 0.6, isNight ? glowing('#FFCE8A', 1) : pane(), { edge: 0 }),
    ...row(7, (i) => box(6.7 + i * 0.21, 4.2, 0.46, 6.74 + i * 0.21, 5.4, 0.53, dark)),
    box(1.4, 3.5, 0.9, 1.7, 6.5, 9, white),
    box(8.3, 3.5, 0.9, 8.6, 6.5, 9, white),
    box(0.6, 6.5, -0.6, 9.4, 6.75, 9, plain('#F1ECE2', { uneven: 0.04 })),
    box(0.62, 6.46, -0.55, 9.38, 6.5, 8.9, wood('#8A5A38', '#A87048')),
    box(-0.98, 3.16, -1.45, 11.88, 3.2, 8.9, wood('#8A5A38', '#A87048')),
    box(3.0, 6.75, 4, 5.6, 8.1, 6.4, white),
    rod(5.2, 6.75, 3.4, 8.6, 0.62, plain('#2A2C2E')),
    ...(isNight ? row(7, (i) => ball(0.4 + i * 1.7, 3.15, -0.9, 0.05, glowing('#FFDDA6', 6))) : []),
  ];
};
export const villaGround = [
  box(-80, -0.2, -40, 90, 0, 120, lawn, { edge: 0 }),
  box(4.6, 0, -14, 7.4, 0.03, -0.6, tiles('#C4B8A4', '#8F8471', { size: 0.7, joint: 0.014, gloss: 0.02, rough: 0.3 })),
  box(7.6, 0, -14, 11.2, 0.025, 0.3, earth('#8F8A82', '#A39D93', { patch: 1.2, grain: 90 })),
  box(-1.2, 0, -1.6, 7.6, 0.14, 0, stone('#CFC5B3')),
  box(-30, 0, 10, 40, 2.2, 10.3, plain('#D9CDBB')),
  ...tree(-4.5, 4, 1.35, { seed: 2 }),
  ...tree(14.5, 5, 1.7, { seed: 5, hex: '#44693A' }),
  ...tree(-9, 12, 2.0, { seed: 9, hex: '#557A3C' }),
  ...tree(4, 14, 1.9, { seed: 12 }),
  ...tree(21, 15, 2.1, { seed: 15 }),
  ...shrub(-0.6, -1.9, 0.5, { seed: 1 }),
  ...shrub(0.5, -2.0, 0.42, { seed: 2, flower: '#C4506E' }),
  ...shrub(1.5, -1.95, 0.5, { seed: 3 }),
  ...shrub(2.5, -2.05, 0.4, { seed: 4, flower: '#C4506E' }),
  ...shrub(3.5, -1.95, 0.48, { seed: 5 }),
  ...shrub(12.2, -1.2, 0.7, { seed: 6, flower: '#D0607A' }),
  ...plant(4.3, -1.2, 1.2),
  ...plant(7.4, -1.2, 1.2),
];
