import type { DrawingPlan } from '#src/art/parts/drawingPlan.ts';
import { circles, polygon, rects, roundArch } from '#src/art/parts/geometry.ts';
import { people } from '#src/art/parts/life.tsx';
import { shrub, tree } from '#src/art/parts/plants.tsx';

/** Delhi: India Gate over its lawns. */
export const delhi: DrawingPlan = {
  title: 'India Gate, Delhi',
  sun: [112, 100, 42],
  hills: false,
  draw: (kit) => {
    const { url, random } = kit;
    const visitor = 96 + random() * 50;
    const friend = 360 + random() * 40;
    return (
      <>
        {[20, 70, 116].map((x, at) => (
          <g key={x}>
            {tree(kit, x, 290, 1 - at * 0.16, 'mango')}
            {tree(kit, 480 - x, 290, 1 - at * 0.16, 'mango')}
          </g>
        ))}
        <path className="f3" d={rects([0, 284, 480, 76])} />
        <path className="f2" d="M0 300C120 286 360 310 480 292V360H0z" opacity=".5" />
        <path className="gr2" d={polygon([196, 286], [284, 286], [390, 360], [90, 360])} />
        <path className="wa s-t" strokeWidth="3" d={polygon([222, 300], [258, 300], [280, 346], [200, 346])} />
        <path className="sh" d={polygon([318, 288], [346, 284], [420, 300], [400, 306])} opacity=".25" />
        <path className="w2" d={rects([138, 270, 204, 18])} />
        <path className="w3" d={polygon([332, 118], [348, 124], [348, 268], [332, 268])} />
        <path fill={url('w')} d={rects([148, 118, 184, 150])} />
        <path className="w3" d={polygon([322, 84], [334, 89], [334, 110], [322, 110])} />
        <path className="w" d={rects([158, 84, 164, 26], [176, 62, 128, 18], [206, 46, 68, 12])} />
        <path
          className="t"
          d={`${rects([134, 266, 212, 6], [142, 110, 196, 9], [154, 80, 172, 6], [172, 58, 136, 5])}M212 46a28 12 0 0 1 56 0z${roundArch(190, 144, 100, 122)}`}
        />
        <path className="sh" d={rects([148, 119, 184, 6])} opacity=".25" />
        <path className="t2" d={`${rects([142, 134, 196, 4])}M240 34a28 12 0 0 1 28 12h-18z`} />
        <text className="w3" transform="translate(242 103)" textAnchor="middle" letterSpacing="4" fontWeight="600">
          INDIA
        </text>
        <path className="s1" d={roundArch(197, 151, 86, 115)} />
        <path className="w3" d="M197 266V194a43 43 0 0 1 66-36.500a60 60 0 0 0-44 60V266z" />
        <path className="f3" d={rects([219, 242, 64, 24])} />
        <path className="f2" d="M226 262a10 10 0 0 1 18-6a12 12 0 0 1 22 0a10 10 0 0 1 17 4v6h-57z" />
        <path className="w2" d={circles([168, 158, 7], [312, 158, 7])} />
        <path className="w2" d={rects([156, 186, 24, 70], [300, 186, 24, 70])} opacity=".45" />
        <path className="w3" d={roundArch(160, 204, 16, 48) + roundArch(304, 204, 16, 48)} />
        <path className="b" d={`M232 260q-4-8 8-18q10 10 6 18z${circles([168, 158, 3.5], [312, 158, 3.5])}`} />
        <path className="sh" d={rects([228, 260, 24, 6])} opacity=".7" />
        {shrub(96, 296, 60, 18)}
        {shrub(336, 300, 70, 20)}
        {people('a', [visitor, 334, 26], [friend, 326, 24])}
        {people('fl', [visitor + 16, 336, 24])}
      </>
    );
  },
};
