import { arches } from '#src/art/parts/arcades.ts';
import type { DrawingKit, DrawingPlan } from '#src/art/parts/drawingPlan.ts';
import { polygon, rects } from '#src/art/parts/geometry.ts';
import { gradient } from '#src/art/parts/gradient.tsx';
import { bands, shadows } from '#src/art/parts/ledges.tsx';
import { birds, people } from '#src/art/parts/life.tsx';
import { palm, pot, shrub } from '#src/art/parts/plants.tsx';

// The landings of the stairs from top to bottom: height, half the width.
const landings = [
  [212, 78],
  [238, 92],
  [264, 106],
  [290, 120],
] as const;

const walls = landings.map(([y, half]) => [240 - half, y + 3, half * 2] as const);
const flights = landings
  .map(([y, half], at) => {
    const [from, to] = at % 2 ? [half, 16] : [16, half];
    return `M${240 - from} ${y + 2}L${240 - to} ${y + 28}M${240 + from} ${y + 2}L${240 + to} ${y + 28}`;
  })
  .join('');

const church = ({ id, url }: DrawingKit) => (
  <>
    <path className="w2" d={polygon([336, 112], [350, 120], [350, 212], [336, 212])} />
    <path fill={url('x')} d={rects([144, 110, 48, 102], [288, 110, 48, 102], [192, 96, 96, 116])} />
    <path fill={url('x')} d="M208 96V62q0-6 6-8l6-4v-6h40v6l6 4q6 2 6 8v34z" />
    <path fill={url('x')} d="M222 44q2-14 18-20q16 6 18 20z" />
    <path className="t2" d="M262 52v44h10V62q0-6-6-8zM248 28q8 5 10 16h-8zM326 110h10v102h-10zM182 110h10v102h-10z" />
    <path
      className="s-bl"
      strokeWidth="4"
      d="M146 108v104M194 98v114M286 98v114M334 108v104M140 160h200M188 97h104M140 108h54M286 108h54M204 62h72M216 45h48"
    />
    {shadows(4, [144, 111, 48], [288, 111, 48], [192, 99, 96], [144, 162, 192], [210, 63, 60])}
    <path className="t" d="M144 106l24-26l24 26zM288 106l24-26l24 26z" />
    <path className="t2" d="M170 82l22 24h-14zM314 82l22 24h-14z" />
    <path
      className="s-w3"
      strokeWidth="2.400"
      d="M240 24V8M235 13h10M168 80V70M164.500 73.500h7M312 80V70M308.500 73.500h7"
    />
    <use href={`#${id('p')}`} x="192" y="94" />
    <use href={`#${id('p')}`} x="282" y="94" />
    <path
      className="w4"
      d={arches(
        [231, 66, 18, 28],
        [160, 124, 17, 30],
        [303, 124, 17, 30],
        [230, 118, 20, 32],
        [204, 118, 15, 30],
        [261, 118, 15, 30],
      )}
    />
    <path className="b" d="M234 86q2-2 2-8q1-6 4-6q3 0 4 6q0 6 2 8zM238 87h4v3h-4z" />
    <path
      className="wd s-bl"
      strokeWidth="2.500"
      d={arches([226, 170, 28, 42], [160, 176, 18, 36], [303, 176, 18, 36])}
    />
  </>
);

const stairs = (
  <>
    <path className="t2" d={polygon([162, 212], [318, 212], [372, 320], [108, 320])} />
    {shadows(5, ...walls)}
    <path className="s-sh" strokeWidth="7" strokeOpacity=".2" d={flights} transform="translate(2 5)" />
    <path className="s-wh" strokeWidth="7" d={flights} />
    {bands('wh', 7, ...walls.map(([x, y, w]) => [x - 4, y - 7, w + 8] as const))}
    <path
      className="s-bl"
      strokeDasharray="2 4"
      strokeWidth="3"
      strokeOpacity=".6"
      d={walls.map(([x, y, w]) => `M${x} ${y - 3.5}h${w}`).join('')}
    />
    <path className="sh" d={polygon([368, 320], [376, 314], [460, 330], [430, 334])} opacity=".16" />
    {bands('t', 6, [104, 318, 272])}
    {bands('t2', 6, [96, 324, 288])}
  </>
);

/** Goa: a white church above zigzag stairs. */
export const goa: DrawingPlan = {
  title: 'Church of Our Lady of the Immaculate Conception, Panaji, Goa',
  sun: [390, 88, 40],
  lamps: true,
  draw: (kit) => {
    const { id, random } = kit;
    const visitor = 150 + random() * 40;
    const flock = random() * 40;
    return (
      <>
        <defs>
          {gradient(id('x'), [1, 0.4], 'wh', 't')}
          <g id={id('p')}>
            <path className="t2" d="M0 0h6v-14l-3-10l-3 10z" />
          </g>
        </defs>
        {palm(kit, 96, 286, 1.15)}
        {palm(kit, 400, 288, 1.05)}
        <path className="f2" d="M0 292V250q30-20 70-10q30-16 60 0h220q30-20 66-4q34-12 64 4v52z" />
        <path className="f1" d="M0 296v-24q30-14 62-4q30-10 50 8v20zM480 296v-26q-30-12-60-2q-30-8-52 10v18z" />
        {church(kit)}
        <path className="gr" d={rects([0, 290, 480, 70])} />
        <path className="gr2" d="M0 312C120 300 330 324 480 306V360H0z" />
        {stairs}
        {shrub(36, 322, 76, 24)}
        {shrub(380, 324, 84, 26)}
        {pot(kit, 116, 336, 0.8)}
        {pot(kit, 364, 336, 0.8)}
        {people('a', [visitor, 346, 26])}
        {people('fl', [visitor + 18, 348, 24])}
        {birds([52 + flock, 96], [78 + flock, 80])}
      </>
    );
  },
};
