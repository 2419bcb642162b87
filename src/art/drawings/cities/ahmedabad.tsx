import type { DrawingPlan } from '#src/art/parts/drawingPlan.ts';
import { polygon, rects } from '#src/art/parts/geometry.ts';
import { bands, dots, row, shadows } from '#src/art/parts/ledges.tsx';
import { people, ripples } from '#src/art/parts/life.tsx';

// The height of the canopy above the deck: low at the banks, with two waves in between.
const crests = Array.from(
  { length: 13 },
  (_none, at) =>
    [at * 40, +(150 - Math.sin((at / 12) * Math.PI) * 34 - Math.sin((at / 12) * Math.PI * 4) * 12).toFixed(1)] as const,
);
const DECK = 206;
const facets = (colour: number) =>
  crests
    .flatMap(([x, y], at) => {
      const next = crests[at + 1];
      return at % 3 === colour && next ? [polygon([x, y], [x + 40, next[1]], [x + 20, DECK - 26])] : [];
    })
    .join('');
const frame = `M${crests.map(([x, y]) => `${x} ${y}`).join('L')}${crests.map(([x, y]) => `M${x - 20} ${DECK - 26}L${x} ${y}L${x + 20} ${DECK - 26}L${x} ${DECK}z`).join('')}`;

const roof = `M${crests.map(([x, y]) => `${x} ${y}`).join('L')}V${DECK - 26}H0z`;

/** Ahmedabad: the Atal footbridge over the Sabarmati on the day of kites. */
export const ahmedabad: DrawingPlan = {
  title: 'Atal Bridge over the Sabarmati, Ahmedabad',
  sun: [378, 70, 36],
  hills: false,
  draw: ({ id, random }) => {
    const kites = ['fl', 'b', 'bl2', 'a', 'fl'].map(
      (paint, at) => [paint, 50 + at * 90 + random() * 40, 30 + random() * 62, at * 14 - 24] as const,
    );
    const walker = 120 + random() * 60;
    return (
      <>
        <defs>
          <g id={id('k')}>
            <path d="M0-14L12 0L0 16L-12 0z" />
            <path className="sh" d="M0-14L12 0L0 16z" opacity=".2" />
            <path className="s-t" d="M0 16q8 10 2 20t4 18" />
          </g>
        </defs>
        <path
          className="h2"
          d="M0 262v-34h34v-18h26v26h40v-34h24v30h50v-12h40v18h60v-30h20v22h54v-34h30v40h44v-24h30v16h28v38z"
          opacity=".5"
        />
        <path className="f2" d="M0 262v-12q16-12 34-2q14-12 34 0q16-10 36 2h280q14-12 32-2q16-12 34 0q14-8 30 2v12z" />
        <path className="t2" d={rects([0, 258, 480, 8])} />
        <path className="wa" d={rects([0, 264, 480, 96])} />
        {shadows(5, [0, 264, 480])}
        {kites.map(([paint, x, y, tilt]) => (
          <use
            key={tilt}
            href={`#${id('k')}`}
            className={paint}
            transform={`translate(${x.toFixed()} ${y.toFixed()})rotate(${tilt})`}
          />
        ))}
        <path className="w2" d="M106 214h28l6 64h-40zM346 214h28l6 64h-40z" />
        <path className="w3" d="M122 214h12l6 64h-16zM362 214h12l6 64h-16z" />
        {bands('t2', 6, [92, 276, 56], [332, 276, 56])}
        {shadows(4, [94, 284, 52], [334, 284, 52])}
        <path className="t2" d={roof} opacity=".85" />
        <path className="fl" d={facets(0)} />
        <path className="b" d={facets(1)} />
        <path className="bl2" d={facets(2)} />
        <path className="s-t" strokeWidth="2.500" strokeLinejoin="round" d={frame} />
        {bands('t', 3, [0, DECK - 27, 480])}
        {people('a2', [walker, DECK, 17], [330, DECK, 17], [236, DECK, 16])}
        {people('w4', [walker + 12, DECK, 16], [84, DECK, 17], [412, DECK, 16])}
        <path className="s-w0" d="M0 198h480" />
        {row('w0', 1.2, 8.8, [0, 198, 480, 8])}
        {bands('w0', 5, [0, DECK, 480])}
        {bands('w3', 8, [0, DECK + 5, 480])}
        {shadows(4, [0, DECK + 13, 480])}
        <g className="night">{dots('b', 4, ...crests)}</g>
        <path className="w" d="M0 296h480v6H0z" opacity=".22" />
        {ripples([24, 290, 70], [176, 286, 110], [396, 300, 70], [60, 336, 90], [300, 342, 120])}
        <path className="gd" d="M196 318h90q-6 16-20 16h-52q-14 0-18-16z" />
        <path className="t" d="M196 318h90l-2 4h-86zM214 304h48v14h-48z" />
        <path className="g" d={rects([219, 307, 10, 7], [233, 307, 10, 7], [247, 307, 10, 7])} />
        <path className="b" d="M208 300h60v4h-60z" />
        <path className="s-t" opacity=".6" d="M196 333q-20 6-40 5M290 333q24 6 44 5" />
      </>
    );
  },
};
