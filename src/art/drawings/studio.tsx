import type { DrawingPlan } from '../parts/drawingPlan.ts';
import { arch, circles, rects, roundArch } from '../parts/geometry.ts';
import { backWall, floorboards, framed, pendant, sunPatch, tallPlant, windowFrame } from '../parts/interior.tsx';
import { beads } from '../parts/ledges.tsx';
import { pick } from '../parts/pick.ts';
import { pot } from '../parts/plants.tsx';

const windows = [
  { hole: rects([70, 60, 108, 128]), bars: 'M106 60v128M142 60v128M70 96h108' },
  { hole: roundArch(76, 56, 96, 132), bars: 'M124 56v132M76 112h96' },
  { hole: arch(70, 62, 46, 126) + arch(132, 62, 46, 126), bars: 'M70 126h46M132 126h46' },
] as const;

const quilts = ['a', 'b', 'fl', 'up'] as const;

// The bed along the wall below the window.
const daybed = (quilt: string, dotted: boolean) => (
  <>
    <path className="sh" d="M30 318H246l24 8H44z" opacity=".25" />
    <path className="wd" d={rects([32, 300, 8, 20], [232, 300, 8, 20], [24, 236, 8, 66])} />
    <path className="wd" d={rects([28, 288, 216, 14])} />
    <path className="wh" d="M34 262q0-8 8-8h192q8 0 8 8v26H34z" />
    <path className={quilt} d="M104 254H236q8 0 8 8v32H100z" />
    {dotted ? (
      beads('t', 4, 14, 'M116 264H236M112 276H238M110 287H238')
    ) : (
      <path className="s-t" strokeWidth="4" d="M128 254l-3 40M158 254l-2 40M188 254v40M218 254l2 40" opacity=".7" />
    )}
    <path className="t" d="M40 232q26-6 50 0q5 12 0 24q-24 5-50 0q-4-12 0-24z" />
    <path className="b" d="M84 238q16-5 32 0q4 9 0 18q-16 4-32 0q-4-9 0-18z" />
  </>
);

const kitchenette = (paint: string) => (
  <>
    <path className="wh" d={rects([318, 166, 162, 40])} opacity=".5" />
    <path
      className="s-ro2"
      strokeWidth="1.200"
      d="M318 179h162M318 192h162M344 166v40M370 166v40M396 166v40M422 166v40M448 166v40"
    />
    <path className="wd" d={rects([326, 122, 130, 5])} />
    <path className="sh" d={rects([328, 127, 128, 4])} opacity=".2" />
    <path className="po" d="M338 122v-20h14v20zM408 122c-6-4-6-14 0-18h14c6 4 6 14 0 18z" />
    <path className="fl" d="M358 122v-13h16v13z" />
    <path className="b" d="M382 122v-24h10v24zM434 122a9 9 0 0 1 18 0z" />
    <path className="sh" d="M310 312H480v8H322z" opacity=".25" />
    <path className={paint} d={rects([312, 214, 168, 96])} />
    <path className="sh" d={rects([312, 214, 168, 7], [367, 221, 2, 89], [423, 221, 2, 89])} opacity=".28" />
    <path className="s-b" strokeWidth="3" d="M332 232h20M386 232h20M442 232h20" />
    <path className="t" d={rects([306, 205, 174, 9])} />
    <path className="w4" d={rects([374, 203, 44, 3])} />
    <path className="w3" d="M382 203v-14q14-4 28 0v14z" />
    <path className="s-w3" strokeWidth="3" d="M448 205v-22q0-8-8-8t-8 8" />
  </>
);

const table = (
  <>
    <path className="sh" d="M212 340h82l24 6h-94z" opacity=".3" />
    <path className="s-wd" strokeWidth="4" d="M256 288v52M236 342h40" />
    <path className="wd2" d="M212 286a44 8 0 0 1 88 0a44 8 0 0 1-88 0" />
    <path className="po" d="M240 284v-12h10v12z" />
    <path className="t" d="M262 283a9 5 0 0 0 18 0z" />
    <path className="a2" d="M296 314h36v7h-36z" />
    <path className="s-wd" strokeWidth="3" d="M300 321l-4 26M328 321l4 26" />
  </>
);

/** A studio: bed, table and kitchenette in one room. The seed decides its window, quilt, cabinets, lamp and pictures. */
export const studio: DrawingPlan = {
  title: 'A studio with a kitchenette',
  sun: [138, 104, 16],
  horizon: 186,
  draw: (kit) => {
    const { id, random } = kit;
    const { hole, bars } = pick(random, windows);
    const quilt = pick(random, quilts);
    const cabinets = pick(random, ['f2', 'a2', 'wd2', 'up2'] as const);
    const dotted = random() < 0.5;
    const hung = random() < 0.5;
    return (
      <>
        <defs>
          <path id={id('h')} d={hole} />
        </defs>
        <path className="n" d="M66 190v-40h20v12h12v-34h26v50h8v-36h20v26h30v22z" />
        <path className="f2" d="M62 190a14 14 0 0 1 30-8a18 18 0 0 1 34 0a16 16 0 0 1 56 8v10H62z" />
        {backWall(hole)}
        {windowFrame(id('h'), bars)}
        <path className="t" d={rects([60, 192, 128, 7])} />
        {floorboards()}
        {sunPatch('M196 104l52 24v112l-44-18zM96 326h130l60 34H130z')}
        {hung ? (
          framed(226, 84, 54, 66, 'wd', <path className="f2" d="M12 54q2-28 15-40q13 12 15 40z" />)
        ) : (
          <>
            {framed(214, 74, 42, 52, 'b', <path className="a" d="M10 42V26q11-20 22 0v16z" />)}
            {framed(264, 92, 34, 34, 'wd', <path className="b" d={circles([17, 17, 8])} />)}
          </>
        )}
        {kitchenette(cabinets)}
        {daybed(quilt, dotted)}
        {table}
        <g transform="translate(256 44)">{pendant()}</g>
        {pot(kit, 470, 205, 0.7)}
        {tallPlant(16, 346, 0.8)}
      </>
    );
  },
};
