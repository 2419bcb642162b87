import type { DrawingPlan } from '../parts/drawingPlan.ts';
import { circles, rects, roundArch } from '../parts/geometry.ts';
import { pane } from '../parts/masonry.tsx';
import { pick } from '../parts/pick.ts';
import { pot, shrub, tree } from '../parts/plants.tsx';

const rowsAt = (...places: readonly number[]) =>
  places.map((at) => `M${238 + at * 34} 274L${232 + at * 118} 360h44L${252 + at * 34} 274z`).join('');
const rows = rowsAt(...Array.from({ length: 15 }, (_none, at) => at - 7));

const crops = ['f2', 'b', 'f2', 'f3'] as const;

const roofs = ['r1', 'a', 'w3'] as const;

const windmill = (
  <>
    <path className="s-wd" strokeWidth="2" d="M420 262V150M412 262L420 150L428 262" />
    <path
      className="t"
      d="M420 150l-4-26h8zM420 150l26-4v8zM420 150l4 26h-8zM420 150l-26 4v-8zM420 150l16-21 6 6zM420 150l21 16-6 6zM420 150l-16 21-6-6zM420 150l-21-16 6-6z"
    />
    <path className="wd" d={circles([420, 150, 4])} />
  </>
);

const tank = (
  <>
    <path className="s-wd" strokeWidth="4" d="M422 262l4-76M466 262l-4-76M424 232l40-20M426 212l38 20" />
    <path className="a" d="M416 150q28-14 56 0v38h-56z" />
    <path className="sh" d="M452 144.5q12 1 20 5.5v38h-20z" opacity=".25" />
    <path className="t" d={rects([412, 186, 64, 4], [416, 162, 56, 2])} />
  </>
);

const hay = (
  <>
    <path className="b" d="M404 264c2-40 10-66 30-70c20 4 28 30 30 70z" />
    <path className="b2" d="M440 195c16 8 22 34 24 69h-20c2-30 0-54-4-69z" opacity=".6" />
    <path className="s-b2" strokeWidth="1.5" strokeOpacity=".5" d="M416 262c2-24 6-44 14-58M430 262c0-22 1-40 4-54" />
    <path className="wd" d={rects([432, 182, 4, 16])} />
  </>
);

const fieldMarks = [windmill, tank, hay] as const;

/** A farm house among fields. The seed decides its roof, crop, and what is in the field. */
export const farm: DrawingPlan = {
  title: 'A farm house among fields',
  sun: [206, 66, 40],
  horizon: 266,
  draw: (kit) => {
    const { id, url, random } = kit;
    const roofPaint = pick(random, roofs);
    const mark = pick(random, fieldMarks);
    const crop = pick(random, crops);
    const dormer = random() < 0.5;
    const tiles = url('r');
    return (
      <>
        <defs>
          <pattern id={id('r')} width="10" height="9" patternUnits="userSpaceOnUse">
            <path className={roofPaint} d="M0 0h10v9H0z" />
            <path className="sh" d="M0 9a5 5 0 0 0 10 0z" opacity=".3" />
          </pattern>
          <g id={id('p')}>{pane(kit, 160, 214, 34, 28, { bars: 2 })}</g>
        </defs>
        {tree(kit, 62, 266, 1.3)}
        {tree(kit, 118, 262, 0.9)}
        {tree(kit, 470, 264, 1.1)}
        <path className="f3" d={rects([0, 258, 480, 102])} />
        <path className="fd" d={rects([0, 274, 480, 86])} />
        <path className={crop} d={rows} opacity=".85" />
        <path className="gr2" d="M214 262h48l68 98H176z" />
        <path className="gr" d="M246 262h16l68 98h-40z" opacity=".8" />
        {mark}
        <path className="w2" d={rects([352, 100, 20, 50])} />
        <path className="t" d={rects([348, 96, 28, 6])} />
        <path className="w" d={rects([98, 184, 296, 80])} />
        <path className="w3" d={rects([98, 196, 180, 66])} />
        <path className="sh" d={rects([98, 196, 180, 66])} opacity=".25" />
        <path className="a" d={rects([112, 214, 30, 48])} />
        <use href={`#${id('p')}`} />
        <use href={`#${id('p')}`} x="60" />
        <path fill={tiles} d="M76 186l46-68h218l-40 68z" />
        <path className="r2" d={rects([118, 115, 226, 5])} />
        {dormer ? (
          <>
            <path className="w0" d="M160 168v-22l20-18l20 18v22z" />
            <path className="w4" d={roundArch(171, 146, 18, 20)} />
            <path className="s-r3" strokeWidth="6" d="M153 152l27-25l27 25" />
          </>
        ) : null}
        <path fill={tiles} d="M72 204l20-20h190v20z" />
        <path className="wd" d={rects([70, 203, 212, 4])} />
        <path className="sh" d={rects([92, 207, 186, 12])} opacity=".42" />
        <path className="t" d={rects([96, 207, 7, 56], [150, 207, 7, 56], [204, 207, 7, 56], [262, 207, 7, 56])} />
        <path
          className="t2"
          d={rects([101, 207, 2, 56], [155, 207, 2, 56], [209, 207, 2, 56], [267, 207, 2, 56], [88, 260, 194, 6])}
        />
        <path fill={url('w')} d="M280 184l54-62l56 62v80H280z" />
        <path className="w3" d="M390 184l12 4v74l-12 2z" />
        <path className="r3" d="M334 108l70 82l-8 6l-62-70l-60 70l-8-6z" />
        <path className="sh" d="M334 126l-60 70v8l60-68l56 64v-9z" opacity=".25" />
        <path className="w4" d={roundArch(322, 152, 24, 26)} />
        {pane(kit, 300, 208, 68, 32, { flush: true })}
        <path className="s-t" strokeWidth="2" d="M322 165h24M334 152v26M317 208v32M351 208v32" />
        <path className="a" d="M298 248h72l-4 9h-64z" />
        <path
          className="f2"
          d="M298 248a7 7 0 0 1 12-4a8 8 0 0 1 14 0a8 8 0 0 1 15 0a8 8 0 0 1 14 0a7 7 0 0 1 12 0a6 6 0 0 1 5 4z"
        />
        <path className="s-fl" strokeWidth="5" strokeLinecap="round" d="M306 244h.1M322 242h.1M340 243h.1M358 243h.1" />
        <path className="sh" d="M390 264l12-2l60 10l-22 6z" opacity=".25" />
        <path
          className="s-t"
          strokeWidth="3"
          d="M0 270h90M0 282h80M8 262v28M44 262v28M78 262v26M396 272h90M404 262v22M440 262v24M474 262v26"
        />
        {pot(kit, 146, 266, 0.7)}
        {shrub(406, 350, 100, 36)}
      </>
    );
  },
};
