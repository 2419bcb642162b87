import type { DrawingPlan } from '../drawingPlan';
import { type Box, polygon, rects } from '../geometry';
import { ashoka, shrub, tree } from '../plants';
import { car } from '../street';

const screens = ['M6 2l4 4l-4 4l-4-4z', 'M2 2h3v8H2zM7 2h3v8H7z', 'M1 5a5 5 0 0 1 10 0v6H1z'] as const;

/** A builder floor on a quiet street; its storeys, screen, planters, car and neighbours are the seed's. */
export const floor: DrawingPlan = {
  title: 'A builder floor on a quiet street',
  sun: [398, 58, 30],
  hills: false,
  draw: (kit) => {
    const { id, url, random } = kit;
    const storeys = 3 + Math.floor(random() * 2);
    const screen = screens[Math.floor(random() * screens.length)] ?? screens[0];
    const screenPaint = random() < 0.4 ? 'a' : 'wd';
    const parked = random() < 0.7;
    const planted = Math.floor(random() * 3);
    const left = 96 + Math.floor(random() * 5) * 12;
    const right = 84 + Math.floor(random() * 5) * 12;
    const top = 262 - storeys * 47;
    const roofs: readonly Box[] = [
      [0, left - 6, 132, 7],
      [350, right - 6, 130, 7],
    ];
    const rows = [0, 1].map((row) => row * 62);
    return (
      <>
        <defs>
          <pattern id={id('j')} width="12" height="12" patternUnits="userSpaceOnUse" x="274" y="4">
            <path className={screenPaint} d="M0 0h12v12H0z" />
            <path className="w4" d={screen} />
          </pattern>
          <g id={id('b')}>
            <path className="w3" d={rects([152, 0, 112, 40])} />
            <path fill={url('g')} d={rects([160, 8, 62, 32])} />
            <path className="wh" d="M166 8h18l-14 32h-10V24z" opacity=".25" />
            <path className="s-w0" strokeWidth="2.4" d="M191 8v32" />
            <path className="wd" d={rects([230, 8, 26, 32])} />
            <path fill={url('g')} d={rects([233, 12, 20, 12])} />
            <path className="sh" d="M152 0h112v10H160v30h-8z" opacity=".38" />
            <path className="wh" d={rects([146, 20, 120, 18])} opacity=".32" />
            <path className="w0" d={rects([145, 18, 122, 3], [143, 38, 126, 9])} />
            <path className="w2" d={rects([143, 45, 126, 2.4])} />
          </g>
          <g id={id('p')}>
            <path className="f2" d="M0 2c2-9 12-10 16-4c6-6 14-2 15 4l-4 9c-4 3-8-2-12 2C10 16 3 10 0 2z" />
            <path className="s-fl" strokeWidth="5" strokeLinecap="round" d="M7-2h.1M16 1h.1M25-3h.1" />
          </g>
        </defs>
        <path className="n" d={rects([0, left, 126, 308 - left], [356, right, 124, 308 - right])} />
        <path
          className="n2"
          d={rects(
            ...rows.flatMap((y): Box[] => [
              [18, left + 24 + y, 32, 36],
              [74, left + 24 + y, 32, 36],
              [380, right + 26 + y, 38, 36],
              [438, right + 26 + y, 38, 36],
            ]),
          )}
        />
        <path
          className="n0"
          d={rects(
            ...roofs,
            ...rows.flatMap((y): Box[] => [
              [10, left + 60 + y, 106, 5],
              [370, right + 62 + y, 110, 5],
            ]),
          )}
        />
        <path className="sh" d={polygon([350, top + 38], [384, top + 78], [384, 308], [350, 308])} opacity=".16" />
        <path className="gr" d={rects([0, 306, 480, 54])} />
        <path className="w2" d={rects([176, top - 34, 34, 28])} />
        <path className="w3" d={rects([198, top - 34, 12, 28])} />
        <path className="w" d={rects([150, top - 2, 118, 310 - top])} />
        <path className="w3" d={polygon([332, top - 14], [350, top - 6], [350, 306], [332, 306])} />
        <path
          className="wd"
          d={rects([160, top - 28, 3, 26], [256, top - 28, 3, 26], [224, top - 28, 3, 26], [154, top - 30, 112, 4])}
        />
        <path fill={url('w')} d={rects([264, top - 18, 68, 326 - top])} />
        <path fill={url('j')} d={rects([274, top - 2, 48, 252 - top])} />
        <path className="sh" d={`M274 ${top - 2}h48v5h-43v${247 - top}h-5z`} opacity=".4" />
        <path className="t" d={rects([260, top - 23, 76, 6])} />
        <path className="w2" d={`M336 ${top - 23}l16 7v5l-16-6z`} />
        <path className="w0" d={rects([148, top - 8, 116, 8])} />
        {Array.from({ length: storeys }, (_none, at) => top + at * 47).map((y) => (
          <use key={y} href={`#${id('b')}`} y={y} />
        ))}
        {[0, 2, 3].slice(0, 1 + planted).map((at) => (
          <use key={at} href={`#${id('p')}`} x={150 + at * 22 + planted * 8} y={top + at * 47 + 18} />
        ))}
        <path className="w4" d={rects([150, 262, 182, 46])} />
        <path className="w" d={rects([150, 262, 10, 46], [204, 262, 9, 46], [262, 262, 70, 46])} />
        <path className="sh" d={rects([150, 262, 112, 8])} opacity=".45" />
        <path className="a" d={rects([278, 268, 34, 40])} />
        <path fill={url('g')} d={rects([283, 273, 10, 20])} />
        <path className="b" d={rects([306, 286, 2.5, 9])} />
        {parked ? car(236, 309, 0.95) : null}
        <path className="w" d={rects([0, 286, 140, 22], [342, 286, 138, 22])} />
        <path className="t" d={rects([0, 282, 142, 5], [340, 282, 140, 5])} />
        <path className="w0" d={rects([132, 272, 14, 36], [336, 272, 14, 36])} />
        <path className="w2" d={rects([142, 272, 4, 36], [346, 272, 4, 36])} />
        <path className="t2" d={rects([0, 308, 480, 9])} />
        <path className="rd" d={rects([0, 316, 480, 44])} />
        <path className="t" d="M0 336h54v4H0zM104 336h70v4h-70zM224 336h70v4h-70zM344 336h70v4h-70z" opacity=".7" />
        <path className="sh" d="M332 308l18-2l90 10l-20 6l-88-6z" opacity=".22" />
        {tree(kit, 78, 314, 1.28)}
        {shrub(372, 312, 80, 26)}
        {ashoka(456, 312, 13, 92)}
        {parked ? null : car(404, 340, 1.1)}
      </>
    );
  },
};
