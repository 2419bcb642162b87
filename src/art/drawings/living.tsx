import type { DrawingPlan } from '../parts/drawingPlan.ts';
import { arch, circles, cuspedArch, rects } from '../parts/geometry.ts';
import {
  backWall,
  floorboards,
  framed,
  pendant,
  sunPatch,
  tallPlant,
  wallPaints,
  windowFrame,
} from '../parts/interior.tsx';
import { pick } from '../parts/pick.ts';

const windows = [
  { hole: cuspedArch(56, 62, 104, 156, 7), bars: 'M108 64v154M56 150h104' },
  {
    hole: arch(44, 68, 32, 150) + arch(90, 56, 36, 162) + arch(140, 68, 32, 150),
    bars: 'M44 142h32M90 142h36M140 142h32',
  },
  { hole: rects([44, 64, 126, 154]), bars: 'M86 64v154M128 64v154M44 104h126' },
] as const;

const covers = [
  ['f1', 'up2', 'f2', 'up'],
  ['a3', 'a2', 'a', 'a0'],
  ['w3', 'w3', 'w2', 'w'],
] as const;

const sofa = ([back, backLit, arms, seat]: readonly [string, string, string, string]) => (
  <>
    <path className="sh" d="M200 304H446L470 312H214z" opacity=".3" />
    <path className="wd" d={rects([214, 292, 6, 14], [428, 292, 6, 14])} />
    <path className={back} d="M222 196q0-14 14-14h176q14 0 14 14v70H222z" />
    <path className={backLit} d="M222 196q0-14 14-14h84v84h-98z" />
    <path className={arms} d="M204 232q0-10 12-10t12 10v30h192v-30q0-10 12-10t12 10v62H204z" />
    <path className={seat} d={rects([228, 250, 192, 20])} />
    <path className={back} d={rects([204, 278, 240, 16])} />
    <path className="sh" d="M228 270h192v5H228zM323 186h2v64h-2zM323 250h2v20h-2z" opacity=".25" />
  </>
);

const diwan = ([back, , arms, seat]: readonly [string, string, string, string]) => (
  <>
    <path className="sh" d="M200 306H452L474 313H214z" opacity=".3" />
    <path className="wd" d="M202 222q0-36 16-36h208q16 0 16 36v24H202zM202 264h240v42h-10l-4-20H216l-4 20h-10z" />
    <path className="wd2" d="M216 234v-22q0-16 10-16h192q10 0 10 16v22z" />
    <path className="s-wd" strokeWidth="38" strokeDasharray="3 17" d="M236 215H420" />
    <path className={arms} d="M198 246q0-8 8-8h232q8 0 8 8v24H198z" />
    <path className={seat} d="M198 250q0-12 8-12h232q8 0 8 8z" />
    <path className={back} d={circles([220, 232, 15], [424, 232, 15])} />
    <path className={seat} d={circles([218, 230, 9], [422, 230, 9])} />
    <path className="s-b" strokeWidth="1.6" d="M198 264H446" />
  </>
);

const rugs = [
  <>
    <path className="a" d="M108 322a178 26 0 0 1 356 0a178 26 0 0 1-356 0" />
    <path className="t" d="M122 321a164 22 0 0 1 328 0a164 22 0 0 1-328 0" />
    <path className="a0" d="M132 321a154 19 0 0 1 308 0a154 19 0 0 1-308 0" />
    <path className="t" d="M190 320a96 11 0 0 1 192 0a96 11 0 0 1-192 0" opacity=".35" />
  </>,
  <>
    <path className="t" d="M146 298H452L478 346H104z" />
    <path className="a" d="M150 301H447L469 342H115z" />
    <path className="s-b" strokeWidth="3" d="M160 306H441L457 336H130z" />
    <path className="s-t" strokeWidth="5" strokeDasharray="5 9" d="M156 314H444M150 321H448M142 329H452" opacity=".7" />
  </>,
] as const;

/** A living room. The seed decides its window, view, seat, colours, rug, pictures and lamp. */
export const living: DrawingPlan = {
  title: 'A living room with a view',
  sun: [124, 106, 17],
  horizon: 214,
  draw: (kit) => {
    const { id, random } = kit;
    const { hole, bars } = pick(random, windows);
    const cover = pick(random, covers);
    const seat = random() < 0.62 ? sofa : diwan;
    const rug = pick(random, rugs);
    const palace = random() < 0.5;
    const feature = Math.floor(random() * 3);
    const wall = pick(random, wallPaints);
    const hung = random() < 0.5;
    const gallery = random() < 0.5;
    return (
      <>
        <defs>
          <path id={id('h')} d={hole} />
        </defs>
        {palace ? (
          <>
            <path className="w" d="M70 172h40v50H70zM75 172c-4-9 8-13 15-20c7 7 19 11 15 20z" />
            <path className="w4" d="M77 222v-34l5-6l5 6v34zM93 222v-34l5-6l5 6v34z" />
          </>
        ) : (
          <path className="n" d="M60 222v-50h22v20h10v-46h26v76h6v-58h20v58z" />
        )}
        <path className="f2" d="M40 216a14 14 0 0 1 36-10a18 18 0 0 1 34 0a16 16 0 0 1 30 2a16 16 0 0 1 40 8v16H40z" />
        {backWall(hole, wall)}
        {feature === 1 ? <path className="a" d={rects([196, 0, 284, 266])} opacity=".2" /> : null}
        {feature === 2 ? (
          <path className="s-t" strokeWidth="3" d="M202 40V236H306V40zM322 40V236H464V40zM0 246H480" opacity=".7" />
        ) : null}
        {windowFrame(id('h'), bars)}
        <path className="t" d={rects([36, 222, 144, 8])} />
        <path className="sh" d={rects([40, 230, 138, 5])} opacity=".2" />
        {floorboards()}
        {sunPatch('M186 110l64 28v126l-54-20zM96 278h154l80 70H140z')}
        {rug}
        {framed(
          258,
          62,
          64,
          82,
          'wd',
          <>
            <path className="s0" d={arch(12, 14, 40, 62)} opacity=".6" />
            <path className="b" d={circles([38, 42, 8])} />
            <path className="f2" d="M12 78V64c10-12 22-4 40-14v28z" />
          </>,
        )}
        {gallery
          ? framed(334, 80, 40, 52, 'b', <path className="f1" d="M8 46q4-28 12-34q8 6 12 34z" />)
          : framed(334, 62, 82, 82, 'w4', <path className="a" d="M12 70V38q29-44 58 0v32H54V50q-13-18-26 0v20z" />)}
        {seat(cover)}
        <path className={cover === covers[1] ? 'fl' : 'a2'} d="M238 208l38-6l6 42l-42 6z" />
        <path className="b" d="M268 214l36-4l2 38l-36 2z" />
        <path className="t" d="M372 210l38-4l2 40l-36 4z" />
        <path className="s-b" strokeWidth="2" d="M380 220l27-3M381 234l28-3" />
        {hung ? (
          <g transform="translate(218 62)">{pendant()}</g>
        ) : (
          <>
            <path className="s-w4" strokeWidth="2.4" d="M456 304V168M440 306h32" />
            <path className="b" d="M442 134h28l12 36h-52z" />
            <path className="sh" d="M458 134h12l12 36h-18z" opacity=".2" />
            <path className="night g2" d="M432 170h48l40 134H396z" opacity=".13" />
          </>
        )}
        <path className="sh" d="M124 332h72l24 6H140z" opacity=".3" />
        <path className="wd" d="M132 296h5v36h-5zM182 296h5v36h-5zM114 295a46 9 0 0 0 92 0z" />
        <path className="wd2" d="M114 294a46 8 0 0 1 92 0a46 8 0 0 1-92 0" />
        <path className="b" d="M152 292c-10-4-9-14-1-17v-4h12v4c8 3 9 13-1 17z" />
        <path className="f2" d="M172 284h20v6h-20z" />
        {tallPlant(45, 342)}
      </>
    );
  },
};
