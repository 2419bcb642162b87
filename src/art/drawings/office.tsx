import type { DrawingKit, DrawingPlan } from '../parts/drawingPlan.ts';
import { type Box, polygon, rects, tenth } from '../parts/geometry.ts';
import { gradient } from '../parts/gradient.tsx';
import { pick } from '../parts/pick.ts';
import { ashoka, shrub, tree } from '../parts/plants.tsx';
import { car, person } from '../parts/street.tsx';

const between = (from: number, to: number, share: number) => from + (to - from) * share;

/** The corner of the glass block: its x and top, and how far the eaves fall to the left and the right. */
const corners = [
  { x: 262, top: 46, left: 50, right: 46 },
  { x: 226, top: 76, left: 28, right: 56 },
  { x: 286, top: 28, left: 66, right: 38 },
] as const;

const sideWing = ({ url }: DrawingKit, top: number) => (
  <>
    <path className="w" d={rects([372, top, 74, 294 - top])} />
    <path className="w3" d={`M446 ${top}l16 6V294h-16z`} />
    <path className="t" d={rects([366, top - 6, 86, 7])} />
    <path fill={url('g')} d={rects(...[0, 1, 2, 3, 4].map((at): Box => [380, top + 12 + at * 21, 58, 11]))} />
    <path className="sh" d={`M372 ${top}h24L420 294h-48z`} opacity=".25" />
  </>
);

const entrance = (x: number) => (
  <>
    <path className="w4" d={`M96 262L${x} 264L372 262V294L${x} 298H96z`} />
    <path className="g2" d={`M104 266L${x - 8} 268V298H104z`} opacity=".8" />
    <path className="s-w4" strokeWidth="2" d="M126 266v32M150 266v32M174 266v32M198 266v32" />
    <path className="a" d={`M74 252H${x + 14}l14 8L66 260z`} />
    <path className="a3" d={`M66 260H${x + 28}v5H66z`} />
    <path className="t" d={rects([84, 265, 5, 35], [x + 8, 265, 5, 34])} />
  </>
);

const forecourt = (kit: DrawingKit, x: number, walkers: boolean) => (
  <>
    <path className="gr2" d={rects([0, 294, 480, 66])} />
    <path className="t2" d="M0 294h480v10L0 306z" />
    <path className="sh" d={`M${x} 298L372 292L480 316V336L330 320z`} opacity=".2" />
    <path
      className="s-gr3"
      strokeOpacity=".55"
      d="M0 326H480M140 306L60 360M220 306L210 360M300 306L360 360M380 304L480 350"
    />
    <path className="t" d="M20 316h72l-12 18H0z" />
    <path className="f2" d="M24 310h66l4 8H18z" />
    {tree(kit, 52, 318, 0.95)}
    {tree(kit, 440, 316, 0.85)}
    {ashoka(396, 304, 9, 52)}
    {walkers ? (
      <>
        {person(198, 334)}
        {person(222, 332, 'f1', 0.92)}
        {person(322, 346, 'b2', 1.08)}
      </>
    ) : (
      <>
        {car(290, 340, 1.2)}
        {person(176, 326, 'f1', 0.9)}
      </>
    )}
    {shrub(420, 352, 84, 28)}
  </>
);

/** A glass office building. The seed decides its corner, fins, lit rooms, side wing and passers-by. */
export const office: DrawingPlan = {
  title: 'A glass office building',
  sun: [70, 66, 36],
  hills: false,
  draw: (kit) => {
    const { id, url, random, lit } = kit;
    const { x, top, left, right } = pick(random, corners);
    const finned = random() < 0.4;
    const wing = Math.floor(random() * 3) * 20;
    const walkers = random() < 0.6;
    const floors = 12;
    const [leftTop, rightTop] = [top + left, top + right];
    // Lit rooms on the right face. Their upper edges slope as the floors do.
    const rooms = Array.from({ length: 24 }, () => {
      const [column, floor] = [Math.floor(random() * 6), 1 + Math.floor(random() * 9)];
      const across = (column + 0.1) / 6;
      const edge = (down: number, share: number) =>
        between(between(top, rightTop, share), between(296, 290, share), down / floors);
      const upper = edge(floor + 0.15, across);
      const fall = Math.round(edge(floor + 0.5, across + 0.13) - edge(floor + 0.5, across));
      return `M${Math.round(between(x, 372, across))} ${Math.round(upper)}l${Math.round((372 - x) * 0.13)} ${fall}v13l${-Math.round((372 - x) * 0.13)}-${fall}z`.replace(
        '--',
        '',
      );
    });
    const shares = Array.from({ length: floors - 1 }, (_none, at) => (at + 1) / floors);
    const leftBands = shares.map((t) => `M96 ${tenth(between(leftTop, 290, t))}L${x} ${tenth(between(top, 296, t))}`);
    const rightBands = shares.map(
      (t) => `M${x} ${tenth(between(top, 296, t))}L372 ${tenth(between(rightTop, 290, t))}`,
    );
    const bars = [1, 2, 3, 4, 5, 6, 7].map(
      (at) => `M${tenth(between(96, x, at / 8))} ${tenth(between(leftTop, top, at / 8))}V296`,
    );
    const front = `M96 ${leftTop}L${x} ${top}V296H96z`;
    return (
      <>
        <defs>
          {gradient(id('x'), [0.8, 1], 'gt0', 'gt2', ['gt1', 0.5])}
          <clipPath id={id('c')}>
            <path d={front} />
          </clipPath>
        </defs>
        <path className="h2" d="M0 290v-94h40v-30h36v124zM384 290v-70h30v-28h40v40h26v58z" opacity=".6" />
        {sideWing(kit, 186 - wing)}
        <path fill={url('x')} d={front} />
        <g clipPath={url('c')}>
          <path className="wh" d="M60 230L230 20H270L96 250zM96 290L262 92v30L130 296z" opacity=".2" />
          <path className="gt2" d={`M${x - 62} 296V176h30v-24h32v144z`} opacity=".3" />
        </g>
        <path className="s-t" d={leftBands.join('')} opacity=".55" />
        <path
          className={finned ? 's-a' : 's-t'}
          strokeWidth={finned ? 4 : 1}
          d={bars.join('')}
          opacity={finned ? 1 : 0.4}
        />
        <path className="gt3" d={polygon([x, top], [372, rightTop], [372, 290], [x, 296])} />
        <path className={lit ? 'g2' : 'night g2'} d={rooms.join('')} opacity=".85" />
        <path className="s-t" d={rightBands.join('')} opacity=".28" />
        <path
          className="t"
          d={`M90 ${leftTop - 4}L${x} ${top - 7}v8L90 ${leftTop + 3}zM${x - 4} ${top - 4}h8V296h-8z`}
        />
        <path className="w2" d={`M${x} ${top - 7}L378 ${rightTop - 4}v7L${x} ${top + 1}z`} />
        {entrance(x)}
        {forecourt(kit, x, walkers)}
      </>
    );
  },
};
