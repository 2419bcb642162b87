import { darkRoles, lightRoles } from '../theme/tokens.ts';

// Outlines of buildings as SVG path data; each stands on (x, y).

const round = (value: number) => Math.round(value * 10) / 10;
const path = (parts: TemplateStringsArray, ...numbers: number[]) =>
  parts.reduce((all, part, index) => all + round(numbers[index - 1] ?? 0) + part);

const dome = (x: number, y: number, w: number, h: number) =>
  path`M${x - w / 2} ${y}C${x - w * 0.64} ${y - h * 0.58} ${x - w * 0.16} ${y - h * 0.78} ${x} ${y - h}C${x + w * 0.16} ${y - h * 0.78} ${x + w * 0.64} ${y - h * 0.58} ${x + w / 2} ${y}z`;

const chhatri = (x: number, y: number, s: number) =>
  path`M${x - 13 * s} ${y}v${-26 * s}h${-5 * s}v${-4 * s}h${36 * s}v${4 * s}h${-5 * s}v${26 * s}h${-4 * s}v${-18 * s}a9 9 0 0 0 ${-18 * s} 0v${18 * s}z` +
  dome(x, y - 30 * s, 28 * s, 24 * s) +
  path`M${x - 1} ${y - 62 * s}h2v10h-2z`;

const tower = (x: number, y: number, w: number, h: number) =>
  path`M${x} ${y}v${-h}h${w * 0.3}v-10h${w * 0.4}v10h${w * 0.3}v${h}z`;

const palace = (x: number, y: number, w: number, h: number) => {
  const merlons = Array.from(
    { length: Math.ceil(w / 10 - 1) },
    (_, i) => path`M${x + 1 + i * 10} ${y - h}v-5q4-6 8 0v5z`,
  );
  return path`M${x} ${y}v${-h}h${w}v${h}z` + merlons.join('');
};

/** Rows of domes that get narrower towards the top, like those of the Palace of Winds. */
const facade = (x: number, y: number) =>
  [7, 7, 5, 3]
    .map((domes, row) => {
      const top = y - row * 20 - 20;
      const heads = Array.from({ length: domes }, (_, i) => dome(x - domes * 9 + 9 + i * 18, top, 15, 11));
      return path`M${x - domes * 9} ${y - row * 20}v-20h${domes * 18}v20z` + heads.join('');
    })
    .join('');

const tree = (x: number, y: number, s: number) =>
  path`M${x} ${y}a${11 * s} ${11 * s} 0 0 1 ${-4 * s} ${-20 * s}a${13 * s} ${13 * s} 0 0 1 ${24 * s} ${-4 * s}a${11 * s} ${11 * s} 0 0 1 ${4 * s} ${24 * s}z`;

const ashoka = (x: number, y: number, w: number, h: number) =>
  path`M${x} ${y}c${-w} ${-h * 0.2} ${-w * 0.7} ${-h * 0.8} 0 ${-h}c${w * 0.7} ${h * 0.2} ${w} ${h * 0.8} 0 ${h}z`;

// The background: hills, towers, a palace.
const farCity = [
  'M0 150V112C120 84 210 104 330 92S560 70 700 92S1000 70 1120 90S1240 96 1280 88V150z',
  tower(70, 150, 46, 96),
  tower(122, 150, 34, 72),
  palace(380, 150, 120, 62),
  chhatri(400, 88, 0.8),
  chhatri(480, 88, 0.8),
  tower(842, 150, 40, 104),
  tower(888, 150, 52, 74),
  palace(1010, 150, 110, 58),
  chhatri(1065, 92, 1),
].join('');

// The foreground, which rises from the ground below it.
const nearCity = [
  'M0 151V136H1280V151z',
  ashoka(30, 138, 12, 56),
  ashoka(54, 138, 10, 42),
  palace(150, 138, 170, 50),
  chhatri(172, 88, 0.9),
  chhatri(298, 88, 0.9),
  palace(205, 88, 60, 18),
  chhatri(235, 70, 1.15),
  tree(336, 138, 1.3),
  tree(364, 138, 0.9),
  facade(590, 138),
  ashoka(508, 138, 10, 48),
  ashoka(672, 138, 10, 48),
  tree(700, 138, 1.1),
  palace(740, 138, 96, 34),
  chhatri(788, 104, 1),
  tree(850, 138, 1.2),
  tower(930, 138, 44, 92),
  tower(980, 138, 36, 62),
  ashoka(1034, 138, 11, 52),
  palace(1070, 138, 150, 44),
  chhatri(1090, 94, 0.8),
  chhatri(1200, 94, 0.8),
  dome(1145, 94, 64, 44),
  tree(1234, 138, 1.3),
].join('');

const coloured = ({ skylineFar, deep }: typeof lightRoles) => `.far{fill:${skylineFar}}.near{fill:${deep}}`;

/** The skyline as the text of an SVG file that follows the scheme of the page that shows it. */
export const skylineSvg = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -9 1280 160" width="1280" height="160"><style>${coloured(lightRoles)}@media (prefers-color-scheme:dark){${coloured(darkRoles)}}</style><path class="far" d="${farCity}"/><path class="near" d="${nearCity}"/></svg>`;
