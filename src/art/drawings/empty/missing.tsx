import { placedAt } from '#src/art/parts/fromSprite.tsx';
import { circles, cuspedArch, domeShade, domeShape, polygon, rects } from '#src/art/parts/geometry.ts';
import { potShape } from '#src/art/parts/plants.tsx';

const gateway = cuspedArch(138, 88, 60, 120, 7);

/** A lone gate in the sand with its door open, and a lost kite. */
export const missingPlace = (
  <>
    <path className="gr2" d="M52 176c40-22 70-6 104-14s70-16 112-2v50H52z" />
    <path className="gr" d="M52 192c50-14 120 4 216-12v30H52z" />
    <path className="b" d={circles([226, 76, 20])} opacity=".9" />
    <path className="s0" d={rects([136, 86, 64, 122])} />
    <path className="sun" d={circles([182, 126, 11])} />
    <path className="h1" d="M138 176q18-16 34-6t28-8v46h-62z" />
    <path className="gr" d="M138 190q30-10 62-2v20h-62z" />
    <path className="gr2" d="M168 190q-8 8 4 12t-14 6h30q-2-6-8-8t-6-10z" />
    <path className="sh" d={rects([138, 88, 6, 120])} opacity=".25" />
    <path className="sh" d="M150 208h58l82 14-78 2z" opacity=".2" />
    <path className="w" fillRule="evenodd" d={`M124 70h92v138h-92z${gateway}`} />
    <path className="w2" d={rects([204, 70, 12, 138])} />
    <path className="sh" d={rects([124, 71, 92, 5])} opacity=".25" />
    <path className="t" d={rects([118, 62, 104, 9])} />
    <path className="s-t" strokeWidth="5" d={gateway} />
    <path className="a" d={polygon([138, 122], [138, 208], [112, 216], [112, 112])} />
    <path className="a2" d="M134 128v30h-17v-34zM134 166v36l-17 5v-41z" />
    <path className="b" d={circles([132, 163, 2.2])} />
    <path className="w0" d={domeShape(168, 62, 40, 28)} />
    <path className="w2" d={domeShade(168, 62, 40, 28)} />
    <path className="b" d="M168 24l3 6-3 6-3-6z" />
    <path className="s-w3" strokeWidth="1.2" d="M252 120C236 140 240 170 262 190" />
    <path className="a" d="M252 86l18 20-18 18-16-20z" />
    <path className="a0" d="M252 86v38l-16-20z" />
    <g {...placedAt(232, 212, 1.1)}>{potShape('gd')}</g>
    <path
      className="f2"
      d="M84 210c-2-20-4-34 0-46q6-4 8 2c2 14 0 30 0 44zM86 190q-14 0-14-18q4-4 7 0q0 10 8 11zM90 196q14 0 14-18q-4-4-7 0q0 10-7 11z"
    />
    <path className="f1" d="M89 164q3 0 3 4v42h-4z" />
  </>
);
