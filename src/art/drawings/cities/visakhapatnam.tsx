import type { DrawingPlan } from '#src/art/parts/drawingPlan.ts';
import { circles, polygon, rects } from '#src/art/parts/geometry.ts';
import { bands, dots, shadows } from '#src/art/parts/ledges.tsx';
import { birds, people, ripples, sailBoat } from '#src/art/parts/life.tsx';
import { palm } from '#src/art/parts/plants.tsx';

/** Visakhapatnam: the submarine on the beach, with Dolphin's Nose in the background. */
export const visakhapatnam: DrawingPlan = {
  title: 'The Kursura submarine on the beach, Visakhapatnam',
  sun: [150, 88, 42],
  hills: false,
  draw: (kit) => {
    const { url, random } = kit;
    const sail = 70 + random() * 170;
    const visitor = 60 + random() * 40;
    const flock = random() * 60;
    return (
      <>
        <path className="h1" d="M220 216q50-40 100-44q60-26 160-16v66H220z" />
        <path className="h2" d="M276 220q30-46 74-56q34-26 74-26q30-2 56 10v78H276z" />
        <path className="f2" d="M276 220q20-30 40-38q34 14 70-2q44 10 94-6v52H276z" opacity=".55" />
        <path className="wh" d="M398 138l4-46h12l4 46z" />
        <path className="a" d="M400.500 110h15l1 12h-17z" />
        <path className="t2" d="M409 138V92h5l4 46z" opacity=".6" />
        <path className="b" d={rects([402, 82, 12, 10])} />
        <path className="a2" d="M399 82h18l-9-9z" />
        <path className="night sun" d="M402 84L300 66v30zM414 84l66-8v20z" opacity=".16" />
        <path className="wa2" d={rects([0, 218, 480, 90])} />
        <path className="h2" d={rects([0, 218, 480, 3])} opacity=".5" />
        {ripples([16, 228, 60], [120, 236, 90], [330, 230, 110], [240, 226, 50])}
        {sailBoat(sail, 226)}
        <path className="gr2" d="M0 268Q70 254 150 262T330 256T480 264V360H0z" />
        <path className="s-cl" strokeWidth="5" opacity=".8" d="M0 266Q70 252 150 260T330 254T480 262" />
        <path className="gr" d="M0 310q120-14 240-4t240-6v60H0z" />
        {palm(kit, 34, 318, 1.25)}
        <path className="sh" d={polygon([90, 316], [410, 316], [470, 326], [130, 328])} opacity=".2" />
        <path className="w3" d="M132 282h18l6 34h-30zM232 286h18l6 30h-30zM338 284h18l6 32h-30z" />
        <path className="w2" d="M132 282h6l-6 34h-6zM232 286h6l-6 30h-6zM338 284h6l-6 32h-6z" />
        <path
          className="gd"
          d="M62 262Q70 240 110 238H392Q424 242 444 226V214h12v30q4 10-2 18q-20 32-76 32H120Q70 294 62 262z"
        />
        <path className="r2" d="M63 268Q72 294 120 294H378q52 0 73-27Q420 280 378 280H120Q80 280 63 268z" />
        <path className="t" d="M74 250Q84 240 110 240H390v3H112Q90 244 74 250z" opacity=".35" />
        <path className="sh" d="M444 226V214h12v30q4 10-2 18l-10 10q6-20-4-36z" opacity=".35" />
        <path className="gd" d="M210 238L216 196Q218 190 226 190H276Q288 192 292 206L298 238z" />
        <path className="t" d="M219 200q1-7 8-7h46q8 1 12 7h-4q-3-3-9-3h-44q-6 0-9 3z" opacity=".4" />
        <path className="sh" d="M276 190Q288 192 292 206L298 238H278z" opacity=".4" />
        <path className="s-w2" strokeWidth="3" d="M240 190V158M254 190V148M254 149h8M268 190V170" />
        {bands('t', 3, [224, 210, 20])}
        <path className="t" d={circles([234, 220, 5])} />
        <path fill={url('g')} d={circles([262, 206, 3], [272, 206, 3], [282, 206, 3])} />
        <path
          className="s-w2"
          strokeWidth="1.500"
          d="M84 240V228H206M304 238V228H430M120 238V228M160 238V228M340 238V228M386 238V228"
        />
        {dots('t', 3.5, [140, 262], [170, 262], [200, 262], [320, 262], [350, 262])}
        <path className="w2" d="M300 316V252h30v64h-6V258h-18v58z" />
        <path className="s-w2" strokeWidth="3" d="M306 268h18M306 280h18M306 292h18M306 304h18" />
        {shadows(4, [108, 316, 290])}
        {people('a', [visitor + 40, 344, 30], [372, 340, 28])}
        {people('fl', [visitor + 62, 346, 27], [394, 338, 22])}
        <path className="s-wd" strokeWidth="2" d="M438 350l-4-36" />
        <path className="b" d="M406 320q24-28 58-12z" />
        <path className="fl" d="M424 308q18-12 40 0l-32 6z" />
        {birds([250 + flock, 96], [278 + flock, 80], [236 + flock, 116])}
      </>
    );
  },
};
