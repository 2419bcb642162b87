import type { DrawingPlan } from '../parts/drawingPlan.ts';
import { circles, rects } from '../parts/geometry.ts';
import { pick } from '../parts/pick.ts';
import { type Door, homePlans } from './floorPlans.ts';

const quilts = ['a', 'fl', 'up', 'bl', 'b'] as const;

const ways = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] } as const;

const opening = ([x, y, along, length]: Door) => `M${x} ${y}l${ways[along].map((step) => step * length).join(' ')}`;

const leaf = ([x, y, along, length, swing]: Door) => {
  const [dx, dy] = ways[along];
  const [sx, sy] = ways[swing];
  const turn = sx * dy > sy * dx ? 1 : 0;
  return `M${x} ${y}l${sx * length} ${sy * length}a${length} ${length} 0 0 ${turn} ${(dx - sx) * length} ${(dy - sy) * length}`;
};

// The origin of each piece is the middle of its back; its front is below.
const furniture = (quilt: string) => ({
  bed: (
    <>
      <path className="t s-w3" d="M-25 0h50v62h-50z" />
      <path className={quilt} d="M-25 24h50v38h-50z" opacity=".75" />
      <path className="t" d="M-25 24h50v7h-50z" />
      <path className="w0 s-w3" d="M-21 5h19v12h-19zM2 5h19v12H2z" />
    </>
  ),
  sofa: (
    <>
      <path className="up s-w4" strokeOpacity=".5" d="M-33 0h66v25h-9V9h-48v16h-9z" />
      <path className="f3 s-w4" strokeOpacity=".5" d="M-24 9h48v15h-48zM0 9v15" />
      <path className="wd2" d={circles([0, 45, 10])} />
    </>
  ),
  wc: <path className="t s-w3" d="M-8 0h16v6h-16zM-7 6c-2 20 16 20 14 0z" />,
  basin: <path className="t s-w3" d="M-10-1h20v13h-20zM-6 3h12v5h-12z" />,
  table: (
    <>
      <path className="wd" d="M-20-12h13v8h-13zM7-12h13v8h-13zM-20 30h13v8h-13zM7 30h13v8h-13z" opacity=".8" />
      <path className="wd2 s-w3" d="M-25-3h50v32h-50z" />
      <path className="f2" d={circles([0, 13, 5])} />
    </>
  ),
});

const ticks = (at: readonly number[], across: boolean) =>
  at.map((place) => (across ? `M${place} 34v8` : `M52 ${place}h8`)).join('');

/** A short stroke in the middle of each section, in place of a written length. */
const measures = (at: readonly number[], across: boolean) =>
  at
    .slice(1)
    .map((place, index) => {
      const middle = (place + (at[index] ?? 0)) / 2;
      return across ? `M${middle - 9} 38h18` : `M56 ${middle - 9}v18`;
    })
    .join('');

const paper = (
  <>
    <path className="gr" d={rects([0, 0, 480, 360])} />
    <path className="a" d={rects([0, 0, 480, 360])} opacity=".6" />
    <path
      className="s-t"
      strokeOpacity=".1"
      d="M0 60H480M0 120H480M0 180H480M0 240H480M0 300H480M60 0V360M120 0V360M180 0V360M240 0V360M300 0V360M360 0V360M420 0V360"
    />
    <path className="sh" d="M36 24H456L462 352H42z" opacity=".3" />
    <path className="t" d="M30 14H450V346H30z" />
  </>
);

const pencil = (turn: number) => (
  <g transform={`translate(300 350)rotate(${turn})`}>
    <path className="sh" d="M4 6H134L150 11L134 14H4z" opacity=".3" />
    <path className="b" d="M0-2H126V8H0z" />
    <path className="b0" d="M0-2H126V2H0z" />
    <path className="b0" d="M126-2L146 3L126 8z" />
    <path className="w4" d="M138 1L146 3L138 5z" />
    <path className="fl" d="M-12-2H-4V8H-12z" />
    <path className="t2" d="M-4-2H0V8H-4z" />
  </g>
);

/** An architect's floor plan on paper. The seed decides a flat, a smaller one or a courtyard house, and which side it faces. */
export const floorPlan: DrawingPlan = {
  title: 'A floor plan',
  draw: ({ id, random }) => {
    const plan = pick(random, homePlans);
    const turned = random() < 0.5;
    const north = Math.round(random() * 7) * 45;
    const drawn = random() < 0.5;
    const lying = -Math.round(3 + random() * 6);
    const pieces = furniture(pick(random, quilts));
    const first = plan.across[0] ?? 0;
    const last = plan.across.at(-1) ?? 0;
    const [top, foot] = [plan.down[0] ?? 0, plan.down.at(-1) ?? 0];
    return (
      <>
        <defs>
          <pattern id={id('q')} width="8" height="8" patternUnits="userSpaceOnUse">
            <path className="s-g" strokeOpacity=".3" d="M0 0h8M0 0v8" />
          </pattern>
          <path id={id('w')} d={plan.walls} strokeWidth="6" strokeLinejoin="miter" />
          {[...new Set(plan.pieces.map(([name]) => name))].map((name) => (
            <g key={name} id={id(name)}>
              {pieces[name]}
            </g>
          ))}
        </defs>
        {paper}
        <g transform={turned ? 'matrix(-1 0 0 1 480 0)' : undefined}>
          <path className="ro" d={`${plan.walls.slice(0, plan.walls.indexOf('z') + 1)}`} />
          <path className="b0" d={plan.boards} opacity=".7" />
          <path className="bl" d={plan.tiles} opacity=".3" />
          <path fill={`url(#${id('q')})`} d={plan.tiles} />
          <path className="f3 s-w3" strokeWidth="2" d={plan.open} fillOpacity=".45" />
          <path className="a0" d={plan.rug} opacity=".3" />
        </g>
        <use
          href={`#${id('w')}`}
          className="s-sh"
          strokeOpacity=".2"
          transform={turned ? 'matrix(-1 0 0 1 483 4)' : 'translate(3 4)'}
        />
        <g transform={turned ? 'matrix(-1 0 0 1 480 0)' : undefined}>
          <path className="w0 s-w3" d={plan.fitted} />
          <path className="s-w3" strokeWidth="1.3" d={plan.fixtures} />
          {plan.pieces.map(([name, x, y, turn]) => (
            <use
              key={`${name}${x}${y}`}
              href={`#${id(name)}`}
              transform={`translate(${x} ${y})${turn ? `rotate(${turn})` : ''}`}
            />
          ))}
          <path className="f2" d={plan.plants} />
          <use href={`#${id('w')}`} className="s-w4" />
          <path className="s-t" strokeWidth="6.4" d={plan.windows} />
          <path className="s-g" strokeWidth="2" d={plan.windows} />
          <path className="s-ro" strokeWidth="7" d={plan.doors.map(opening).join('')} />
          <path className="s-w4" strokeWidth="1.3" d={plan.doors.map(leaf).join('')} />
          <path className="s-w3" strokeWidth="2.4" d={plan.words} />
          <path
            className="s-w3"
            d={`M${first} 38H${last}${ticks(plan.across, true)}M56 ${top}V${foot}${ticks(plan.down, false)}`}
          />
          <path className="s-t" strokeWidth="9" d={measures(plan.across, true) + measures(plan.down, false)} />
          <path
            className="s-a"
            strokeWidth="2.4"
            strokeDasharray="5 2 3 2"
            d={measures(plan.across, true) + measures(plan.down, false)}
          />
        </g>
        <g transform={`translate(${turned ? 56 : 424} 316)rotate(${north})`}>
          <path className="s-w3" d={circles([0, 0, 13])} />
          <path className="a" d="M0-19L6 6L0 2z" />
          <path className="w3" d="M0-19L-6 6L0 2z" />
        </g>
        {drawn ? pencil(lying) : null}
      </>
    );
  },
};
