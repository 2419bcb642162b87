import type { ReactNode } from 'react';
import type { DrawingKit, DrawingPlan } from '../parts/drawingPlan.ts';
import { arch, circles, cuspedArch, rects, roundArch } from '../parts/geometry.ts';
import { backWall, floorboards, framed, pendant, sunPatch, wallPaints, windowFrame } from '../parts/interior.tsx';
import { beads } from '../parts/ledges.tsx';
import { pick } from '../parts/pick.ts';
import { pot } from '../parts/plants.tsx';

const windows = [
  { hole: rects([58, 60, 92, 158]), bars: 'M104 60v158M58 110h92' },
  { hole: roundArch(58, 58, 92, 160), bars: 'M104 58v160M58 128h92' },
  { hole: arch(58, 52, 92, 166), bars: 'M104 52v166M58 134h92' },
] as const;

const headboards = [
  <>
    <path className="wd" d={cuspedArch(212, 118, 176, 130, 9)} />
    <path className="wd2" d={cuspedArch(224, 130, 152, 118, 9)} />
    <path className="s-wd" strokeWidth="2" d="M300 136v110M262 152v90M338 152v90" />
  </>,
  <>
    <path className="a2" d="M208 166q0-22 22-22h140q22 0 22 22v86H208z" />
    <path className="a" d="M212 168q0-20 20-20h66v104h-86z" />
    {beads('b', 3.5, 28, 'M230 168H380M244 192H370')}
  </>,
  <>
    <path className="wd" d={rects([206, 138, 188, 112])} />
    <path className="t2" d={rects([214, 148, 82, 90], [304, 148, 82, 90])} />
    <path className="s-wd" strokeOpacity=".5" d="M214 160h172M214 172h172M214 184h172M214 196h172M214 208h172" />
    <path className="s-wd" strokeWidth="90" strokeOpacity=".4" strokeDasharray="1 9" d="M222 193H386" />
    <path className="wd" d="M200 132h200v8H200zM296 138h8v110h-8z" />
  </>,
] as const;

// The print on the quilt.
const prints = [
  beads('t', 6, 22, 'M200 270H404M190 288H412M196 308H424M190 328H424'),
  <path
    key="stripes"
    className="s-t"
    strokeWidth="5"
    d="M232 254l-22 68v26M266 254l-11 68v26M300 254v94M334 254l11 68v26M368 254l22 68v26"
    opacity=".75"
  />,
  <path key="border" className="s-b" strokeWidth="3" d="M202 262l-14 56v22H412v-22l-14-56" />,
] as const;

const fan = (
  <>
    <path className="s-w4" strokeWidth="3" d="M300 0V30" />
    <path className="wd" d="M296 36l-92-9q-8-1-8 4t8 5l92 6zM304 36l92-9q8-1 8 4t-8 5l-92 6z" />
    <path className="wd2" d="M293 40l-46 14q-7 3 1 5t12-1l38-12zM307 40l46 14q7 3-1 5t-12-1l-38-12z" />
    <path className="t2" d="M286 30h28v9q-14 12-28 0z" />
  </>
);

const tableLamp = (x: number) => (
  <g transform={`translate(${x} 258)`}>
    <path className="po" d="M-6 0c-8-8-6-18 2-22h8c8 4 10 14 2 22z" />
    <path className="t" d="M-12-46h24l8 24h-40z" />
    <path className="sh" d="M4-46h8l8 24H6z" opacity=".14" />
    <path className="night g2" d="M-12-46h24l8 24h-40zM-20-22h40l30 66h-100z" opacity=".3" />
  </g>
);

const curtains = (paint: string) => (
  <>
    <path className="s-wd" strokeWidth="4" strokeLinecap="round" d="M22 42H186" />
    <path
      className={paint}
      d="M26 42h40c2 50-2 96-16 122c-6 34 4 70 2 104H22c4-80 0-150 4-226zM182 42h-38c0 50 4 96 16 122c6 34-2 70-2 104h30c-4-80-2-150-6-226z"
    />
    <path
      className="sh"
      d="M40 42h8c0 60-8 140-4 226h-8c2-80 2-150 4-226zM168 42h8c0 70 6 150 6 226h-10c0-80-4-150-4-226z"
      opacity=".14"
    />
    <path className="a" d="M34 160l22 2l-3 8l-20-2zM176 160l-20 2l3 8l18-2z" />
  </>
);

const threePrints = ({ id }: DrawingKit) => (
  <>
    <g id={id('p')}>
      {framed(226, 62, 42, 46, 'wd', <path className="f2" d="M12 38c0-12 4-22 9-28c5 6 9 16 9 28z" />)}
    </g>
    <use href={`#${id('p')}`} x="54" />
    <use href={`#${id('p')}`} x="108" />
  </>
);

const hills = (
  <>
    <path className="h1" d="M6 58V34q20-20 44-4t52-10v38z" />
    <path className="h2" d="M6 58V48q30-16 56-4t40-6v20z" />
    <path className="b" d={circles([80, 18, 7])} />
  </>
);

const mirror = (
  <>
    <path className="b" d={circles([300, 86, 27])} />
    <path className="g2" d={circles([300, 86, 23])} />
    <path className="wh" d="M283 92l24-28a23 23 0 0 1 8 6l-26 32z" opacity=".35" />
  </>
);

const arts = [threePrints, () => framed(246, 50, 108, 60, 'b', hills), () => mirror];

const bedsides = (kit: DrawingKit) => (
  <>
    <path className="sh" d="M168 318h36v4h-36zM404 318h50l12 5h-60z" opacity=".25" />
    <path className="wd" d={rects([160, 258, 40, 60], [402, 258, 40, 60])} />
    <path className="wd2" d={rects([156, 254, 46, 6], [400, 254, 46, 6])} />
    <path className="b" d={rects([176, 276, 8, 3], [418, 276, 8, 3])} />
    <path className="sh" d={rects([160, 260, 40, 4], [402, 260, 40, 4])} opacity=".3" />
    {tableLamp(180)}
    {pot(kit, 424, 254, 0.9)}
  </>
);

const bedding = (quilt: string, print: ReactNode) => (
  <>
    <path className="wh" d="M206 240h188l6 20H200z" />
    <path
      className="t"
      d="M220 214q36-8 72 0q5 14 0 30q-36 6-72 0q-6-16 0-30zM308 214q36-8 72 0q6 14 0 30q-36 6-72 0q-5-16 0-30z"
    />
    <path className="sh" d="M220 238q36 6 72 0v6q-36 6-72 0zM308 238q36 6 72 0v6q-36 6-72 0z" opacity=".14" />
    <path className={quilt} d="M198 252H402L424 318v28H176v-28z" />
    {print}
    <path className="t" d="M198 248H402l5 14H193z" />
    <path className="sh" d="M176 322H424v24H176zM402 252l22 66v28l-34-94z" opacity=".16" />
    <path className={quilt === 'b' ? 'a' : 'b'} d="M268 226q32-6 64 0q4 12 0 24q-32 5-64 0q-4-12 0-24z" />
    <path className="s-t" strokeWidth="2" d="M274 234q26-4 52 0M274 242q26 4 52 0" opacity=".8" />
    <path className="wd" d={rects([182, 346, 8, 8], [410, 346, 8, 8])} />
  </>
);

/** A bedroom. The seed decides its window, curtains, headboard, quilt, lamp and pictures. */
export const bedroom: DrawingPlan = {
  title: 'A bedroom with a garden window',
  sun: [112, 96, 15],
  horizon: 214,
  draw: (kit) => {
    const { id, random } = kit;
    const { hole, bars } = pick(random, windows);
    const headboard = pick(random, headboards);
    const print = pick(random, prints);
    const quilt = pick(random, ['a', 'b', 'fl', 'up']);
    const curtain = random() < 0.5 ? 't' : 'b';
    const wall = pick(random, wallPaints);
    const fanned = random() < 0.6;
    const art = pick(random, arts);
    return (
      <>
        <defs>
          <path id={id('h')} d={hole} />
        </defs>
        <path className="f2" d="M50 214a14 14 0 0 1 30-10a18 18 0 0 1 34 0a16 16 0 0 1 44 10v16H50z" />
        {backWall(hole, wall)}
        {windowFrame(id('h'), bars)}
        <path className="t" d={rects([40, 222, 128, 7])} />
        {floorboards(270)}
        {sunPatch('M170 106l36 18v124l-36-14zM96 282h120l60 62H130z')}
        {curtains(curtain)}
        {art(kit)}
        <path className="sh" d="M150 346H436l34 8H170z" opacity=".25" />
        <path className="t" d="M120 330H460L474 352H104z" opacity=".55" />
        {headboard}
        {bedsides(kit)}
        {bedding(quilt, print)}
        {fanned ? fan : <g transform="translate(180 60)">{pendant('a')}</g>}
      </>
    );
  },
};
