import { arches } from '#src/art/parts/arcades.ts';
import type { DrawingPlan } from '#src/art/parts/drawingPlan.ts';
import { polygon, rects } from '#src/art/parts/geometry.ts';
import { gradient } from '#src/art/parts/gradient.tsx';
import { bands, dots, ledges, row, shadows } from '#src/art/parts/ledges.tsx';
import { birds, people } from '#src/art/parts/life.tsx';
import { tree } from '#src/art/parts/plants.tsx';

/** Nagpur: the stupa of Deekshabhoomi. */
export const nagpur: DrawingPlan = {
  title: 'Deekshabhoomi, Nagpur',
  sun: [398, 84, 40],
  hills: false,
  lamps: true,
  draw: (kit) => {
    const { id, random } = kit;
    const visitor = 150 + random() * 30;
    const flock = random() * 40;
    return (
      <>
        <defs>
          {gradient(id('x'), [1, 0.4], 'wh', 't2', ['t', 0.6])}
          <g id={id('c')}>
            <path
              className="s-b"
              strokeWidth="3"
              d="M-13 0a13 13 0 0 1 26 0a13 13 0 0 1-26 0M-9.500-9.500l19 19M-9.500 9.500l19-19M0-13v26M-13 0h26"
            />
          </g>
          <g id={id('l')}>
            <path className="t" d="M-5 0V-52H5V0z" />
            <path className="t2" d="M1 0V-52h4V0z" />
            <path className="b" d="M-7-52h14v4H-7zM-5-60q5-8 10 0v8H-5z" />
          </g>
        </defs>
        {tree(kit, 26, 272, 0.95, 'mango')}
        {tree(kit, 78, 270, 0.7, 'neem')}
        {tree(kit, 454, 272, 1, 'mango')}
        {tree(kit, 404, 270, 0.7, 'neem')}
        <path className="f3" d={rects([0, 264, 480, 96])} />
        <path className="f2" d="M0 296q80-12 160 4L60 360H0zM480 296q-80-12-160 4l100 60h60z" opacity=".5" />
        <path fill={`url(#${id('x')})`} d="M100 214C96 120 160 66 240 66S384 120 380 214z" />
        <path className="t2" d="M262 67C352 76 384 130 380 214H318C338 160 322 96 262 67z" />
        <path className="s-t2" strokeWidth="1.500" d="M104 178q136 18 272 0M116 138q124 16 248 0" opacity=".8" />
        <path fill={`url(#${id('x')})`} d={rects([214, 44, 52, 22])} />
        <path className="t2" d={rects([252, 44, 14, 22])} />
        {row('t2', 3, 5, [218, 48, 34, 14])}
        {ledges(4, [206, 41, 68], [210, 64, 60])}
        <path className="s-w3" strokeWidth="2.500" d="M240 41V14" />
        <path className="b" d="M224 34q16-11 32 0zM228 27q12-9 24 0zM232 20q8-8 16 0z" />
        {dots('b', 5, [240, 13])}
        <path fill={`url(#${id('x')})`} d={rects([76, 216, 328, 56])} />
        <path className="t2" d={rects([388, 216, 16, 56])} />
        <path className="w4" d={arches([88, 230, 18, 42, 26, 4], [296, 230, 18, 42, 26, 4])} />
        {row('t2', 6, 4, [82, 206, 316, 8])}
        {ledges(5, [70, 213, 340])}
        <path fill={`url(#${id('x')})`} d={rects([194, 198, 92, 74])} />
        <path className="sh" d={polygon([286, 202], [298, 212], [298, 272], [286, 272])} opacity=".18" />
        {ledges(5, [188, 195, 104])}
        <path className="w4" d={arches([216, 222, 48, 50])} />
        <use href={`#${id('c')}`} transform="translate(240 128)scale(1.300)" />
        {bands('t', 4, [204, 214, 72])}
        <path className="w2" d="M176 272V170h8v102zM296 272V170h8v102z" />
        <path className="w3" d="M181 272V170h3v102zM301 272V170h3v102z" />
        <path
          className="s-w2"
          strokeWidth="6"
          strokeLinecap="round"
          d="M164 174Q240 152 316 174M166 190Q240 168 314 190"
        />
        <use href={`#${id('l')}`} x="120" y="326" />
        <use href={`#${id('l')}`} x="360" y="326" />
        <path className="t" d={polygon([176, 272], [304, 272], [310, 279], [170, 279])} />
        <path className="t2" d={polygon([170, 279], [310, 279], [318, 287], [162, 287])} />
        <path className="t" d={polygon([162, 287], [318, 287], [326, 295], [154, 295])} />
        <path className="gr2" d={polygon([154, 295], [326, 295], [410, 360], [70, 360])} />
        {shadows(4, [70, 272, 100], [310, 272, 100])}
        <path className="s-gr3" strokeOpacity=".6" d="M134 312h212M104 336h272M200 296L160 360M280 296l40 64" />
        {people('t', [visitor, 334, 28], [visitor + 66, 318, 22])}
        {people('a', [visitor + 20, 336, 26], [318, 332, 26])}
        {birds([60 + flock, 90], [86 + flock, 74])}
      </>
    );
  },
};
