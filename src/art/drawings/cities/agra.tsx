import { ogives } from '#src/art/parts/arcades.ts';
import type { DrawingKit, DrawingPlan } from '#src/art/parts/drawingPlan.ts';
import { circles, polygon, rects } from '#src/art/parts/geometry.ts';
import { gradient } from '#src/art/parts/gradient.tsx';
import { bands, row, shadows } from '#src/art/parts/ledges.tsx';
import { birds, cypresses, people } from '#src/art/parts/life.tsx';
import { dome } from '#src/art/parts/masonry.tsx';

const parts = ({ id }: DrawingKit) => (
  <>
    <g id={id('m')}>
      <path className="t" d="M-8 0L-5.500-128h11L8 0z" />
      <path className="t2" d="M1 0V-128h4.500L8 0z" />
      {bands('t2', 3, [-8, -39, 16], [-8, -82, 16], [-8, -125, 16])}
      {bands('t', 4, [-10, -43, 20], [-10, -86, 20], [-9, -129, 18], [-7, -145, 14])}
      <path className="t2" d={rects([-5, -141, 3, 12], [2, -141, 3, 12])} />
      {dome(0, -144, 12, 11, 't', 't2')}
    </g>
    <g id={id('k')}>
      <path className="s-t2" strokeWidth="18" strokeDasharray="4 5 6 5" d="M-12 150h24" />
      {bands('t', 4, [-15, 138, 30])}
      {dome(0, 138, 27, 22, 't', 't2')}
    </g>
    <g id={id('n')}>
      <path className="w2" opacity=".55" d={ogives([5, 172, 20, 32, 33, 2], [5, 212, 20, 38, 33, 2])} />
      <path className="sh" d={ogives([9, 180, 12, 20, 33, 2])} opacity=".4" />
      <path className="w4" d={ogives([9, 222, 12, 28, 33, 2])} />
    </g>
  </>
);

const pool = (
  <>
    <path className="f3" d={rects([0, 286, 480, 74])} />
    <path className="f2" d="M0 300Q120 290 210 300L130 360H0zM480 300Q360 290 270 300L350 360H480z" opacity=".5" />
    <path className="gr2" d={polygon([206, 286], [274, 286], [356, 360], [124, 360])} />
    <path className="wa s-t" strokeWidth="3" d={polygon([224, 292], [256, 292], [294, 362], [186, 362])} />
    <path className="t" d="M232 294h16l4 18q10 14-4 26q-6 6-8 16q-2-10-8-16q-14-12-4-26z" opacity=".45" />
    {cypresses(
      [194, 302, 5, 26],
      [168, 322, 7, 36],
      [142, 342, 9, 48],
      [286, 302, 5, 26],
      [312, 322, 7, 36],
      [338, 342, 9, 48],
    )}
  </>
);

/** Agra: the Taj Mahal behind its pool. */
export const agra: DrawingPlan = {
  title: 'Taj Mahal, Agra',
  sun: [346, 84, 42],
  hills: false,
  lamps: true,
  draw: (kit) => {
    const { id, url, random } = kit;
    const visitor = 70 + random() * 50;
    const flock = random() * 50;
    const minaret = `#${id('m')}`;
    return (
      <>
        <defs>
          {gradient(id('x'), [1, 0.3], 't', 't2')}
          {parts(kit)}
        </defs>
        <path
          className="f1"
          d="M0 286v-22q14-14 30-4q12-14 30-2q12-10 26 2v26zM480 286v-24q-12-12-26-2q-14-14-32 0q-14-10-28 2v24z"
        />
        <path className="w2" d={rects([36, 270, 408, 16])} />
        <path className="w0" d={rects([32, 268, 416, 4])} />
        <use href={minaret} transform="translate(116 252)scale(.86)" />
        <use href={minaret} transform="translate(364 252)scale(.86)" />
        <path fill={url('x')} d={rects([206, 120, 68, 42], [138, 160, 204, 92])} />
        <path className="t2" d={rects([254, 120, 20, 42], [308, 160, 34, 92], [206, 136, 68, 3])} />
        {shadows(4, [206, 123, 68], [138, 163, 204])}
        <path
          className="t"
          d="M206 122C184 94 203 70 232 54Q238 50 240 43Q242 50 248 54C277 70 296 94 274 122zM134 158h212v5H134zM202 119h76v4h-76z"
        />
        <path className="t2" d="M252 119C264 92 258 68 240 43Q242 50 248 54C277 70 296 94 275 119z" />
        <path className="b" d={rects([239, 26, 2, 19]) + circles([240, 40, 3], [240, 33, 2])} />
        <use href={`#${id('k')}`} x="186" />
        <use href={`#${id('k')}`} x="294" />
        <path fill={url('x')} d={rects([203, 140, 74, 112])} />
        <path className="sh" d={polygon([277, 142], [285, 150], [285, 252], [277, 252])} opacity=".14" />
        <use href={`#${id('n')}`} x="140" />
        <use href={`#${id('n')}`} x="277" />
        <path className="w2" opacity=".55" d={ogives([213, 156, 54, 96])} />
        <path className="s-w3" strokeOpacity=".5" d="M208.500 252V147h63v105" />
        <path className="w4" d={ogives([228, 208, 24, 44])} />
        <path className="w3" d={ogives([232, 182, 16, 18])} opacity=".8" />
        <path className="t" d={rects([201, 134, 4, 118], [275, 134, 4, 118], [203, 139, 74, 4])} />
        <path fill={url('x')} d={rects([64, 252, 352, 18])} />
        <path className="t" d={rects([60, 250, 360, 4])} />
        {row('t2', 10, 5, [70, 257, 340, 10])}
        <use href={minaret} x="80" y="252" />
        <use href={minaret} x="400" y="252" />
        {pool}
        {people('a', [visitor, 340, 24])}
        {people('fl', [visitor + 15, 342, 22])}
        {birds([70 + flock, 90], [96 + flock, 76])}
      </>
    );
  },
};
