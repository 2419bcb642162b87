import type { DrawingPlan } from '#src/art/parts/drawingPlan.ts';
import { cuspedArch, polygon, rects } from '#src/art/parts/geometry.ts';
import { birds, people } from '#src/art/parts/life.tsx';
import { ground } from '#src/art/parts/masonry.tsx';
import { ashoka, shrub } from '#src/art/parts/plants.tsx';

// The storeys from top to bottom: base line, number of bays.
const storeys = [
  [72, 3],
  [112, 7],
  [156, 11],
  [202, 13],
] as const;

/** Jaipur: the Palace of Winds with its rows of small windows. */
export const jaipur: DrawingPlan = {
  title: 'Hawa Mahal, Jaipur',
  sun: [362, 92, 46],
  horizon: 296,
  lamps: true,
  draw: ({ id, url, random }) => {
    const walker = 90 + random() * 60;
    const flock = random() * 40;
    return (
      <>
        <defs>
          <pattern id={id('b')} width="24" height="42" x="12" y="-42" patternUnits="userSpaceOnUse">
            <g transform="translate(12 42)">
              <path className="w0" d="M-11 0V-22L-7-26H7L11-22V0z" />
              <path className="w2" d="M3 0V-26H7L11-22V0z" />
              <path className="w4" d="M-8-3V-14q4-5 7 0V-3zM0-3V-15q4-5 6 0V-3z" />
              <path className="t" d="M-12-5h24v2.400h-24zM-13-25Q0-30 13-25V-23H-13z" />
              <path className="w" d="M-9-26Q-8-36 0-38Q8-36 9-26z" />
              <path className="w2" d="M1-38Q8-36 9-26H3z" />
              <path className="b" d="M-1.500-40h3v3h-3z" />
            </g>
          </pattern>
        </defs>
        {ashoka(54, 300, 13, 74)}
        {ashoka(430, 300, 13, 80)}
        {ground(296)}
        <path className="w3" d={polygon([408, 205], [428, 214], [428, 300], [408, 300])} />
        <path className="w2" d={rects([204, 72, 72, 40], [156, 112, 168, 44], [108, 156, 264, 46])} />
        <path fill={url('w')} d={rects([72, 205, 336, 95])} />
        {storeys.map(([y, bays]) => (
          <g key={y} transform={`translate(240 ${y})`}>
            <path fill={url('v')} d={rects([-bays * 12 - 2, -28, bays * 24 + 4, 28])} />
            <path className="t" d={rects([-bays * 12 - 6, -1, bays * 24 + 12, 4])} />
            <path className="sh" d={rects([-bays * 12, 3, bays * 24, 4])} opacity=".25" />
            <path fill={url('b')} d={rects([-bays * 12, -41, bays * 24, 41])} />
          </g>
        ))}
        <path fill={url('b')} transform="translate(240 244)scale(1.060 1)" d={rects([-156, -41, 312, 41])} />
        <path className="t" d={rects([68, 244, 344, 4])} />
        <path className="sh" d={rects([72, 248, 336, 5])} opacity=".25" />
        <path
          className="w4 s-t"
          strokeWidth="3"
          d={[84, 134, 304, 354].map((x) => cuspedArch(x, 256, 42, 44, 5)).join('') + cuspedArch(206, 252, 68, 48)}
        />
        <path className="wd" d={rects([218, 276, 22, 24], [242, 276, 20, 24])} />
        <path className="sh" d={polygon([408, 300], [428, 300], [480, 312], [480, 318])} opacity=".2" />
        <path className="t2" d={rects([0, 300, 480, 8])} />
        {shrub(24, 304, 50, 16)}
        {shrub(410, 304, 60, 18)}
        {people('a', [walker, 342, 30])}
        {people('fl', [walker + 28, 340, 27])}
        {birds([60 + flock, 120], [88 + flock, 104])}
      </>
    );
  },
};
