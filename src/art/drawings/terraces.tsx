import type { DrawingKit, DrawingPlan } from '../parts/drawingPlan.ts';
import { type Box, rects } from '../parts/geometry.ts';
import { bands } from '../parts/ledges.tsx';
import { pick } from '../parts/pick.ts';
import { palm, shrub, tree } from '../parts/plants.tsx';
import { person } from '../parts/street.tsx';

/** The height of a storey, and the y coordinate at which the lowest one ends. */
const STOREY = 36;
const FOOT = 286;
const LEFT = 76;

// How far each storey reaches to the right, from the ground up.
const profiles = [
  [430, 388, 344, 294, 240, 184],
  [430, 430, 366, 366, 280, 196],
  [430, 370, 370, 302, 302, 216],
] as const;

// What divides the windows of a storey: columns, wooden screens, or coloured panels.
const dividers = ['w0', 'wd', 'a'] as const;

const windows = ({ id }: DrawingKit, divider: string) => (
  <pattern id={id('f')} width="44" height={STOREY} patternUnits="userSpaceOnUse">
    <path className="w" d="M0 0h44v36H0z" />
    <path className="gd" d="M0 8h44v22H0z" />
    <path className="t" d="M8 8h12L8 30H0V22z" opacity=".24" />
    <path className={divider} d="M37 7h7v23h-7z" />
    <path className="sh" d="M0 8h44v5H0z" opacity=".4" />
    <path className="w0" d="M0 30h44v6H0z" />
  </pattern>
);

/** A storey's right end, its top, and how far the storey above it reaches. */
type Step = readonly [right: number, top: number, above: number];

// The storeys from the ground up: windows, the shaded ends, ledges, and a railing with plants on each terrace.
const storeys = ({ url }: DrawingKit, steps: readonly Step[]) => {
  const open = steps.filter(([right, , above]) => above < right);
  return (
    <>
      <path className="w3" d={steps.map(([right, top]) => `M${right} ${top}l18 6v38l-18-4z`).join('')} />
      <g transform={`translate(${LEFT} ${FOOT - 6 * STOREY})`}>
        <path
          fill={url('f')}
          d={rects(...steps.map(([right, top]): Box => [0, top - FOOT + 6 * STOREY, right - LEFT, STOREY]))}
        />
      </g>
      <path className="w" d={rects([LEFT, FOOT - 6 * STOREY, 6, 6 * STOREY])} />
      <path className="w2" d={steps.map(([right, top]) => `M${right + 4} ${top + 30}l16 4v6l-16-4z`).join('')} />
      <path
        className="wh"
        d={rects(...open.map(([right, top, above]): Box => [above, top - 11, right - above, 11]))}
        opacity=".34"
      />
      <path
        className="f2"
        d={open.map(([, top, above]) => `M${above + 2} ${top}q-1-13 8-12q5-8 13-3q9-3 9 6q8 1 6 9z`).join('')}
      />
      {bands('t', 5, ...steps.map(([right, top]) => [LEFT - 5, top - 4, right - LEFT + 9] as const))}
    </>
  );
};

const pool = (
  <>
    <path className="t" d="M196 310H396l44 34H176z" />
    <path className="wa" d="M206 314H388l32 25H190z" />
    <path className="sh" d="M206 314H388l5 4H203z" opacity=".25" />
    <path className="wh" d="M232 324h70v3h-70zM318 332h60v3h-60z" opacity=".4" />
  </>
);

const court = (
  <>
    <path className="gr2" d="M206 306h130l70 54H150z" />
    <path className="f2" d="M238 318h66l24 26H214z" />
    <path className="fl" d="M246 326a26 6 0 0 1 52 0a26 6 0 0 1-52 0" />
  </>
);

const entrance = (kit: DrawingKit) => (
  <>
    <path className="w2" d={rects([LEFT, FOOT, 354, 16])} />
    <path fill={kit.url('g')} d={rects([112, FOOT - 2, 46, 18])} />
    <path className="a" d="M102 276h66l6 9H96z" />
    <path className="sh" d={rects([LEFT, FOOT, 354, 5])} opacity=".3" />
  </>
);

/** Apartments that step back, with a garden on each terrace. The seed decides their steps, screens, court and lit rooms. */
export const terraces: DrawingPlan = {
  title: 'Terraced apartments with roof gardens',
  sun: [372, 78, 40],
  horizon: 298,
  draw: (kit) => {
    const { random, lit } = kit;
    const profile = pick(random, profiles);
    const divider = pick(random, dividers);
    const hasPool = random() < 0.55;
    const palms = random() < 0.5;
    const rooms = Array.from({ length: 12 }, (): Box | null => {
      const [at, across] = [Math.floor(random() * profile.length), random()];
      const right = profile[at] ?? LEFT;
      const x = LEFT + 8 + Math.floor((across * (right - LEFT - 20)) / 44) * 44;
      return x + 30 < right ? [x, FOOT - (at + 1) * STOREY + 9, 30, 20] : null;
    }).filter((box) => box !== null);
    const top = FOOT - profile.length * STOREY;
    const steps = profile.map((right, at): Step => [right, FOOT - (at + 1) * STOREY, profile[at + 1] ?? LEFT]);
    return (
      <>
        <defs>{windows(kit, divider)}</defs>
        {tree(kit, 36, 300, 1.1)}
        {tree(kit, 458, 300, 0.95)}
        <path className="w2" d={rects([108, top - 30, 44, 28])} />
        <path className="w3" d={rects([138, top - 30, 14, 28])} />
        <path className="t" d={rects([104, top - 34, 52, 5])} />
        {storeys(kit, steps)}
        <path className={lit ? 'g2' : 'night g2'} d={rects(...rooms)} opacity=".9" />
        <path className="f3" d={rects([0, 300, 480, 60])} />
        {entrance(kit)}
        <path
          className="f2"
          d="M0 320C60 312 130 330 180 322L150 360H0zM400 330C430 322 450 322 480 318V360H420z"
          opacity=".6"
        />
        <path className="sh" d="M430 302l18 2l32 8v10z" opacity=".22" />
        {hasPool ? pool : court}
        {palms ? palm(kit, 446, 332, 1.05) : tree(kit, 452, 336, 1)}
        {palms ? palm(kit, 164, 340, 0.9) : tree(kit, 44, 334, 0.9)}
        {person(hasPool ? 148 : 190, 336, 'b2', 0.9)}
        {shrub(-20, 352, 100, 34)}
      </>
    );
  },
};
