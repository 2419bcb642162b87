import type { DrawingPlan } from '../parts/drawingPlan.ts';
import { type Box, circles, rects } from '../parts/geometry.ts';

const r = Math.round;

/** Whether a point is occupied, so that no house may be there. */
type Taken = (x: number, y: number) => boolean;

const around: readonly (readonly [x: number, y: number])[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
  [0.5, 0.5],
];

const free = ([x, y, w, h]: Box, taken: Taken) => !around.some(([dx, dy]) => taken(x + w * dx, y + h * dy));

/** The positions of parallel streets, extending beyond both sides of the frame. */
const streets = (random: () => number, from: number, to: number, step: number) => {
  const places: number[] = [];
  for (let at = from; at < to; at += step * (0.8 + random() * 0.4)) places.push(r(at));
  return places;
};

/** The houses of a block: along its two longer sides, with a yard in between. */
const houses = (random: () => number, [x, y, w, h]: Box): Box[] => {
  const rows = h > 56 ? 2 : 1;
  const list: Box[] = [];
  for (let row = 0; row < rows; row += 1) {
    const depth = (h - (rows - 1) * 12) / rows;
    for (let left = 0; left < w - 12; ) {
      const width = Math.min(w - left, 18 + random() * 22);
      const cut = random() < 0.3 ? depth * 0.25 : 0;
      list.push([r(x + left), r(y + row * (depth + 12) + (row ? cut : 0)), r(width) - 4, r(depth - cut)]);
      left += width;
    }
  }
  return list;
};

const river = (y: number, sway: number) =>
  `M-90 ${y}C10 ${y - sway} 90 ${y - sway} 170 ${y}S340 ${y + sway} 420 ${y}S520 ${y - sway} 580 ${y}`;

const pool = (x: number, y: number, q: number) =>
  `M${r(x - q)} ${y}c${r(-q * 0.1)} ${r(-q * 0.7)} ${r(q * 0.6)} ${r(-q)} ${r(q * 1.1)} ${r(-q * 0.8)}s${r(q * 1.1)} ${r(q * 0.2)} ${r(q)} ${r(q * 0.9)}s${r(-q * 0.5)} ${r(q * 0.8)} ${r(-q * 1.1)} ${r(q * 0.7)}s${r(-q * 0.9)} ${r(-q * 0.1)} ${r(-q)} ${r(-q * 0.8)}z`;

/** A river or a lake, in the upper or the lower part of the map. */
const waterOf = (random: () => number) => {
  const low = random() < 0.5;
  const flows = random() < 0.55;
  const sway = r(24 + random() * 34) * (random() < 0.5 ? 1 : -1);
  const y = low ? 292 : 52;
  const lakeX = r(90 + random() * 60) + (random() < 0.5 ? 190 : 0);
  const lakeQ = r(44 + random() * 14);
  const taken: Taken = (atX, atY) =>
    flows
      ? Math.abs(atY - y) < 28 + Math.abs(sway) * 0.75
      : Math.hypot(atX - lakeX, (atY - y) * 1.1) < lakeQ * 1.4 + 10;
  const drawn = flows ? (
    <>
      <path className="s-f3" strokeWidth="62" d={river(y, sway)} />
      <path className="s-bl" strokeWidth="46" d={river(y, sway)} />
      <path className="s-wh" strokeWidth="2" strokeDasharray="26 60" d={river(y - 8, sway)} opacity=".6" />
    </>
  ) : (
    <>
      <path className="f3 s-t" strokeWidth="7" d={pool(lakeX, y, lakeQ * 1.35)} />
      <path className="bl" d={pool(lakeX, y, lakeQ)} />
      <path className="s-wh" strokeWidth="2" d={`M${lakeX - 16} ${y - 8}h26M${lakeX - 4} ${y + 4}h34`} opacity=".6" />
    </>
  );
  return { low, taken, drawn };
};

/** The blocks between the streets that are visible in the rotated frame: houses or a park. */
const blocksOf = (
  random: () => number,
  across: readonly number[],
  down: readonly number[],
  turn: number,
  taken: Taken,
) => {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const homes: Box[] = [];
  const parks: Box[] = [];
  across.slice(1).forEach((right, i) => {
    down.slice(1).forEach((foot, j) => {
      const left = across[i] ?? 0;
      const top = down[j] ?? 0;
      const [x, y] = [(left + right) / 2 - 240, (top + foot) / 2 - 180];
      const park = random() < 0.14 && Math.hypot(x, y) > 80;
      const built = houses(random, [left + 11, top + 11, right - left - 22, foot - top - 22]).filter((home) =>
        free(home, taken),
      );
      const seen = Math.abs(x * cos - y * sin) < 284 && Math.abs(x * sin + y * cos) < 216;
      if (!seen) return;
      if (park || built.length < 2) parks.push([left + 7, top + 7, right - left - 14, foot - top - 14]);
      else homes.push(...built);
    });
  });
  return { homes, parks };
};

const fromMiddle = ([x, y, w, h]: Box) => Math.hypot(x + w / 2 - 240, y + h / 2 - 196);

const treesIn = (parks: readonly Box[], taken: Taken) =>
  parks.flatMap(([x, y, w, h]) =>
    [0.2, 0.5, 0.82].flatMap((part, at) => {
      const spot = [r(x + w * part), r(y + h * (at % 2 ? 0.7 : 0.32)), 7 + at] as const;
      return taken(spot[0], spot[1]) ? [] : [spot];
    }),
  );

const pin = ([x, y, w, h]: Box, turn: number) => (
  <>
    <path className="a" d={rects([x, y, w, h])} />
    <g transform={`translate(${r(x + w / 2)} ${r(y + h / 2)})rotate(${-turn})`}>
      <path className="a" d={circles([0, 0, 46])} opacity=".16" />
      <path className="sh" d="M0 0C10-14 34-26 52-26C60-18 30-2 0 0z" opacity=".3" />
      <path className="a s-t" strokeWidth="3" d="M0 0C-8-22-28-32-28-56a28 28 0 0 1 56 0C28-32 8-22 0 0z" />
      <path className="a2" d="M0 0C6-30 18-34 18-56Q18-76 4-84A28 28 0 0 1 28-56C28-32 8-22 0 0z" />
      <path className="t" d={circles([0, -56, 15])} />
      <path className="a" d="M-9-47v-9l9-8l9 8v9z" />
    </g>
  </>
);

/**
 * A map of a neighbourhood: streets, houses, a park, a river or a lake, the metro, and a pin in the accent colour. The
 * seed decides all of it.
 */
export const locationMap: DrawingPlan = {
  title: 'A map of the neighbourhood',
  draw: ({ id, random }) => {
    const turn = r((random() - 0.5) * 34);
    const { low, taken, drawn } = waterOf(random);
    const across = streets(random, -70, 600, 108);
    const down = streets(random, -90, 480, 84);
    const avenue = across.find((x) => x > 120 + random() * 120) ?? 200;
    const high = down.find((y) => y > (low ? 60 : 190)) ?? 120;
    const ringAt = random() < 0.5;
    const { homes, parks } = blocksOf(random, across, down, turn, taken);
    const nearest = homes.toSorted((one, other) => fromMiddle(one) - fromMiddle(other))[0] ?? [240, 170, 0, 0];
    const lanes = `${across.map((x) => `M${x}-160V520`).join('')}${down.map((y) => `M-120 ${y}H600`).join('')}`;
    const main = `M${avenue}-160V520M-120 ${high}H600`;
    const metro = ringAt
      ? `M-120 ${high + 37}H${avenue - 46}q46 0 46 46V520`
      : `M${avenue + 46}-160V${high - 40}q0 40 60 40H600`;
    return (
      <>
        <defs>
          <path id={id('h')} d={rects(...homes)} />
          <path id={id('t')} d={circles(...treesIn(parks, taken))} />
        </defs>
        <path className="gr2" d={rects([0, 0, 480, 360])} />
        <g transform={`rotate(${turn} 240 180)`}>
          <path className="f3" d={rects(...parks)} />
          <path className="s-gr" strokeWidth="11" d={lanes} />
          <path className="s-t" strokeWidth="8.500" d={lanes} />
          {drawn}
          <path className="s-gr3" strokeWidth="17" d={main} />
          <path className="s-t" strokeWidth="14" d={main} />
          <path className="s-b" strokeWidth="1.6" strokeDasharray="8 7" d={main} />
          <use href={`#${id('h')}`} className="sh" opacity=".2" transform="translate(3 4)" />
          <use href={`#${id('h')}`} className="n0" />
          <path className="w0" d={rects(...homes.filter((_home, at) => at % 4 === 0))} />
          <use href={`#${id('t')}`} className="sh" opacity=".25" transform="translate(3 3)" />
          <use href={`#${id('t')}`} className="f2" />
          <path className="s-fl" strokeWidth="3.500" d={metro} />
          {pin(nearest, turn)}
        </g>
      </>
    );
  },
};
