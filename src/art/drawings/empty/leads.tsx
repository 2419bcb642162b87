import { placedAt } from '#src/art/parts/fromSprite.tsx';
import { circles, rects } from '#src/art/parts/geometry.ts';
import { potShape, shrub } from '#src/art/parts/plants.tsx';

/** A letter box with its flag up, and a letter on its way to it. */
export const leadsPlace = (
  <>
    <path
      className="s-b"
      strokeWidth="2.4"
      strokeDasharray="2 6"
      strokeLinecap="round"
      d="M232 130q-12 18-22 12M300 92q14-18 8-34"
    />
    <path className="wd" d={rects([150, 138, 12, 72])} />
    <path className="a" d="M96 142v-32a24 24 0 0 1 24-24h74v56z" />
    <path className="a3" d="M170 142v-32a24 24 0 0 1 48 0v32z" />
    <path className="w4" d="M177 136v-26a17 17 0 0 1 34 0v26z" />
    <path className="a3" d={rects([100, 142, 118, 5])} />
    <path className="sh" d="M157 147h5v63h-5zM150 147h12v8h-12z" opacity=".3" />
    <path className="t" d="M104 112a18 18 0 0 1 16-18h44v3h-43q-12 2-14 15z" opacity=".35" />
    <path className="a2" d="M211 136h-34l-5 32h36z" />
    <path className="s-t" strokeWidth="2.5" strokeLinecap="round" d="M118 122h36M118 130h22" opacity=".6" />
    <path className="b" d="M128 62h28v14h-24v30h-4z" />
    <g transform="rotate(-12 268 118)">
      <path className="sh" d="M243 104h56v38h-56z" opacity=".15" />
      <path className="t s-w3" strokeWidth="1.6" strokeLinejoin="round" d="M240 100h56v38h-56z" />
      <path className="t2" d="M241 137l19-19 8 7 8-7 19 19z" opacity=".6" />
      <path className="w0 s-w3" strokeWidth="1.6" strokeLinejoin="round" d="M240 100l28 25 28-25z" />
      <path className="b" d={circles([268, 120, 5])} />
    </g>
    <g {...placedAt(104, 212, 1.15)}>{potShape('b')}</g>
    {shrub(170, 212, 66, 24)}
    <path className="fl" d={circles([186, 196, 3], [206, 192, 3], [222, 200, 3])} />
  </>
);
