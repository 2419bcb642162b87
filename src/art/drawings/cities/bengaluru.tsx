import type { DrawingPlan } from '#src/art/parts/drawingPlan.ts';
import { type Box, polygon, rects } from '#src/art/parts/geometry.ts';
import { people } from '#src/art/parts/life.tsx';
import { dome } from '#src/art/parts/masonry.tsx';
import { ashoka, shrub, tree } from '#src/art/parts/plants.tsx';

const columns = Array.from({ length: 9 }, (_none, at): Box => [166 + at * 17.6, 166, 7, 92]);
const steps = [0, 1, 2, 3].map((at) =>
  polygon(
    [140 - at * 10, 264 + at * 7],
    [340 + at * 10, 264 + at * 7],
    [344 + at * 10, 271 + at * 7],
    [136 - at * 10, 271 + at * 7],
  ),
);

/** Bengaluru: Vidhana Soudha between trees in flower. */
export const bengaluru: DrawingPlan = {
  title: 'Vidhana Soudha, Bengaluru',
  sun: [84, 74, 34],
  hills: false,
  lamps: true,
  draw: (kit) => {
    const { id, url, random } = kit;
    const visitor = 120 + random() * 50;
    const cupola = `#${id('d')}`;
    return (
      <>
        <defs>
          <pattern id={id('n')} width="16" height="26" patternUnits="userSpaceOnUse" x="26" y="150">
            <path className="w" d="M0 0h16v26h-16z" />
            <path className="w4" d="M4 22v-12a4 4 0 0 1 8 0v12z" />
            <path className="t" d="M2 22h12v2h-12z" />
          </pattern>
          <g id={id('d')}>
            <path className="w" d={rects([-17, -20, 34, 20])} />
            <path
              className="w4"
              d="M-13 0v-12a3 3 0 0 1 6 0v12zM-3 0v-12a3 3 0 0 1 6 0v12zM7 0v-12a3 3 0 0 1 6 0v12z"
            />
            <path className="t" d={rects([-21, -24, 42, 4])} />
            {dome(0, -24, 32, 22)}
          </g>
        </defs>
        <path className="f3" d={rects([0, 280, 480, 80])} />
        <path className="f2" d="M0 310C120 294 360 318 480 300V360H0z" opacity=".5" />
        <path fill={url('n')} d={rects([26, 150, 428, 130])} />
        <path className="t" d={rects([20, 144, 440, 7], [26, 202, 428, 4])} />
        <path className="sh" d={`${rects([26, 151, 428, 5])}M338 150L360 170V280H338z`} opacity=".22" />
        <use href={cupola} transform="translate(48 144)scale(.9)" />
        <use href={cupola} transform="translate(432 144)scale(.9)" />
        <use href={cupola} transform="translate(116 144)scale(.8)" />
        <use href={cupola} transform="translate(364 144)scale(.8)" />
        <path className="w4" d={rects([150, 150, 180, 116])} />
        <path fill={url('w')} d={rects(...columns, [142, 134, 196, 18])} />
        <path className="w2" d={rects(...columns.map(([x, y, , h]): Box => [x + 5, y, 2, h]))} />
        <path className="w" d={rects([150, 152, 180, 14], [192, 110, 96, 18], [206, 78, 68, 28])} />
        <path className="sh" d={rects([150, 166, 180, 6], [142, 136, 196, 4], [192, 111, 96, 4])} opacity=".3" />
        <path className="s-w3" strokeWidth="4" strokeDasharray="2 1.500" opacity=".6" d="M168 147H312" />
        <path className="w2" d={rects([256, 78, 18, 28])} />
        <path
          className="w4"
          d="M212 106V90a4 4 0 0 1 8 0v16zM226 106V90a4 4 0 0 1 8 0v16zM240 106V90a4 4 0 0 1 8 0v16zM254 106V90a4 4 0 0 1 8 0v16z"
        />
        <path className="t" d={rects([136, 128, 208, 8], [186, 106, 108, 5], [200, 73, 80, 6])} />
        {dome(240, 73, 64, 42)}
        <path className="t" d={`${steps[0]}${steps[2]}`} />
        <path className="t2" d={`${steps[1]}${steps[3]}`} />
        <path className="gr2" d={polygon([106, 292], [374, 292], [470, 360], [10, 360])} />
        <path className="f2" d={polygon([190, 306], [290, 306], [318, 350], [162, 350])} />
        <path className="j1" d={polygon([204, 312], [276, 312], [296, 342], [184, 342])} />
        {ashoka(90, 308, 11, 58)}
        {ashoka(390, 308, 11, 58)}
        {tree(kit, 34, 322, 1.25, 'jacaranda')}
        {tree(kit, 452, 322, 1.15, 'jacaranda')}
        {shrub(-10, 346, 90, 26)}
        {shrub(400, 346, 90, 26)}
        {people('a', [visitor, 330, 22])}
        {people('b', [visitor + 14, 332, 20])}
      </>
    );
  },
};
