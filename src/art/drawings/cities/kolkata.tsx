import type { DrawingPlan } from '#src/art/parts/drawingPlan.ts';
import { polygon, rects } from '#src/art/parts/geometry.ts';
import { birds, countryBoat, people, ripples } from '#src/art/parts/life.tsx';

const chordAt = (x: number) => {
  const off = Math.abs(x - 240);
  return +(off < 120 ? 158 - (off / 120) ** 1.65 * 74 : 84 + ((off - 120) / 120) ** 0.92 * 118).toFixed(1);
};
const posts = Array.from({ length: 25 }, (_none, at) => at * 20);
const chord = `M${posts.map((x) => `${x} ${chordAt(x)}`).join('L')}`;
const bracing = posts
  .map(
    (x) => `M${x} ${chordAt(x)}V226${x % 40 ? `M${x} ${chordAt(x)}L${x + 20} 226` : `L${x + 20} ${chordAt(x + 20)}`}`,
  )
  .join('');

/** Kolkata: Howrah Bridge over the Hooghly. */
export const kolkata: DrawingPlan = {
  title: 'Howrah Bridge, Kolkata',
  sun: [240, 182, 38],
  hills: false,
  draw: ({ random }) => {
    const boat = 80 + random() * 60;
    const sail = 350 + random() * 60;
    const bus = random() * 60;
    return (
      <>
        <path
          className="h2"
          d="M0 262v-30h40v-14h26v20h44v-26h20v50h60v-18h70v18h60v-34h22v14h50v-22h30v42h58v4z"
          opacity=".55"
        />
        <path className="wa2" d={rects([0, 258, 480, 102])} />
        <path className="h2" d={rects([0, 258, 480, 8])} opacity=".4" />
        <path className="sun" d={rects([200, 270, 80, 3], [188, 284, 104, 3], [206, 300, 68, 3])} opacity=".75" />
        <path className="s-w3" strokeWidth="2" d={bracing} />
        <path className="s-w3" strokeWidth="6" strokeLinejoin="round" d={chord} />
        <path className="s-w" strokeWidth="2" strokeLinejoin="round" transform="translate(-1-2)" d={chord} />
        <path className="night s-b" strokeWidth="3.500" strokeDasharray=".1 10" strokeLinecap="round" d={chord} />
        <path className="w3" d={rects([0, 224, 480, 12])} />
        <path className="w0" d={rects([0, 222, 480, 4])} />
        <path className="sh" d={rects([0, 236, 480, 4])} opacity=".4" />
        {[0, 240].map((x) => (
          <g key={x} transform={`translate(${x + 112})`}>
            <path className="w2" d="M0 78h16l4 148h-24zM-10 236h36l4 50h-44z" />
            <path className="w3" d="M9 78h7l4 148h-10zM10 236h16l4 50h-18z" />
            <path
              className="s-w0"
              strokeWidth="1.600"
              d="M1 104L17 128M16 104L0 128M0 140L18 170M17 140L-1 170M-1 182L19 216M18 182L-2 216"
            />
            <path className="w0" d="M-4 72h24v7h-24z" />
            <path className="t2" d="M-18 284h52v7h-52z" />
            <path className="sh" d="M-16 294h48v3h-48zM-6 304h34v2h-34z" opacity=".25" />
          </g>
        ))}
        <path className="b" d={rects([140 + bus, 213, 30, 9], [290 + bus, 213, 30, 9])} />
        <path className="a" d={rects([210 + bus, 214, 16, 8], [60, 214, 16, 8], [420, 214, 16, 8])} />
        <path className="g" d={rects([143 + bus, 215, 24, 3], [293 + bus, 215, 24, 3])} />
        {ripples([20, 344, 90], [240, 344, 70], [300, 312, 60], [430, 300, 40])}
        {countryBoat(boat, 330)}
        {people('a', [boat + 34, 314, 24])}
        <path className="gd" d={`M${sail.toFixed()} 330m-42 0q40 8 90-2q-8 16-26 16h-40q-18 0-24-14z`} />
        <path className="t" d={polygon([sail, 330], [sail, 284], [sail + 30, 325])} />
        {birds([208, 118], [250, 102])}
      </>
    );
  },
};
