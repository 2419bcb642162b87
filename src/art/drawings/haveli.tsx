import type { DrawingKit, DrawingPlan } from '../parts/drawingPlan.ts';
import { arch, type Box, circles, cuspedArch, polygon, rects, roundArch } from '../parts/geometry.ts';
import { beads } from '../parts/ledges.tsx';
import { chhatri, dome, ground, jharokha } from '../parts/masonry.tsx';
import { pick } from '../parts/pick.ts';
import { bougainvillea, pot, tree } from '../parts/plants.tsx';

// The court in front of the steps.
const courts = [
  <path
    key="paved"
    className="s-gr3"
    strokeOpacity=".6"
    d="M120 340H360M200 316L160 360M240 316V360M280 316L320 360"
  />,
  <g key="water">
    <path className="t" d="M214 322h52l22 38h-96z" />
    <path className="wa" d="M220 326h40l18 34h-76z" />
    <path className="sh" d="M220 326h40l2 5h-44z" opacity=".25" />
    <path className="s-t" strokeWidth="2" d="M240 348v-20M240 332q-8-9-12 7M240 332q8-9 12 7" />
  </g>,
  <g key="beds">
    <path className="f2" d="M176 324h40l-18 36h-64zM264 324h40l42 36h-64z" />
    {beads('fl', 5, 11, 'M182 331h28M170 341h34M160 351h38M270 331h32M276 341h40M282 351h44')}
  </g>,
] as const;

const patterns = ({ id }: DrawingKit) => (
  <>
    <pattern id={id('k')} width="10" height="10" patternUnits="userSpaceOnUse">
      <path className="w" d="M1 10V5q4-7 8 0V10z" />
    </pattern>
    <pattern id={id('j')} width="6" height="6" patternUnits="userSpaceOnUse">
      <path className="t" d="M0 0h6v6h-6z" />
      <path className="w3" d="M3 .7L5.300 3L3 5.300L.7 3z" />
    </pattern>
    <path id={id('c')} d={cuspedArch(-1, 226, 38, 70)} />
    <g id={id('a')}>
      <use href={`#${id('c')}`} className="w4" />
      <use href={`#${id('c')}`} className="day w3" transform="matrix(.89 0 0 .94 4.200 18)" opacity=".58" />
      <use href={`#${id('c')}`} className="s-t" strokeWidth="3.4" />
    </g>
  </>
);

const wingRoofs = [
  (kit: DrawingKit) => (
    <>
      {chhatri(kit, 90, 121, 0.9)}
      {chhatri(kit, 390, 121, 0.9)}
    </>
  ),
  ({ id }: DrawingKit) => (
    <>
      <g id={id('p')}>
        <path className="w" d={rects([94, 78, 64, 44])} />
        <path className="w4" d={[101, 119, 137].map((x) => roundArch(x, 87, 14, 24)).join('')} />
        <path className="w2" d="M86 80q40-40 80 0z" />
        <path className="t" d="M92 111h68v3H92z" />
        <path className="s-t" strokeWidth="4" d="M84 82q42-16 84 0" />
      </g>
      <use href={`#${id('p')}`} x="228" />
    </>
  ),
  (kit: DrawingKit) => [84, 168, 312, 396].map((x) => <g key={x}>{chhatri(kit, x, 121, 0.62)}</g>),
];

const sunCloths = (bays: readonly number[], half: number, drop: number) => (
  <>
    <path className="a" d={rects(...bays.map((x): Box => [x - half, 194 - drop, half * 2, 32]))} />
    <path className="b" d={bays.map((x) => `M${x - half} ${226 - drop}h${half * 2}l-${half} 9z`).join('')} />
  </>
);

const gateway = ({ id, url }: DrawingKit, doors: string) => (
  <>
    <path className="sh" d={polygon([290, 112], [308, 130], [308, 300], [290, 300])} opacity=".26" />
    <path fill={url('w')} d={rects([190, 106, 100, 194])} />
    <path fill={url('k')} transform="translate(0-4)" d={rects([190, 100, 100, 10])} />
    <path className="t" d={rects([186, 106, 108, 5], [193, 171, 94, 4])} />
    <path className="sh" d={rects([190, 111, 100, 5], [196, 175, 90, 5])} opacity=".24" />
    <path className="w0 s-t" strokeWidth="3" d={rects([200, 184, 80, 116])} />
    <use href={`#${id('a')}`} transform="matrix(1.579 0 0 1.557 211.600-158)" />
    <path className="w4" d={rects([213, 243, 54, 57])} />
    <path className={doors} d="M216 300V246h25v54zM242 300v-54h25v54z" />
    {beads('b', 2.4, 9, 'M222 254v36M234 254v36M248.500 254v36M261 254v36')}
    <path className="a" d={circles([208, 192, 4], [272, 192, 4])} />
    <path className="w4" d={arch(201, 126, 20, 38) + arch(228, 120, 24, 44) + arch(259, 126, 20, 38)} />
    <path fill={url('j')} d={rects([196, 158, 88, 13])} />
  </>
);

const crowns = [
  (kit: DrawingKit) => chhatri(kit, 240, 97, 1.35),
  (kit: DrawingKit) => (
    <>
      {chhatri(kit, 240, 97, 1.1)}
      {chhatri(kit, 204, 97, 0.7)}
      {chhatri(kit, 276, 97, 0.7)}
    </>
  ),
  () => (
    <>
      <path className="w" d={rects([210, 76, 60, 21])} />
      <path className="w4" d={[216, 235, 254].map((x) => roundArch(x, 80, 10, 17)).join('')} />
      <path className="t" d={rects([205, 72, 70, 5])} />
      {dome(240, 72, 56, 44)}
    </>
  ),
];

const steps = (
  <>
    <path className="t" d={polygon([192, 300], [288, 300], [298, 307], [182, 307])} />
    <path className="t2" d={polygon([182, 307], [298, 307], [310, 316], [170, 316])} />
    <path className="gr2" d={polygon([170, 316], [310, 316], [400, 360], [80, 360])} />
  </>
);

/** A haveli: jharokhas, chhatris, a cusped gateway. The seed decides crown, wings, upper floor, court, doors and cloths. */
export const haveli: DrawingPlan = {
  title: 'A haveli with jharokhas and a cusped gateway',
  sun: [330, 88, 46],
  moon: [432, 54],
  lamps: true,
  draw: (kit) => {
    const { id, url, random } = kit;
    const crown = pick(random, crowns);
    const wingRoof = pick(random, wingRoofs);
    const court = pick(random, courts);
    const doors = random() < 0.4 ? 'a' : 'wd';
    const cloths = random() < 0.45;
    const overgrown = random() < 0.6;
    const storey = random();
    const upper = storey < 0.45 ? 0 : storey < 0.75 ? 1 : 2;
    const bays = upper ? [100, 150, 330, 380] : [126, 354];
    const half = upper ? 9 : 14;
    return (
      <>
        <defs>{patterns(kit)}</defs>
        {tree(kit, 40, 292, 1.15)}
        {tree(kit, 462, 292, 0.9)}
        {ground()}
        <path className="w3" d={polygon([412, 134], [442, 144], [442, 296], [412, 300])} />
        <path className="sh" d={polygon([412, 300], [442, 296], [480, 312], [480, 322], [420, 310])} opacity=".2" />
        <path fill={url('w')} d={rects([68, 130, 344, 170])} />
        <path fill={url('k')} d={rects([70, 120, 340, 10])} />
        <path className="t" d={rects([64, 130, 352, 5], [68, 208, 344, 5])} />
        <path className="sh" d={rects([68, 135, 344, 5], [68, 213, 344, 5])} opacity=".21" />
        {[78, 128, 318, 366].map((x) => (
          <use key={x} href={`#${id('a')}`} x={x} />
        ))}
        {upper === 2
          ? [81.8, 131.8, 321.8, 369.8].map((x) => (
              <use key={x} href={`#${id('a')}`} transform={`translate(${x}-35)scale(.8)`} />
            ))
          : bays.map((x) => <g key={x}>{jharokha(kit, x, 190 - upper * 5, upper ? 0.66 : 1)}</g>)}
        {wingRoof(kit)}
        {cloths && upper < 2 ? sunCloths(bays, half, upper * 6) : null}
        {gateway(kit, doors)}
        {crown(kit)}
        {steps}
        {court}
        {overgrown ? bougainvillea(kit) : null}
        {pot(kit, 176, 312, 0.9)}
        {pot(kit, 304, 312, 0.9)}
      </>
    );
  },
};
