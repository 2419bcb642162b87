import { slots } from '#src/art/parts/arcades.ts';
import type { DrawingPlan } from '#src/art/parts/drawingPlan.ts';
import { polygon, rects } from '#src/art/parts/geometry.ts';
import { bands, dots, ledges, row, shadows } from '#src/art/parts/ledges.tsx';
import { birds, people, ripples } from '#src/art/parts/life.tsx';
import { palm } from '#src/art/parts/plants.tsx';

// The storeys of the tower from the top down: top, half the width, height.
const storeys = [
  [86, 44, 20],
  [106, 50, 22],
  [128, 57, 24],
  [152, 65, 26],
  [178, 74, 28],
  [206, 84, 30],
] as const;
const outline = storeys
  .map(([y, half, h], at) => {
    const step = `L${240 + half} ${y}V${y + h}`;
    return at ? step : `M240 86${step}`;
  })
  .join('');
const left = [...storeys]
  .reverse()
  .map(([y, half, h]) => `L${240 - half} ${y + h}V${y}`)
  .join('');
const niches = (offset: number) =>
  storeys.map(([y, half, h]) => [240 - half + 4 + offset, y + h - 15, half * 2 - 8 - offset, 11] as const);

/** Chennai: the gopuram of Kapaleeshwarar over its tank. */
export const chennai: DrawingPlan = {
  title: 'Kapaleeshwarar temple, Mylapore, Chennai',
  sun: [388, 92, 40],
  hills: false,
  lamps: true,
  draw: (kit) => {
    const { url, random } = kit;
    const visitor = 92 + random() * 40;
    const flock = random() * 40;
    return (
      <>
        {palm(kit, 62, 276, 1.1)}
        {palm(kit, 414, 276, 1.2)}
        {palm(kit, 24, 276, 0.85)}
        <path className="t" d={rects([0, 256, 480, 34])} />
        {row('r2', 9, 9, [0, 260, 480, 30])}
        {ledges(5, [-4, 253, 488])}
        <path fill={url('w')} d={`${outline}${left}z`} />
        <path className="sh" d="M262 86h22v20h6v22h7v24h8v26h9v28h10v30H282z" opacity=".16" />
        {row('po', 4.5, 16.5, ...niches(0))}
        {row('fl', 4.5, 16.5, ...niches(7))}
        {row('b', 4.5, 16.5, ...niches(14))}
        {ledges(4, ...storeys.map(([y, half]) => [240 - half - 4, y, half * 2 + 8] as const))}
        <path
          className="w0"
          d={storeys.map(([y, half, h]) => rects([240 - half / 6 - 3, y + 3, half / 3 + 6, h - 3])).join('')}
        />
        <path
          className="w4"
          d={storeys.map(([y, half, h]) => rects([240 - half / 8, y + 7, half / 4, h - 7])).join('')}
        />
        <path className="w" d="M196 88q-8-20 2-32q42-14 84 0q10 12 2 32z" />
        <path className="w2" d="M262 52q12 1 20 4q10 12 2 32h-18q6-20-4-36z" />
        {row('po', 5, 6, [204, 68, 72, 10])}
        {bands('t', 3, [196, 62, 88], [194, 82, 92])}
        <path className="b" d="M188 88q-4-22 8-36q12 14 8 36zM276 88q-4-22 8-36q12 14 8 36z" />
        {dots('fl', 8, [196, 76], [284, 76])}
        <path
          className="s-b"
          strokeWidth="2"
          d="M204 56V44M216 52V40M228 50V38M240 49V36M252 50V38M264 52V40M276 56V44"
        />
        {dots('b', 5.5, [204, 50], [216, 47], [228, 45], [240, 44], [252, 45], [264, 47], [276, 50])}
        <path fill={url('v')} d={rects([148, 236, 184, 56])} />
        <path className="w2" d={rects([312, 236, 20, 56])} />
        <path className="w2" d={slots([158, 246, 8, 40, 16, 3], [274, 246, 8, 40, 16, 3])} opacity=".7" />
        {ledges(5, [142, 234, 196])}
        {bands('t2', 6, [144, 286, 192])}
        <path className="w0" d={rects([212, 240, 56, 52])} />
        <path className="w4" d={rects([222, 246, 36, 46])} />
        <path className="wd" d="M222 246h9v46h-9zM249 246h9v46h-9z" />
        <path className="gr2" d={rects([0, 290, 480, 24])} />
        <path className="sh" d={polygon([332, 291], [338, 291], [420, 304], [396, 308])} opacity=".2" />
        <path className="t2" d={rects([0, 312, 480, 20])} />
        {bands('gr3', 2, [0, 318, 480], [0, 324, 480], [0, 330, 480])}
        {bands('t', 3, [0, 311, 480])}
        <path className="wa" d={rects([0, 332, 480, 28])} />
        {shadows(5, [0, 332, 480])}
        <path className="w" d="M150 332h180l-20 28H170z" opacity=".3" />
        {ripples([30, 344, 90], [210, 348, 80], [370, 342, 70])}
        {people('fl', [visitor, 308, 22], [360, 307, 22])}
        {people('b', [visitor + 15, 309, 20], [374, 308, 20])}
        {birds([90 + flock, 90], [116 + flock, 74])}
      </>
    );
  },
};
