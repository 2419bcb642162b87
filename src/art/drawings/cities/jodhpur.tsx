import { arches, slots } from '#src/art/parts/arcades.ts';
import type { DrawingKit, DrawingPlan } from '#src/art/parts/drawingPlan.ts';
import { rects } from '#src/art/parts/geometry.ts';
import { bands, row, shadows } from '#src/art/parts/ledges.tsx';
import { birds } from '#src/art/parts/life.tsx';
import { dome } from '#src/art/parts/masonry.tsx';

// The houses of a street; below, where the street is repeated from far to near: left, top, scale.
const street = [
  ['h', 30, 4],
  ['i', 94, -2],
  ['h', 158, 6],
  ['j', 222, 0],
  ['i', 286, -6],
  ['h', 350, 2],
  ['i', 412, 8],
  ['h', 474, 0],
  ['j', 536, 6],
  ['i', 598, 0],
  ['h', 660, 4],
  ['i', 722, -4],
  ['j', 786, 2],
] as const;
const streets = [
  [-20, 258, 0.62],
  [-206, 290, 0.86],
  [-60, 330, 1.08],
  [-330, 384, 1.4],
] as const;

const houses = ({ id }: DrawingKit) => (
  <>
    <g id={id('h')}>
      <path className="bl" d="M-32 0V-50h48V0z" />
      <path className="bl2" d="M16-50h16V0H16zM-32-50h48v4h-48z" />
      <path className="t" d="M-34-54h52v4h-52z" opacity=".8" />
      <path className="w4" d="M-24-38h9v14h-9zM-4-38h9v14h-9zM-6 0v-18h10V0z" />
    </g>
    <g id={id('i')}>
      <path className="bl" d="M-30 0V-38h20v-24h30V0z" />
      <path className="bl2" d="M20-62h12V0H20zM-10-38h6V0h-6z" />
      <path className="t" d="M-32-41h22v3h-22zM-12-65h34v3h-34z" opacity=".8" />
      <path className="w4" d="M-2-54h8v12h-8zM8-54h8v12h-8zM-24-28h8v12h-8zM0 0v-18h10V0z" />
    </g>
    <g id={id('j')}>
      <path className="t" d="M-28 0V-44h44V0z" />
      <path className="t2" d="M16-44h14V0H16zM-28-44h44v4h-44z" />
      <path className="w4" d="M-20-34h8v12h-8zM-4-34h8v12h-8zM-6 0v-14h10V0z" />
    </g>
    <g id={id('d')}>{dome(0, 0, 18, 14)}</g>
  </>
);

const fort = ({ id, url }: DrawingKit) => (
  <>
    <path
      className="w3"
      d="M384 158L410 188L430 214L446 262H360L378 220L362 196L380 168zM118 150l20 40l-14 30l18 42H96q8-40 14-66zM210 150l14 36l-12 22l14 54h-30l4-60l-10-30zM296 146l16 42l-8 30l10 44h-28l6-46l-10-30z"
      opacity=".55"
    />
    <path fill={url('w')} d={rects([116, 92, 90, 72], [206, 70, 88, 92], [294, 84, 60, 76])} />
    <path className="w3" d={rects([196, 92, 10, 72], [282, 70, 12, 92], [374, 92, 12, 70])} />
    <path
      fill={url('v')}
      d="M104 166l4-66h26l4 66zM186 168l4-88h24l4 88zM272 168l4-96h26l4 96zM346 162l4-70h24l4 70z"
    />
    <path className="w2" d="M124 166V100h10l4 66zM206 168V80h8l4 88zM292 168V72h10l4 96zM366 162V92h8l4 70z" />
    {bands(
      't',
      4,
      [104, 97, 34],
      [186, 77, 32],
      [272, 69, 34],
      [346, 89, 32],
      [206, 67, 90],
      [216, 96, 60],
      [138, 112, 50],
      [304, 108, 44],
    )}
    {shadows(4, [206, 71, 88], [216, 100, 58], [138, 116, 50], [304, 112, 44])}
    <path
      className="w4"
      d={
        arches([222, 80, 7, 13, 12, 4], [222, 106, 7, 12, 12, 4], [144, 98, 6, 11, 11, 4], [308, 92, 6, 12, 11, 4]) +
        slots([116, 112, 5, 9], [199, 94, 5, 9], [286, 88, 5, 9], [356, 104, 5, 9])
      }
    />
    {row('w0', 5, 3.3, [105, 91, 32, 6], [187, 71, 30, 6], [273, 63, 32, 6], [347, 83, 30, 6], [139, 86, 46, 6])}
    {dome(250, 67, 26, 20)}
    <use href={`#${id('d')}`} x="160" y="92" />
    <use href={`#${id('d')}`} x="322" y="84" />
    <path className="f1" d="M84 262q6-16 20-12q8-12 22-2q10-6 16 14zM330 262q6-14 18-10q10-12 24-2q12-4 16 12z" />
    <path className="gr3" d="M0 240Q120 226 240 244T480 236V360H0z" />
  </>
);

/** Jodhpur: Mehrangarh over the blue houses. */
export const jodhpur: DrawingPlan = {
  title: 'Mehrangarh over the blue houses of Jodhpur',
  sun: [58, 78, 34],
  horizon: 262,
  lamps: true,
  draw: (kit) => {
    const { id, random } = kit;
    const shift = random() * 40;
    const flock = random() * 40;
    return (
      <>
        <defs>
          {houses(kit)}
          <g id={id('r')}>
            {street.map(([kind, x, y]) => (
              <use key={x} href={`#${id(kind)}`} x={x} y={y} />
            ))}
          </g>
        </defs>
        <path className="w2" d="M76 262C86 232 96 204 104 190L118 150L384 158L410 188L430 214L446 262z" />
        {fort(kit)}
        {streets.map(([x, y, scale], at) => (
          <use
            key={y}
            href={`#${id('r')}`}
            transform={`translate(${(x + (at % 2 ? shift : -shift)).toFixed()} ${y})scale(${scale})`}
          />
        ))}
        {birds([400 - flock, 70], [426 - flock, 54])}
      </>
    );
  },
};
