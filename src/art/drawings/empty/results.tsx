import { arch, circles, rects } from '#src/art/parts/geometry.ts';
import { ashoka, shrub } from '#src/art/parts/plants.tsx';

const house = (x: number, y: number, w: number, h: number, roof: string) => (
  <>
    <path className="w" d={rects([x, y, w, h])} />
    <path className={roof} d={`M${x - 4} ${y}L${x + w / 2} ${y - w / 2}L${x + w + 4} ${y}z`} />
    <path
      className="sh"
      d={`M${x + w / 2} ${y - w / 2}L${x + w + 4} ${y}H${x + w * 0.72}z${rects([x + w * 0.66, y, w * 0.34, h])}`}
      opacity=".16"
    />
    <path className="w4" d={arch(x + w / 2 - 6, y + h - 24, 12, 24)} />
  </>
);

/** A row of houses under a magnifying glass, one of them only outlined. */
export const resultsPlace = (
  <>
    {house(66, 160, 42, 50, 'a')}
    {house(212, 156, 46, 54, 'f2')}
    <path className="w2" d={rects([114, 128, 36, 82])} />
    <path className="t" d={rects([110, 122, 44, 7])} />
    <path className="sh" d="M114 129h36v4h-36zM140 133h10v77h-10z" opacity=".16" />
    <path className="g" d={rects([121, 140, 9, 12], [135, 140, 9, 12], [121, 164, 9, 12], [135, 164, 9, 12])} />
    {ashoka(264, 210, 9, 52)}
    {shrub(44, 211, 40, 16)}
    <path className="day wh" d={circles([180, 128, 46])} opacity=".5" />
    <path className="night wh" d={circles([180, 128, 46])} opacity=".12" />
    <path className="day s-w3" strokeWidth="2" strokeDasharray="5 5" d="M156 210v-48l24-20 24 20v48" />
    <path className="night s-t" strokeWidth="2" strokeDasharray="5 5" d="M156 210v-48l24-20 24 20v48" />
    <path className="wh" d="M146 108a38 38 0 0 1 44-18a50 50 0 0 0-44 18z" opacity=".6" />
    <g transform="rotate(-45 180 128)">
      <path className="b2" d={rects([175, 176, 10, 12])} />
      <path className="gd" d="M172 188h16v44a8 8 0 0 1-16 0z" />
      <path className="sh" d={rects([182, 188, 6, 44])} opacity=".25" />
    </g>
    <path className="s-b" strokeWidth="7" d={circles([180, 128, 47])} />
    <path className="s-b2" strokeWidth="7" d="M148 162a47 47 0 0 0 66-2" />
  </>
);
