import { arches, ogives } from '#src/art/parts/arcades.ts';
import type { DrawingKit, DrawingPlan } from '#src/art/parts/drawingPlan.ts';
import { circles, rects } from '#src/art/parts/geometry.ts';
import { dots, ledges, row } from '#src/art/parts/ledges.tsx';
import { people, ripples } from '#src/art/parts/life.tsx';
import { dome } from '#src/art/parts/masonry.tsx';

const spire = ({ id }: DrawingKit) => (
  <g id={id('p')}>
    <path className="w" d="M-24 0V-10h6C-18-44-12-76-4-94h8C12-76 18-44 18-10h6V0z" />
    <path className="w2" d="M3-94h1C12-76 18-44 18-10h6V0H6C10-40 8-70 3-94z" />
    <path className="s-w2" d="M0-10V-94M-17-32h34M-15-54h30M-11-74h22" strokeOpacity=".7" />
    <path className="w4" d="M-7 0v-14q0-8 7-10q7 2 7 10V0z" />
    <path className="t" d="M-7-98h14v4H-7zM-26-11h52v3h-52z" />
    <path className="b" d={`${circles([0, -101, 4])}M-.8-122h1.600v20h-1.600z`} />
    <path className="a" d="M1-122l16 5l-16 5z" />
  </g>
);

// Windows in groups of three.
const windows = [
  [60, 126],
  [60, 173],
  [202, 160],
  [276, 106],
  [276, 152],
  [408, 142],
  [468, 142],
  [408, 190],
  [468, 190],
] as const;

/** Varanasi: the ghats at sunrise, from the river. */
export const varanasi: DrawingPlan = {
  title: 'The ghats of Varanasi from the river',
  sun: [416, 84, 40],
  hills: false,
  lamps: true,
  draw: (kit) => {
    const { id, url, random } = kit;
    const near = 120 + random() * 60;
    const far = 300 + random() * 90;
    const bathers = 20 * random();
    return (
      <>
        <defs>
          {spire(kit)}
          <g id={id('u')}>
            <path className="s-wd" strokeWidth="1.500" d="M0 0v18" />
            <path d="M-15 2q13-16 30 0z" />
          </g>
          <g id={id('f')}>
            <path className="w4" d={ogives([0, 0, 12, 24, 20, 3])} />
          </g>
          <g id={id('c')}>
            <path className="w" d={rects([-9, 0, 18, 13])} />
            {dome(0, 0, 22, 18)}
          </g>
          <g id={id('q')}>
            <path className="wd" d="M-50-7q50 12 100 0q-8 18-24 18h-52q-16 0-24-18z" />
            <path className="a" d="M-50-7q50 12 100 0l-3 5q-47 11-94 0z" />
          </g>
        </defs>
        <path className="n" d={rects([0, 136, 60, 90], [340, 150, 70, 80])} />
        {row('n2', 8, 7, [8, 150, 50, 16], [350, 162, 56, 16])}
        <path fill={url('w')} d={rects([52, 116, 80, 112], [262, 96, 96, 132])} />
        <path className="w2" d={rects([122, 116, 10, 112], [346, 96, 12, 132], [0, 178, 54, 50])} />
        <path className="t2" d={rects([132, 166, 36, 62], [192, 150, 72, 78], [400, 132, 80, 96])} />
        {ledges(
          4,
          [-4, 175, 64],
          [48, 113, 88],
          [48, 160, 88],
          [188, 147, 80],
          [258, 93, 104],
          [258, 140, 104],
          [258, 186, 104],
          [396, 129, 88],
          [396, 176, 88],
        )}
        {windows.map(([x, y]) => (
          <use key={x + y} href={`#${id('f')}`} x={x} y={y} />
        ))}
        <path className="w3" d={arches([274, 198, 18, 30, 24, 3], [202, 200, 20, 28, 28, 2])} />
        <use href={`#${id('p')}`} x="160" y="228" />
        <use href={`#${id('p')}`} transform="translate(380 228)scale(.8)" />
        <use href={`#${id('c')}`} x="274" y="80" />
        <use href={`#${id('c')}`} x="346" y="80" />
        <path className="gr2" d={rects([0, 226, 480, 66])} />
        <path className="s-gr3" strokeWidth="480" strokeDasharray="1.600 6.400" strokeOpacity=".75" d="M240 233v57" />
        <path className="w0" d={rects([36, 252, 74, 40], [214, 258, 62, 34], [404, 250, 60, 42])} />
        <path className="w2" d={rects([96, 252, 14, 40], [264, 258, 12, 34], [450, 250, 14, 42])} />
        {ledges(5, [32, 248, 82], [210, 254, 70], [400, 246, 68])}
        <use href={`#${id('u')}`} className="a" x="58" y="230" />
        <use href={`#${id('u')}`} className="b" x="90" y="233" />
        <use href={`#${id('u')}`} className="fl" x="246" y="239" />
        <use href={`#${id('u')}`} className="b" x="432" y="231" />
        {people('fl', [150 + bathers, 252, 17], [316 + bathers, 270, 18], [222, 254, 16])}
        {people('b', [172 + bathers, 272, 18], [330, 250, 16])}
        <path className="wa" d={rects([0, 290, 480, 70])} />
        <path className="sh" d={rects([0, 290, 480, 6])} opacity=".18" />
        {ripples([20, 304, 70], [380, 302, 80], [330, 350, 110])}
        <use href={`#${id('q')}`} transform={`translate(${far.toFixed()} 312)scale(.7)`} />
        <use href={`#${id('q')}`} x={near.toFixed()} y="334" />
        {people('a2', [near - 22, 332, 24])}
        {people('fl', [near - 4, 334, 22], [near + 18, 333, 21])}
        <path className="s-wd" strokeWidth="2" d={`M${(near - 26).toFixed()} 318l-34 30`} />
        <g className="night">{dots('b', 4, [24, 322], [230, 330], [262, 346], [412, 330])}</g>
      </>
    );
  },
};
