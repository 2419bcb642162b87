import type { DrawingKit, DrawingPlan } from '#src/art/parts/drawingPlan.ts';
import { type Box, circles, polygon, rects } from '#src/art/parts/geometry.ts';
import { gradient } from '#src/art/parts/gradient.tsx';
import { bands, row, shadows } from '#src/art/parts/ledges.tsx';
import { shrub, tree } from '#src/art/parts/plants.tsx';

// The columns and rows of panes that may be lit in each tower. A pane of the pattern is 11 × 9.
const towers = [
  [4, 8, 15, 27],
  [11, 15, 9, 27],
  [20, 27, 11, 27],
  [29, 33, 12, 27],
  [36, 40, 17, 27],
] as const;
const lamp = (tower: (typeof towers)[number] = towers[0], across = 0, down = 0): Box => {
  const [left, right, top, foot] = tower;
  return [
    (left + Math.floor(across * (right - left + 1))) * 11 + 2,
    (top + Math.floor(down * (foot - top))) * 9 + 2,
    8,
    6,
  ];
};

const glassTowers = ({ url }: DrawingKit) => (
  <>
    <path fill={url('x')} d={rects([38, 128, 64, 170], [116, 76, 58, 222], [316, 104, 58, 194], [394, 146, 62, 152])} />
    <path className="gt3" d="M102 128l16 8v162h-16zM174 76l16 8v214h-16zM374 104l16 8v186h-16zM456 146l18 8v144h-18z" />
    <path className="s-t" strokeWidth="10" opacity=".16" d="M44 236l52-60M122 190l46-54M322 214l46-54M400 250l50-58" />
    <path fill={url('p')} d={rects([38, 128, 80, 170], [116, 76, 74, 222], [316, 104, 74, 194], [394, 146, 80, 152])} />
    {bands('t', 4, [36, 125, 68], [114, 73, 62], [314, 101, 62], [392, 143, 66])}
    <path className="s-w3" strokeWidth="2" d="M145 73V44M345 101V84" />
    <path fill={url('x')} d="M196 298Q216 190 204 82Q254 40 314 66Q300 180 308 298z" />
    <path className="gt3" d="M284 58Q300 60 314 66Q300 180 308 298H276Q272 170 284 58z" opacity=".75" />
    <path className="s-t" strokeWidth="16" opacity=".18" d="M210 236L278 150" />
    <path fill={url('p')} d="M196 298Q216 190 204 82Q254 40 314 66Q300 180 308 298z" />
    <path className="s-t" strokeWidth="5" d="M204 84Q254 40 314 66" />
  </>
);

const metro = ({ url }: DrawingKit, train: number) => (
  <>
    <path
      className="w2"
      d="M62 262h52l-14 12v32h-24v-32zM214 262h52l-14 12v32h-24v-32zM366 262h52l-14 12v32h-24v-32z"
    />
    <path className="w3" d="M94 262h20l-14 12v32h-10zM246 262h20l-14 12v32h-10zM398 262h20l-14 12v32h-10z" />
    <g transform={`translate(${train})`}>
      <path className="w0" d="M20 224q-18 0-26 22v6h268q10 0 10-10v-18z" />
      <path className="a" d={rects([-6, 244, 276, 6])} />
      <path
        fill={url('g')}
        d="M2 240q6-11 16-11h10v11zM36 229h52v11h-52zM100 229h52v11h-52zM168 229h42v11h-42zM220 229h44v11h-44z"
      />
      <path className="s-w2" strokeWidth="2" d="M94 225v19M160 225v19M214 225v19" />
    </g>
    {bands('w0', 6, [0, 251, 480])}
    {bands('w2', 7, [0, 257, 480])}
    {shadows(5, [0, 264, 480])}
  </>
);

/** Gurugram: the glass towers of Cyber City and the metro. */
export const gurugram: DrawingPlan = {
  title: 'Cyber City, Gurugram',
  sun: [412, 76, 36],
  hills: false,
  lamps: true,
  draw: (kit) => {
    const { id, url, random } = kit;
    const train = Math.round(random() * 150);
    const car = Math.round(random() * 120);
    const lamps = Array.from({ length: 28 }, (_none, at) => lamp(towers[at % 5], random(), random()));
    return (
      <>
        <defs>
          {gradient(id('x'), [1, 0.7], 'gt0', 'gt2', ['gt1', 0.5])}
          <pattern id={id('p')} width="11" height="9" patternUnits="userSpaceOnUse">
            <path className="s-t" strokeWidth=".9" d="M0 .5h11" opacity=".55" />
            <path className="s-t" strokeWidth=".6" d="M.5 0v9" opacity=".35" />
          </pattern>
        </defs>
        <path
          className="h2"
          d="M0 290v-92h22v-24h34v70h60v-110h30v90h160v-96h36v60h50v-34h40v30h48v106z"
          opacity=".45"
        />
        {glassTowers(kit)}
        <path className="g2" d={rects(...lamps)} />
        <path className="gr2" d={rects([0, 288, 480, 22])} />
        <path className="f3" d={rects([0, 288, 480, 8])} />
        {tree(kit, 22, 296, 0.62, 'neem')}
        {tree(kit, 190, 296, 0.5, 'mango')}
        {tree(kit, 304, 296, 0.55, 'mango')}
        {tree(kit, 462, 296, 0.6, 'neem')}
        {metro(kit, train)}
        <path className="rd" d={rects([0, 308, 480, 52])} />
        {bands('t2', 3, [0, 306, 480])}
        {row('t', 26, 22, [6, 333, 474, 2.5])}
        <path className="sh" d={polygon([50, 348], [126, 348], [132, 352], [44, 352])} opacity=".3" />
        <g transform={`translate(${car})`}>
          <path className="a" d="M52 346v-9q1-4 8-5l10-2q8-9 16-9h14q10 0 16 9q12 2 12 7v9z" />
          <path fill={url('g')} d="M74 330q6-6 12-6h5v6zM94 324h6q6 0 11 6H94z" />
          <path className="gd" d={circles([68, 347, 6], [110, 347, 6])} />
        </g>
        {shrub(396, 310, 70, 16)}
      </>
    );
  },
};
