import type { DrawingPlan } from '../parts/drawingPlan.ts';
import { rects } from '../parts/geometry.ts';
import { pick } from '../parts/pick.ts';
import { shrub, tree } from '../parts/plants.tsx';
import { person } from '../parts/street.tsx';

// The outline of the future house: front and right side, and its openings.
const houses = [
  {
    shape: 'M182 284V190L244 140L306 190V284zM306 190L340 182V268L306 284M244 140L284 134L340 182',
    openings: 'M226 284v-46h36v46M196 206h24v24h-24zM268 206h24v24h-24z',
  },
  {
    shape:
      'M190 284V214H300V284zM300 214L334 206V270L300 284M168 214V152H300V214zM300 152L340 146V205L300 214M168 152L214 146H340',
    openings: 'M206 284V236h30v48M250 232h36v30h-36zM184 168h60v32h-60zM258 168h28v32h-28z',
  },
  {
    shape:
      'M196 284V120H290V284zM290 120L330 114V270L290 284M196 120L240 114H330M196 174H290L330 165M196 228H290L330 217',
    openings: 'M228 284v-40h30v40M208 134h30v26h-30zM250 134h30v26h-30zM208 188h30v26h-30zM250 188h30v26h-30z',
  },
] as const;

const MEASURE = 'M42 350H458M42 344v12M458 344v12M52 345l-10 5l10 5M448 345l10 5l-10 5';
const LAWN = 'M150 232H366L458 336H42z';

const boundaryWall = (
  <>
    <path className="w" d="M150 212h216v20H150z" />
    <path className="w2" d="M150 212v20L42 336v-32z" />
    <path className="t" d="M148 208h220v5H150L42 305v-8L148 208z" />
    <path className="sh" d="M150 232l16 6L84 336H42z" opacity=".28" />
    <path className="w0" d={rects([144, 202, 11, 32], [362, 202, 11, 32])} />
  </>
);

const fence = (
  <>
    <path className="s-t" strokeWidth="2.4" d="M42 318L150 220H366L458 318M42 304L150 212H366L458 304" />
    <path
      className="s-wd"
      strokeWidth="4"
      d="M150 232v-26M204 232v-26M258 232v-26M312 232v-26M366 232v-26M118 263v-32M82 298v-34M398 263v-32M434 298v-34"
    />
  </>
);

const pegs = (
  <>
    <path className="day s-a" strokeWidth="2.4" d={MEASURE} />
    <path className="night s-t" strokeWidth="2.4" d={MEASURE} />
    <path className="sh" d="M40 336l24 3l-22 2zM456 336l24 3l-22 2zM364 232l24 3l-22 2z" opacity=".4" />
    <path className="wd" d={rects([40, 296, 4, 42], [456, 296, 4, 42], [364, 192, 4, 42])} />
    <path className="a" d="M44 296l22 7l-22 8zM460 296l22 7l-22 8zM368 192l22 7l-22 8z" />
  </>
);

const saleBoard = (
  <>
    <path className="wd" d={rects([398, 248, 3, 34], [436, 254, 3, 34])} />
    <path className="t" d="M390 226l56 6v30l-56-8z" />
    <path className="a" d="M399 244l9-9l9 11v6l-18-2z" />
    <path className="s-w3" strokeWidth="2.5" d="M422 240l18 2M422 246l14 2" />
  </>
);

const bricks = (
  <>
    <path className="w3" d="M392 286l44-6v-16l-44 4z" />
    <path className="w2" d="M366 282l26 4v-18l-26-3zM366 265l42-5l28 4l-44 4z" />
    <path className="s-t" strokeOpacity=".4" d="M392 277l44-5M366 273l26 4M414 266v8M380 267v8M404 276v8" />
  </>
);

/** A residential plot with the outline of a house. The seed decides outline, lawn, wall and neighbours. */
export const plot: DrawingPlan = {
  title: 'A residential plot with boundary pegs',
  sun: [108, 84, 42],
  horizon: 228,
  draw: (kit) => {
    const { random } = kit;
    const house = pick(random, houses);
    const bare = random() < 0.4;
    const walled = random() < 0.6;
    const flat = random() < 0.5;
    const board = random() < 0.6;
    const visited = random() < 0.6;
    return (
      <>
        <path className="n" d={rects([30, 168, 64, 58], [386, 156, 76, 70])} />
        <path className="n2" d={flat ? 'M24 162h76v8H24z' : 'M24 168l38-28l38 28z'} />
        <path className="t" d={flat ? 'M380 156l44-34l44 34z' : 'M380 150h88v7h-88z'} />
        <path className="n2" d={rects([400, 172, 16, 18], [432, 172, 16, 18], [44, 186, 14, 16], [68, 186, 14, 16])} />
        {tree(kit, 128, 226, 0.62)}
        {tree(kit, 352, 226, 0.7)}
        {tree(kit, 12, 228, 0.6)}
        <path className="gr" d={rects([0, 222, 480, 138])} />
        <path className="f3" d="M0 226C100 218 380 232 480 222V250H0z" opacity=".8" />
        <path className={bare ? 'gr3' : 'f2'} d={LAWN} />
        <path className={bare ? 'gr' : 'f3'} d={LAWN} opacity=".5" />
        <path className={bare ? 'gr2' : 'f3'} d="M150 232h54l-42 104H42zM258 232h54l42 104h-96z" opacity=".6" />
        {walled ? boundaryWall : fence}
        <path className="sh" d="M306 284l34-16l70 12l-34 14z" opacity=".2" />
        <path
          className="s-sh"
          strokeWidth="3.2"
          strokeDasharray="7 5"
          strokeOpacity=".6"
          transform="translate(1.500 1.500)"
          d={house.shape + house.openings}
        />
        <g className="t s-t" fillOpacity=".5" strokeWidth="3.2" strokeDasharray="7 5" strokeLinejoin="round">
          <path d={house.shape} />
          <path fillOpacity="0" d={house.openings} />
        </g>
        {pegs}
        {board ? saleBoard : bricks}
        {visited ? (
          <>
            {person(124, 322, 'a', 1.05)}
            {person(148, 318, 'b2', 0.96)}
          </>
        ) : (
          <>
            {tree(kit, 104, 320, 0.42)}
            {tree(kit, 398, 322, 0.4)}
          </>
        )}
        {shrub(130, 236, 34, 12)}
        {shrub(-30, 346, 70, 30)}
      </>
    );
  },
};
