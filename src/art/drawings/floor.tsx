import type { ReactNode } from 'react';
import type { DrawingKit, DrawingPlan } from '../parts/drawingPlan.ts';
import { type Box, polygon, rects } from '../parts/geometry.ts';
import { pick } from '../parts/pick.ts';
import { ashoka, shrub, tree } from '../parts/plants.tsx';
import { car } from '../parts/street.tsx';

const screenPaints = ['a', 'wd', 'w2'] as const;
const screens = ['M6 2l4 4l-4 4l-4-4z', 'M2 2h3v8H2zM7 2h3v8H7z', 'M1 5a5 5 0 0 1 10 0v6H1z'] as const;

// The railing of a balcony: glass, a parapet, or bars.
const rails = [
  <path key="glass" className="wh" d={rects([146, 20, 120, 18])} opacity=".32" />,
  <path key="parapet" className="w" d={rects([146, 20, 120, 18])} />,
  <path key="bars" className="s-wd" strokeWidth="17" strokeDasharray="2 4" d="M146 30h120" />,
] as const;

const balcony = ({ id, url }: DrawingKit, rail: ReactNode) => (
  <g id={id('b')}>
    <path className="w3" d={rects([152, 0, 112, 40])} />
    <path fill={url('g')} d={rects([160, 8, 62, 32])} />
    <path className="wh" d="M166 8h18l-14 32h-10V24z" opacity=".25" />
    <path className="s-w0" strokeWidth="2.4" d="M191 8v32" />
    <path className="wd" d={rects([230, 8, 26, 32])} />
    <path fill={url('g')} d={rects([233, 12, 20, 12])} />
    <path className="sh" d="M152 0h112v10H160v30h-8z" opacity=".38" />
    {rail}
    <path className="w0" d={rects([145, 18, 122, 3], [143, 38, 126, 9])} />
    <path className="w2" d={rects([143, 45, 126, 2.4])} />
  </g>
);

const planter = ({ id }: DrawingKit) => (
  <g id={id('p')}>
    <path className="f2" d="M0 2c2-9 12-10 16-4c6-6 14-2 15 4l-4 9c-4 3-8-2-12 2C10 16 3 10 0 2z" />
    <path className="s-fl" strokeWidth="5" strokeLinecap="round" d="M7-2h.1M16 1h.1M25-3h.1" />
  </g>
);

// The same boxes in both storeys of the neighbours.
const inStoreys = (...boxes: readonly Box[]) =>
  [0, 62].map((down) => rects(...boxes.map(([x, y, w, h]): Box => [x, y + down, w, h]))).join('');

const neighbours = (left: number, right: number, gabled: boolean) => (
  <>
    {gabled ? <path className="n2" d={`M-14 ${left}L62 ${left - 44}L136 ${left}z`} /> : null}
    <path className="n" d={rects([0, left, 126, 308 - left], [356, right, 124, 308 - right])} />
    <path
      className="n2"
      d={inStoreys(
        [18, left + 24, 32, 36],
        [74, left + 24, 32, 36],
        [380, right + 26, 38, 36],
        [438, right + 26, 38, 36],
      )}
    />
    <path
      className="n0"
      d={
        (gabled ? '' : rects([0, left - 6, 132, 7])) +
        rects([350, right - 6, 130, 7]) +
        inStoreys([10, left + 60, 106, 5], [370, right + 62, 110, 5])
      }
    />
  </>
);

// On the roof: a water tank under a canopy, a hut with plants, a railing.
const rooftops = [
  (front: number, top: number) => (
    <>
      <path className="w2" d={rects([176 + front, top - 34, 34, 28])} />
      <path className="w3" d={rects([198 + front, top - 34, 12, 28])} />
      <path
        className="wd"
        d={rects(...[160, 224, 256].map((x): Box => [x + front, top - 28, 3, 26]), [154 + front, top - 30, 112, 4])}
      />
    </>
  ),
  (front: number, top: number) => (
    <>
      <path className="f2" d={`M${164 + front} ${top - 6}q-6-22 12-22q8-12 20-2q14-6 14 8q12 0 10 16z`} />
      <path className="w4" d={rects([226 + front, top - 24, 28, 18])} />
      <path className="w2" d={`M${222 + front} ${top - 24}q18-14 36 0z`} />
    </>
  ),
  (front: number, top: number) => (
    <path
      className="s-wd"
      strokeWidth="2"
      d={`M${150 + front} ${top - 20}h114m0 7H${150 + front}m2-7v14m28-14v14m28-14v14m28-14v14m26-14v14`}
    />
  ),
];

const walls = ({ url }: DrawingKit, stair: number, front: number, top: number) => (
  <>
    <path
      className="w3"
      d={stair ? `M218 ${top - 18}l16 7v19h-16zM332 ${top - 2}l18 8v300h-18z` : `M332 ${top - 18}l18 7V306h-18z`}
    />
    <path className="w" d={rects([150 + front, top - 2, 118 - front / 17, 310 - top])} />
    <path fill={url('w')} d={rects([264 + stair, top - 18, 68, 326 - top])} />
    <path fill={url('j')} d={rects([274 + stair, top - 2, 48, 252 - top])} />
    <path className="sh" d={`M${274 + stair} ${top - 2}h48v5h-43v${247 - top}h-5z`} opacity=".4" />
    <path className="t" d={rects([260 + stair, top - 23, 76, 6])} />
    <path className="w2" d={`M${336 + stair} ${top - 23}l16 7v5l-16-6z`} />
    <path className="w0" d={rects([148 + front, top - 8, 116, 8])} />
  </>
);

const street = (kit: DrawingKit, lawn: number, parked: boolean) => (
  <>
    <path className="w" d={rects([0, 286, 140, 22], [342, 286, 138, 22])} />
    <path className="t" d={rects([0, 282, 142, 5], [340, 282, 140, 5])} />
    <path className="w0" d={rects([132, 272, 14, 36], [336, 272, 14, 36])} />
    <path className="w2" d={rects([142, 272, 8, 36], [346, 272, 4, 36])} />
    <path className="t2" d={rects([0, 308, 480, 9])} />
    <path className="rd" d={rects([0, 316, 480, 44])} />
    <path className="s-t" strokeWidth="4" d="M0 338h54m50 0h70m50 0h70m50 0h70" opacity=".7" />
    <path className="sh" d="M332 308l18-2l90 10l-20 6l-88-6z" opacity=".22" />
    {lawn === 1 ? (
      <>
        {ashoka(36, 312, 14, 108)}
        {ashoka(72, 312, 15, 124)}
        {ashoka(108, 312, 13, 98)}
      </>
    ) : (
      tree(kit, 78, 314, 1.28)
    )}
    {lawn === 2 ? tree(kit, 436, 314, 1.1) : ashoka(456, 312, 13, 92)}
    {shrub(lawn ? 22 : 372, 312, 80, 26)}
    {parked ? null : car(404, 340, 1.1)}
  </>
);

/**
 * A builder floor on a quiet street. The seed decides its storeys, the side of its stair, screen, rails, roof,
 * planters, trees, car and neighbours.
 */
export const floor: DrawingPlan = {
  title: 'A builder floor on a quiet street',
  sun: [398, 58, 30],
  hills: false,
  draw: (kit) => {
    const { id, url, random } = kit;
    const storeys = 2 + Math.floor(random() * 3);
    const screen = pick(random, screens);
    const screenPaint = pick(random, screenPaints);
    const parked = random() < 0.7;
    const planted = Math.floor(random() * 3);
    const left = 96 + Math.floor(random() * 5) * 12;
    const right = 84 + Math.floor(random() * 5) * 12;
    // The stair tower is to the right of the balconies or to their left.
    const [stair, front] = random() < 0.5 ? [0, 0] : [-114, 68];
    const rail = pick(random, rails);
    const rooftop = pick(random, rooftops);
    const lawn = Math.floor(random() * 3);
    const gabled = random() < 0.5;
    const top = 262 - storeys * 47;
    return (
      <>
        <defs>
          <pattern id={id('j')} width="12" height="12" patternUnits="userSpaceOnUse" x={274 + stair} y="4">
            <path className={screenPaint} d="M0 0h12v12H0z" />
            <path className="w4" d={screen} />
          </pattern>
          {balcony(kit, rail)}
          {planter(kit)}
        </defs>
        {neighbours(left, right, gabled)}
        <path className="sh" d={polygon([350, top + 38], [384, top + 78], [384, 308], [350, 308])} opacity=".16" />
        <path className="gr" d={rects([0, 306, 480, 54])} />
        {rooftop(front, top)}
        {walls(kit, stair, front, top)}
        <g transform={`translate(${front})`}>
          {Array.from({ length: storeys }, (_none, at) => top + at * 47).map((y) => (
            <use key={y} href={`#${id('b')}`} y={y} />
          ))}
          {[0, 2, 3].slice(0, 1 + planted).map((at) => (
            <use key={at} href={`#${id('p')}`} x={150 + at * 22 + planted * 8} y={top + at * 47 + 18} />
          ))}
          <path className="w4" d={rects([150, 262, 112, 46])} />
          <path className="w" d={rects([150, 262, 10, 46], [204, 262, 9, 46])} />
          <path className="sh" d={rects([150, 262, 112, 8])} opacity=".45" />
          {parked ? car(236, 309, 0.95) : null}
        </g>
        <path className={screenPaint === 'a' ? 'wd' : 'a'} d={rects([278 + stair, 268, 34, 40])} />
        <path fill={url('g')} d={rects([283 + stair, 273, 10, 20])} />
        <path className="b" d={rects([306 + stair, 286, 2.5, 9])} />
        {street(kit, lawn, parked)}
      </>
    );
  },
};
