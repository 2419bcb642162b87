import type { DrawingKit, DrawingPlan } from '../parts/drawingPlan.ts';
import { type Box, rects } from '../parts/geometry.ts';
import { backWall, pendant, sunPatch, wallPaints, windowFrame } from '../parts/interior.tsx';
import { pick } from '../parts/pick.ts';
import { pot } from '../parts/plants.tsx';

const tiles = [
  'M10 3q0 7 7 7q-7 0-7 7q0-7-7-7q7 0 7-7z',
  'M0 10L10 0L20 10L10 20z',
  'M0 0h20v2H0zM0 10h20v2H0zM4 2h2v8H4zM14 12h2v8h-2z',
] as const;

const cupboards = [
  ['a', 'a2'],
  ['f2', 'f1'],
  ['wd2', 'wd'],
] as const;

// The panel and the handle on the front of a cupboard.
const panel = ([x, y, w, h]: Box): Box => [x + 5, y + 5, w - 10, h - 10];
const handle = ([x, y, w]: Box): Box => [x + w / 2 - 7, y + 10, 14, 3];

const shelves = (
  <>
    <path className="wd" d={rects([336, 70, 120, 6], [336, 118, 120, 6])} />
    <path className="a" d="M346 70v-20h18v20zM408 70c-8-5-8-14 0-18v-4h12v4c8 4 8 13 0 18z" />
    <path
      className="t"
      d="M372 70v-14h14v14zM392 70v-22h10v22zM348 118a16 14 0 0 0 32 0l1-12h-34zM392 118v-22h20v22z"
    />
    <path className="b" d="M434 70c-9-6-8-18 4-18s13 12 4 18zM424 118c-10-7-8-20 4-20s14 13 4 20z" />
    <path className="f2" d="M428 98c-2-10-10-12-12-18c10 0 14 8 13 18c1-8 6-16 14-18c0 8-10 10-13 18z" />
  </>
);

const wallCupboards = (left: number): readonly Box[] => [
  [left, 36, 60, 96],
  [left + 60, 36, 60, 96],
];
const baseCupboards = [92, 164, 320].map((left): Box => [left, 222, 72, 62]);

// Shelves replace the wall cupboards on the right.
const cupboardsIn = (front: string, edge: string, shelved: boolean) => {
  const fronts: readonly Box[] = [
    ...wallCupboards(24),
    ...(shelved ? [] : wallCupboards(336)),
    [20, 222, 72, 62],
    ...baseCupboards,
    [392, 222, 68, 62],
  ];
  return (
    <>
      <path className={front} d={rects(...fronts)} />
      <path className={edge} d={shelved ? 'M144 36l8 4v92h-8z' : 'M144 36l8 4v92h-8zM456 36l8 4v92h-8z'} />
      <path className={`s-${edge}`} strokeWidth="1.5" d={rects(...fronts.map(panel))} />
      <path className="b" d={rects(...fronts.map(handle))} />
      <path
        className="sh"
        d={shelved ? 'M24 132h128v7H24zM338 76h120v4H338zM338 124h120v4H338z' : 'M24 132h128v7H24zM336 132h128v7H336z'}
        opacity=".25"
      />
    </>
  );
};

const worktop = (kit: DrawingKit, edge: string) => (
  <>
    <path className="t" d={rects([12, 210, 456, 12])} />
    <path className="w4" d={rects([236, 222, 84, 62], [246, 205, 64, 5])} />
    <path className="t2" d={rects([12, 218, 456, 4], [242, 228, 72, 8])} />
    <path className="gd" d={rects([246, 242, 64, 34])} />
    <path className="sh" d={rects([12, 222, 456, 7])} opacity=".3" />
    <path className={edge} d={rects([20, 284, 440, 8])} />
    {sunPatch('M316 166l50 26l-56 18h-96z')}
    <path className="b" d="M258 205v-22h38v22z" />
    <path className="sh" d="M280 183h16v22h-16z" opacity=".22" />
    <path className="r2" d={rects([254, 180, 46, 4])} />
    <path className="s-t" strokeWidth="2" d="M262 172q4-8 0-14M278 172q4-8 0-14M292 172q4-8 0-14" opacity=".7" />
    <path className="s-b" strokeWidth="4" d="M60 210v-26q0-10 10-10t10 10v6" />
    {pot(kit, 128, 210, 1.1)}
    <path className="wd" d={rects([408, 168, 34, 42])} />
    <path className="wd2" d="M408 168q17-10 34 0z" />
    <path className="s-b" strokeWidth="16" strokeLinecap="round" d="M346 192h.1M372 192h.1M359 187h.1" />
    <path className="t" d="M352 210a20 16 0 0 1-20-16h60a20 16 0 0 1-20 16z" />
  </>
);

const island = (
  <>
    <path className="t2" d={rects([84, 318, 312, 42])} />
    <path className="sh" d={rects([84, 318, 312, 10])} opacity=".3" />
    <path className="wd2" d={rects([64, 304, 352, 15])} />
    <path className="sh" d={rects([64, 315, 352, 4])} opacity=".25" />
  </>
);

const fruitBowl = (
  <>
    <path className="s-f3" strokeWidth="17" strokeLinecap="round" d="M206 287h.1M222 284h.1M238 287h.1" />
    <path className="a" d="M210 304a30 14 0 0 1-26-14h72a30 14 0 0 1-26 14z" />
  </>
);

const flowers = (
  <>
    <path className="s-fl" strokeWidth="11" strokeLinecap="round" d="M212 262h.1M228 256h.1M220 268h.1" />
    <path className="s-f2" strokeWidth="2" d="M216 288l-4-24M222 288l6-28M219 288l2-18" />
    <path className="po" d="M208 304c-8-8-4-16 4-20h16c8 4 12 12 4 20z" />
  </>
);

/** A kitchen. The seed decides its fronts, tiles, shelves, window, lamps and worktop. */
export const kitchen: DrawingPlan = {
  title: 'A kitchen with a tiled wall',
  sun: [262, 86, 14],
  horizon: 146,
  draw: (kit) => {
    const { id, url, random } = kit;
    const tile = pick(random, tiles);
    const [front, edge] = pick(random, cupboards);
    const shelved = random() < 0.55;
    const wide = random() < 0.5;
    const lamps = random() < 0.5 ? [130, 350] : [120, 240, 360];
    const lampPaint = random() < 0.5 ? 'a' : 'b';
    const wall = pick(random, wallPaints);
    const fruit = random() < 0.5;
    const [left, width] = wide ? [172, 146] : [186, 108];
    const hole = rects([left, 50, width, 98]);
    return (
      <>
        <defs>
          <path id={id('h')} d={hole} />
          <g id={id('l')}>{pendant(lampPaint)}</g>
          <pattern id={id('t')} width="20" height="20" patternUnits="userSpaceOnUse" y="150">
            <path className="t" d="M0 0h20v20H0z" />
            <path className={front} d={tile} opacity=".55" />
            <path className="s-t2" d="M0 0H20V20" />
          </pattern>
        </defs>
        <path
          className="f2"
          d="M160 150v-10a12 12 0 0 1 43-7a15 15 0 0 1 28 2a15 15 0 0 1 28 2a14 14 0 0 1 26-2a14 14 0 0 1 40 6v9z"
        />
        {backWall(hole, wall, 300)}
        <path fill={url('t')} d={rects([0, 156, 480, 54])} />
        <path className="gr2" d={rects([0, 288, 480, 72])} />
        <path
          className="s-gr3"
          strokeOpacity=".55"
          d="M0 304H480M0 330H480M70 288l-50 72M155 288l-26 72M240 288v72M325 288l26 72M410 288l50 72"
        />
        {windowFrame(id('h'), `M240 50v98M${left} 92h${width}`)}
        <path className="t" d={rects([left - 14, 152, width + 28, 6])} />
        {shelved ? shelves : null}
        {cupboardsIn(front, edge, shelved)}
        {worktop(kit, edge)}
        {island}
        {fruit ? fruitBowl : flowers}
        <path className="t" d={rects([300, 298, 56, 6])} />
        <path className="b" d={rects([306, 293, 44, 5])} />
        {lamps.map((x, at) => (
          <use key={x} href={`#${id('l')}`} x={x} y={at % 2 ? 44 : 56} />
        ))}
      </>
    );
  },
};
