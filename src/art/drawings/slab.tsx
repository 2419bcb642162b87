import type { DrawingKit, DrawingPlan } from '../parts/drawingPlan.ts';
import { type Box, circles, rects } from '../parts/geometry.ts';
import { pick } from '../parts/pick.ts';
import { ashoka, palm, shrub, tree } from '../parts/plants.tsx';
import { car, person } from '../parts/street.tsx';

/** Height of a storey; width of a bay. */
const STOREY = 30;
const BAY = 56;
const LEFT = 70;
const RIGHT = LEFT + 6 * BAY;
const FOOT = 272;

// A bay's railing: bars, glass with an accent, or a parapet.
const railings = [
  <path key="bars" className="s-t" strokeWidth="9" strokeDasharray="1.500 3" d="M2 21.500h52" />,
  <path key="glass" className="wh" d="M2 17h52v9H2z" opacity=".4" />,
  <path key="parapet" className="a" d="M30 17h26v9H30z" />,
] as const;

const bay = ({ id }: DrawingKit, railing: (typeof railings)[number]) => (
  <pattern id={id('f')} width={BAY} height={STOREY} patternUnits="userSpaceOnUse">
    <path className="w" d="M0 0h56v30H0z" />
    <path className="gd" d="M6 6h20v20H6zM32 6h18v20H32z" />
    <path className="t" d="M6 6h12l-9 20H6zM32 6h7l-7 14z" opacity=".28" />
    <path className="s-t" strokeWidth="1.600" d="M16 6v20" />
    <path className="sh" d="M0 0h56v6H0z" opacity=".34" />
    {railing}
    <path className="w0" d="M0 26h56v4H0z" />
  </pattern>
);

// On the roof: tanks, a pergola with plants, or solar panels.
const rooftops = [
  (top: number) => (
    <>
      <path className="w2" d={rects([104, top - 26, 34, 26], [330, top - 22, 30, 22])} />
      <path className="w3" d={rects([126, top - 26, 12, 26], [350, top - 22, 10, 22])} />
      <path className="a" d={`M276 ${top - 18}q14-8 28 0v18h-28z`} />
    </>
  ),
  (top: number) => (
    <>
      <path className="f2" d={`M286 ${top}q-4-18 12-18q8-12 22-3q16-6 16 8q14 0 10 13z`} />
      <path
        className="wd"
        d={rects([96, top - 24, 3, 24], [128, top - 24, 3, 24], [160, top - 24, 3, 24], [88, top - 27, 84, 4])}
      />
    </>
  ),
  (top: number) => (
    <>
      <path className="g" d={[0, 1, 2, 3].map((at) => `M${280 + at * 28} ${top}l8-16h18l-8 16z`).join('')} />
      <path className="w2" d={rects([110, top - 30, 40, 30])} />
      <path className="w3" d={rects([138, top - 30, 12, 30])} />
    </>
  ),
] as const;

const groundFloor = ({ url }: DrawingKit) => (
  <>
    <path className="w4" d={rects([LEFT, FOOT, RIGHT - LEFT, 28])} opacity=".85" />
    <path className="w0" d={rects(...[0, 1, 2, 3, 4, 5, 6].map((at): Box => [LEFT + at * BAY - 4, FOOT, 8, 29]))} />
    <path className="sh" d={rects([LEFT, FOOT, RIGHT - LEFT, 6])} opacity=".5" />
    <path className="w3" d="M406 272l26-4v28l-26 5z" />
    <path fill={url('g')} d={rects([188, 276, 40, 24])} />
    <path className="a" d="M180 268h56l6 8H174z" />
  </>
);

const garden = (kit: DrawingKit, planted: boolean, parked: boolean) => (
  <>
    <path className="t2" d={rects([0, 300, 480, 8])} />
    <path className="f3" d="M0 308H172L128 360H0zM246 308H480V360H290z" />
    <path className="gr2" d="M172 306h74l44 54H128z" />
    <path
      className="f2"
      d="M0 326C60 318 100 330 152 324L128 360H0zM262 326C330 332 400 318 480 326V360H290z"
      opacity=".6"
    />
    {parked ? car(338, 303, 0.8) : null}
    {planted ? (
      <>
        {palm(kit, 148, 326, 0.6)}
        {palm(kit, 272, 326, 0.6)}
      </>
    ) : (
      <>
        {ashoka(150, 322, 10, 54)}
        {ashoka(270, 322, 10, 54)}
      </>
    )}
    {person(212, 338, 'b2', 0.9)}
    {tree(kit, 36, 312, 1.05)}
    {tree(kit, 444, 316, 1.2)}
    {shrub(-16, 352, 96, 32)}
    {shrub(386, 350, 66, 24)}
  </>
);

/** An apartment block with long balconies. The seed decides its storeys, railings, stairs, roof, garden and lit rooms. */
export const slab: DrawingPlan = {
  title: 'An apartment block with long balconies',
  sun: [404, 70, 34],
  horizon: 300,
  hills: false,
  draw: (kit) => {
    const { url, random, lit } = kit;
    const storeys = 5 + Math.floor(random() * 2);
    const railing = pick(random, railings);
    const rooftop = pick(random, rooftops);
    const stairs = LEFT + (2 + Math.floor(random() * 3)) * BAY - 13;
    const planted = random() < 0.5;
    const parked = random() < 0.6;
    const top = FOOT - storeys * STOREY;
    const rooms = Array.from({ length: 11 }, (): Box => {
      const [across, up, second] = [Math.floor(random() * 6), Math.floor(random() * storeys), random() < 0.5];
      return [LEFT + across * BAY + (second ? 32 : 6), top + up * STOREY + 6, second ? 18 : 20, 11];
    });
    return (
      <>
        <defs>{bay(kit, railing)}</defs>
        <path className="h2" d="M0 300v-88h26v-30h30v118zM428 300v-132h30v34h22v98z" opacity=".55" />
        {rooftop(top - 8)}
        <path className="w3" d={`M${RIGHT} ${top - 8}l26 9V296l-26 5z`} />
        <path
          className="w4"
          d={Array.from({ length: storeys }, (_none, at) => `M412 ${top + at * STOREY + 8}l12 3v13l-12-1z`).join('')}
        />
        <g transform={`translate(${LEFT} ${top})`}>
          <path fill={url('f')} d={rects([0, 0, RIGHT - LEFT, FOOT - top])} />
        </g>
        <path className={lit ? 'g2' : 'night g2'} d={rects(...rooms)} />
        <path className="w0" d={rects([LEFT - 5, top - 9, RIGHT - LEFT + 10, 9])} />
        <path className="w2" d={`M${RIGHT + 5} ${top - 9}l24 9v6l-24-6z`} />
        <path className="w2" d={rects([stairs, top - 34, 26, FOOT - top + 36])} />
        <path className="s-w3" strokeWidth="14" strokeDasharray="3 7" d={`M${stairs + 13} ${top - 24}V${FOOT}`} />
        <path className="t" d={rects([stairs - 3, top - 39, 32, 6])} />
        <path className="sh" d={rects([stairs + 26, top, 9, FOOT - top])} opacity=".2" />
        {groundFloor(kit)}
        <path className="sh" d="M406 300l26-4l48 10v8z" opacity=".22" />
        {garden(kit, planted, parked)}
        <path className="night b0" d={circles([168, 303, 2.4], [250, 303, 2.4])} />
      </>
    );
  },
};
