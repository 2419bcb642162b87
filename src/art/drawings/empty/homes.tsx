import { placedAt } from '#src/art/parts/fromSprite.tsx';
import { arch, circles, cuspedArch, domeShade, domeShape, rects } from '#src/art/parts/geometry.ts';
import { ashoka, crown, potShape, shrub } from '#src/art/parts/plants.tsx';

const windows = [arch(84, 152, 16, 40), arch(106, 152, 16, 40), arch(198, 152, 16, 40), arch(220, 152, 16, 40)];
const upper = arch(136, 92, 12, 26) + arch(154, 88, 12, 30) + arch(172, 92, 12, 26);

/** A small haveli. */
export const homesPlace = (
  <>
    <g {...placedAt(52, 211, 0.72)}>{crown(['f1', 'f2', 'f3'])}</g>
    {ashoka(268, 211, 9, 56)}
    <path className="sh" d="M248 200l42 12-44 2z" opacity=".2" />
    <path className="w" d={rects([74, 138, 172, 72])} />
    <path className="w0" d={rects([126, 78, 68, 132])} />
    <path className="w2" d="M236 138h10v72h-10zM184 78h10v132h-10z" />
    <path className="sh" d="M74 143h52v5H74zM194 143h52v5h-52zM126 83h68v5h-68zM194 148h12v62h-12z" opacity=".2" />
    <path className="t" d={rects([70, 134, 56, 9], [194, 134, 56, 9], [120, 74, 80, 9], [126, 124, 68, 5])} />
    <path className="w0" d={domeShape(160, 74, 46, 32) + domeShape(86, 134, 22, 17) + domeShape(234, 134, 22, 17)} />
    <path className="w2" d={domeShade(160, 74, 46, 32) + domeShade(86, 134, 22, 17) + domeShade(234, 134, 22, 17)} />
    <path className="b" d="M160 34l3 6-3 6-3-6zM86 112l2 4-2 4-2-4zM234 112l2 4-2 4-2-4z" />
    <path className="g s-t" strokeWidth="3" d={windows.join('') + upper} />
    <path className="t" d={cuspedArch(138, 142, 44, 68, 7)} />
    <path className="w4" d={cuspedArch(142, 147, 36, 63, 7)} />
    <path className="a" d="M145 176h14v34h-14zM161 176h14v34h-14z" />
    <path className="b" d={circles([157, 192, 1.6], [163, 192, 1.6])} />
    <path className="t2" d="M130 206h60l6 6h-72z" />
    {shrub(84, 212, 38, 14)}
    {shrub(198, 212, 40, 14)}
    <g {...placedAt(128, 213, 0.8)}>{potShape('b')}</g>
    <g {...placedAt(192, 213, 0.8)}>{potShape('b')}</g>
  </>
);
