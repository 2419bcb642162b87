import type { DrawingKit, DrawingPlan } from '../parts/drawingPlan.ts';
import { type Box, circles, rects } from '../parts/geometry.ts';
import { pick } from '../parts/pick.ts';
import { shrub, tree } from '../parts/plants.tsx';
import { person } from '../parts/street.tsx';

// A roof: its front, right side, edge and windows.
const roofs = [
  {
    front: 'M44 146L214 92L384 146z',
    side: 'M214 92L258 98L428 154L384 146z',
    edge: 'M36 146L214 89L392 146V154L214 97L36 154z',
    glass: '',
  },
  {
    front: 'M52 146V104L132 146zM134 146V104L214 146zM216 146V104L296 146zM298 146V104L378 146z',
    side: 'M52 104L64 100L144 142L132 146zM134 104L146 100L226 142L214 146zM216 104L228 100L308 142L296 146zM298 104L310 100L424 152L378 146z',
    edge: 'M44 142H388V150H44z',
    glass: 'M56 142V112L112 142zM138 142V112L194 142zM220 142V112L276 142zM302 142V112L358 142z',
  },
  {
    front: 'M48 146C80 84 348 84 380 146z',
    side: 'M214 99.5C300 99.5 364 114 380 146L424 154C408 120 344 106 258 106z',
    edge: 'M40 146C72 78 356 78 388 146H378C346 88 82 88 50 146z',
    glass: 'M128 138C140 112 288 112 300 138z',
  },
] as const;

const bays = [66, 152, 238] as const;

const hall = ({ url }: DrawingKit, roof: (typeof roofs)[number], banded: boolean) => (
  <>
    <path className="w3" d="M384 146l44 8v134l-44 10z" />
    <path className="w2" d={roof.side} />
    <path className="sh" d={roof.side} opacity=".12" />
    <path fill={url('w')} d={roof.front} />
    <path fill={url('w')} d={rects([44, 146, 340, 152])} />
    <path fill={url('k')} d={rects([44, 146, 340, 152])} />
    {roof.glass ? <path fill={url('g')} d={roof.glass} /> : null}
    <path className="t" d={roof.edge} />
    <path className="sh" d={rects([44, 154, 340, 5])} opacity=".18" />
    {banded ? <path className="a" d="M44 160H384v12H44z" /> : <path fill={url('g')} d="M60 160H310v10H60z" />}
    <path className={banded ? 'a3' : 'w4'} d="M384 160l44 7v12l-44-7z" />
    <path className="w4" d="M394 196l10 1v24l-10 1zM412 198l9 1v20l-9 1z" />
  </>
);

const boxes = (
  <>
    <path className="wd" d="M6 240h24v28H6zM34 246h22v22H34z" />
    <path className="wd2" d="M10 218h18v20H10z" />
    <path className="s-t2" strokeOpacity=".5" d="M18 240v28M45 246v22M19 218v20" />
  </>
);

const HALF_DOWN = 'M0 194h62M0 202h62M0 210h62M0 218h62';

// A dock: open, closed or half open.
const docks = [
  boxes,
  <>
    <path className="w2" d="M0 186h62v82H0z" />
    <path className="s-w3" d={`${HALF_DOWN}M0 226h62M0 234h62M0 242h62M0 250h62M0 258h62`} />
  </>,
  <>
    <path className="w2" d="M0 186h62v34H0z" />
    <path className="s-w3" d={HALF_DOWN} />
  </>,
] as const;

const ramp = ({ url }: DrawingKit) => (
  <>
    <path className="a" d="M56 172H310l8 9H48z" />
    <path className="sh" d={rects([56, 181, 254, 6])} opacity=".35" />
    <path className="wd" d={rects([332, 216, 34, 82])} />
    <path fill={url('g')} d={rects([338, 224, 22, 22])} />
    <path className="t" d={rects([326, 206, 46, 5])} />
    <path className="w2" d={rects([44, 268, 270, 30])} />
    <path className="t2" d={rects([44, 266, 274, 5])} />
    <path className="s-b" strokeWidth="7" strokeDasharray="8 8" d="M48 276H312" />
    <path
      className="sh"
      d={rects(...bays.map((x): Box => [x + 6, 280, 10, 18]), ...bays.map((x): Box => [x + 46, 280, 10, 18]))}
      opacity=".6"
    />
    <path className="sh" d="M384 298l44-10l52 10v14z" opacity=".2" />
    <path
      className="s-b"
      strokeOpacity=".7"
      strokeWidth="2"
      d="M62 304L20 360M132 304L116 360M216 304L222 360M304 304L336 360"
    />
  </>
);

const containers = (
  <>
    <path className="b" d="M0 276h50v34H0z" />
    <path className="a" d="M-10 242h48v34h-48z" />
    <path
      className="s-sh"
      strokeOpacity=".25"
      strokeWidth="2"
      d="M6 276v34M16 276v34M26 276v34M36 276v34M4 242v34M14 242v34M24 242v34"
    />
    <path className="sh" d="M0 310h50l30 6H10z" opacity=".25" />
  </>
);

const crates = (
  <>
    <path className="wd" d="M8 310h50v4H8zM12 290h18v20H12zM34 286h20v24H34zM18 270h22v18H18z" />
    <path className="s-t2" strokeOpacity=".5" d="M12 300h18M34 298h20M18 279h22" />
    <path className="sh" d="M8 314h50l24 5H20z" opacity=".25" />
  </>
);

const lorry = (
  <g transform="translate(346 338)">
    <path className="sh" d="M-70 0H96l24 6H-60z" opacity=".3" />
    <path className="b" d="M-14-62H92V-12H-14z" />
    <path className="b0" d="M-14-62H92v6H-14z" />
    <path className="s-a" strokeWidth="8" strokeDasharray="8 8" d="M-8-38H90" />
    <path className="s-t" strokeWidth="2" d="M-14-48H92M-14-28H92" />
    <path className="a" d="M-66-14v-18q2-6 8-8l6-16q2-4 8-4h26v46z" />
    <path className="a2" d="M-66-22h48v8h-48z" />
    <path className="g2" d="M-54-40l5-13h12v13zM-32-53h9v13h-9z" />
    <path className="t" d="M-68-18h6v5h-6zM-46-66h30v6h-30z" />
    <path className="sh" d={circles([-44, -9, 10], [40, -9, 10], [66, -9, 10])} />
    <path className="t2" d={circles([-44, -9, 4], [40, -9, 4], [66, -9, 4])} />
  </g>
);

const forklift = (
  <>
    {person(352, 322, 'a', 0.95)}
    <path className="sh" d="M388 330h56l16 5h-66z" opacity=".25" />
    <path className="wd" d="M392 300h44v22h-44z" />
    <path className="wd2" d="M398 282h28v18h-28z" />
    <path className="s-t2" strokeOpacity=".5" d="M414 300v22M412 282v18" />
    <path className="s-b" strokeWidth="3.5" strokeLinecap="round" d="M440 324H386L378 292M396 329h.1M432 329h.1" />
  </>
);

/** A warehouse with its docks. The seed decides roof, open docks, containers and the lorry. */
export const warehouse: DrawingPlan = {
  title: 'A warehouse with loading docks',
  sun: [424, 64, 34],
  hills: false,
  lamps: true,
  draw: (kit) => {
    const { id, random } = kit;
    const roof = pick(random, roofs);
    const shutters = bays.map(() => pick(random, docks));
    const banded = random() < 0.6;
    const stacked = random() < 0.5;
    const parked = random() < 0.65;
    return (
      <>
        <defs>
          <pattern id={id('k')} width="8" height="8" patternUnits="userSpaceOnUse">
            <path className="sh" d="M6 0h2v8H6z" opacity=".1" />
          </pattern>
          <g id={id('d')}>
            <path className="t" d={rects([-4, 182, 70, 86])} />
            <path className="w4" d={rects([0, 186, 62, 82])} />
          </g>
        </defs>
        <path className="h2" d="M0 292v-74l34-20v20l34-20v94zM400 292v-96h12v-50h10v50h30v-22h28v118z" opacity=".55" />
        {tree(kit, 18, 294, 0.9)}
        <path className="gr" d={rects([0, 286, 480, 74])} />
        <path className="gr2" d="M0 304L480 298V360H0z" />
        {hall(kit, roof, banded)}
        {bays.map((x, at) => (
          <g key={x} transform={`translate(${x})`}>
            <use href={`#${id('d')}`} />
            {shutters[at]}
            <path className="sh" d="M0 186h62v5H4v77H0z" opacity=".35" />
          </g>
        ))}
        {ramp(kit)}
        {stacked ? containers : crates}
        {shrub(424, 306, 70, 24)}
        {parked ? lorry : forklift}
      </>
    );
  },
};
