import type { DrawingKit, DrawingPlan } from '../parts/drawingPlan.ts';
import { type Box, rects } from '../parts/geometry.ts';
import { pick } from '../parts/pick.ts';
import { ashoka, palm, shrub, tree } from '../parts/plants.tsx';

/** Left edge, top, bays, depth of the side. */
type Block = readonly [x: number, y: number, bays: number, depth: number];

// In drawing order: the background comes first.
const groups: readonly (readonly Block[])[] = [
  [
    [96, 122, 2, 26],
    [336, 152, 2, 26],
    [186, 50, 2, 40],
  ],
  [
    [226, 52, 2, 34],
    [330, 104, 2, 30],
    [104, 70, 2, 36],
  ],
  [
    [70, 138, 3, 24],
    [322, 88, 2, 30],
    [206, 70, 2, 30],
  ],
];

const litIn = (random: () => number, [x, y, bays]: Block) =>
  Array.from({ length: 12 }, (_none, at): Box | null => {
    const [isLit, floor, side] = [random() < 0.7, Math.floor(random() * 12), random() < 0.5 ? 3 : 23];
    const top = y + floor * 17 + 3;
    return isLit && top < 244 ? [x + (at % bays) * 42 + side, top, 14, 11] : null;
  }).filter((box) => box !== null);

const block = (kit: DrawingKit, [x, y, bays, depth]: Block) => {
  const [w, h] = [bays * 42, 292 - y];
  return (
    <g key={x} transform={`translate(${x} ${y})`}>
      <path fill={kit.url('f')} d={rects([0, 0, w, h])} />
      <g transform={`translate(${w})skewY(16)`}>
        <path fill={kit.url('d')} d={rects([0, 0, depth, h])} />
        <path className="w3" d={rects([0, 0, depth, h])} opacity=".3" />
        <path className="w2" d={rects([0, -6, depth + 2, 9])} />
      </g>
      <path className="w0" d={rects([-3, -6, w + 6, 8])} />
    </g>
  );
};

const facade = ({ id }: DrawingKit, panels: string, boxed: boolean) => (
  <>
    <pattern id={id('f')} width="42" height="17" patternUnits="userSpaceOnUse">
      <path className="w" d="M0 0h42v17H0z" />
      <path className={panels} d="M20 0h20v15H20z" />
      <path className="gd" d="M3 3h15v11H3zM23 4h14v11H23z" />
      <path className="t" d="M3 3h11L6 14H3z" opacity=".28" />
      <path className="sh" d="M20 0h20v4H20z" opacity=".4" />
      <path className="w0" d={boxed ? 'M19 10h22v6H19z' : 'M0 11.4h42v4H0z'} />
      <path className="w2" d={boxed ? 'M19 15.4h22v1.6H19z' : 'M0 15.4h42v1.6H0z'} />
    </pattern>
    <pattern id={id('d')} width="18" height="17" patternUnits="userSpaceOnUse">
      <path className="w2" d="M0 0h18v17H0z" />
      <path className="w4" d="M4 3h10v11H4z" />
    </pattern>
  </>
);

const lobby = ({ url }: DrawingKit) => (
  <>
    <path className="w0" d={rects([60, 262, 382, 32])} />
    <path className="t" d={rects([58, 260, 386, 6])} />
    <path
      fill={url('g')}
      d={rects(...[72, 104, 136, 296, 328, 360, 392].map((x): Box => [x, 272, 26, 22]), [196, 272, 64, 22])}
    />
    <path className="sh" d={rects([60, 266, 382, 5])} opacity=".25" />
    <path className="s-wd" strokeWidth="10" d="M191 270v24M265 270v24" />
    <path className="a" d="M176 260h106l6 9H170z" />
    <path className="sh" d={rects([176, 269, 106, 5])} opacity=".35" />
  </>
);

const fountain = (
  <>
    <path className="t2" d="M196 326a33 10 0 0 1 66 0a33 10 0 0 1-66 0" />
    <path className="wa" d="M201 325a28 7.5 0 0 1 56 0a28 7.5 0 0 1-56 0" />
    <path className="s-t" strokeWidth="2.2" d="M229 324v-16M229 312q-9-10-13 8M229 312q9-10 13 8" />
  </>
);

const flowerBed = (
  <>
    <path className="f2" d="M214 306h29l19 34h-70z" />
    <path className="fl" d="M206 322a22 7 0 0 1 45 0a22 7 0 0 1-45 0" />
  </>
);

/** Apartment towers with a garden. The seed decides their grouping, balconies, awning and lit windows. */
export const tower: DrawingPlan = {
  title: 'Apartment towers with a garden',
  sun: [86, 92, 46],
  horizon: 292,
  hills: false,
  draw: (kit) => {
    const { random, lit } = kit;
    const group = pick(random, groups).map(
      ([x, y, bays, depth]): Block => [
        x + Math.floor(random() * 3) * 5,
        y + Math.floor(random() * 3) * 17,
        bays,
        depth,
      ],
    );
    const palms = random() < 0.4;
    const boxed = random() < 0.5;
    const garden = random() < 0.5 ? fountain : flowerBed;
    const panels = random() < 0.4 ? 'a' : 'w3';
    const tallest = [...group].sort((one, other) => one[1] - other[1])[0] ?? [186, 50, 2, 40];
    const windows = rects(...group.flatMap((one) => litIn(random, one)));
    const top = tallest[1];
    return (
      <>
        <defs>{facade(kit, panels, boxed)}</defs>
        <path
          className="h2"
          d="M0 292v-78h34v-22h26v34h30v-50h28v116zM300 292v-96h28v30h26v-44h34v20h30v-34h30v50h32v74z"
          opacity=".55"
        />
        {tree(kit, 20, 294, 0.8)}
        <g className="w2">
          <path d={rects([tallest[0] + 26, top - 28, 42, 24])} />
          <path className="w3" d={rects([tallest[0] + 58, top - 28, 10, 24], [tallest[0] + 34, top - 42, 2.4, 16])} />
        </g>
        {group.map((one) => block(kit, one))}
        <path className={lit ? 'g2' : 'night g2'} d={windows} />
        <path
          className="w0"
          d={rects(
            [tallest[0] + 12, top - 17, 4, 12],
            [tallest[0] + 68, top - 17, 4, 12],
            [tallest[0] + 8, top - 20, 68, 4],
          )}
        />
        {lobby(kit)}
        <path className="f3" d={rects([0, 293, 480, 67])} />
        <path className="f2" d="M0 318C120 300 300 330 480 306V360H0z" opacity=".65" />
        <path className="gr2" d="M196 294h66l68 66H110z" />
        {garden}
        {tree(kit, 62, 306, 0.72)}
        {tree(kit, 424, 304, 0.62)}
        {ashoka(156, 304, 9, 46)}
        {ashoka(304, 304, 9, 46)}
        {palms ? (
          <>
            {palm(kit, 126, 322, 0.62)}
            {palm(kit, 334, 322, 0.62)}
          </>
        ) : (
          <>
            {ashoka(132, 318, 11, 58)}
            {ashoka(330, 318, 11, 58)}
          </>
        )}
        {tree(kit, 458, 340, 1.1)}
        {shrub(-20, 352, 100, 34)}
      </>
    );
  },
};
