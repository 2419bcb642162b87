import { slots } from '#src/art/parts/arcades.ts';
import type { DrawingPlan } from '#src/art/parts/drawingPlan.ts';
import { arch, cuspedArch, polygon, rects } from '#src/art/parts/geometry.ts';
import { beads, dots, ledges, row } from '#src/art/parts/ledges.tsx';
import { birds, people } from '#src/art/parts/life.tsx';
import { ground } from '#src/art/parts/masonry.tsx';
import { tree } from '#src/art/parts/plants.tsx';

/** Pune: the Delhi gate of Shaniwar Wada. */
export const pune: DrawingPlan = {
  title: 'Shaniwar Wada, Pune',
  sun: [64, 74, 38],
  hills: false,
  lamps: true,
  draw: (kit) => {
    const { id, url, random } = kit;
    const visitor = 100 + random() * 50;
    const flock = random() * 40;
    const bastion = `#${id('t')}`;
    return (
      <>
        <defs>
          <g id={id('t')}>
            <path fill={url('w')} d="M-44 0L-39-164H39L44 0z" />
            <path className="w0" d="M-44 0L-39-164H-20L-22 0z" />
            <path className="w2" d="M22 0L20-164H39L44 0z" />
            {row('w', 11, 5, [-41, -177, 82, 14])}
            {ledges(5, [-45, -165, 90], [-46, -112, 92])}
            <path
              className="w4"
              d={slots([-4, -148, 8, 18], [-32, -146, 5, 16], [27, -146, 5, 16], [-5, -84, 9, 16], [-5, -44, 9, 16])}
            />
            <path className="w2" d="M-50 0h100l-4-12h-92z" />
          </g>
          <g id={id('c')}>
            <path className="w4 s-wd" strokeWidth="3" d={cuspedArch(0, 0, 26, 40, 5)} />
          </g>
        </defs>
        {tree(kit, 34, 214, 0.9, 'mango')}
        {tree(kit, 452, 214, 1, 'mango')}
        {ground(290)}
        <path fill={url('v')} d={rects([0, 206, 480, 92])} />
        {row('w', 12, 6, [0, 194, 480, 13])}
        {ledges(4, [-4, 206, 488])}
        <path
          className="s-w2"
          d="M0 230h96M20 252h80M0 274h90M386 232h94M380 254h70M392 276h88M30 230v22M70 252v22M410 232v22M440 254v22"
        />
        <path fill={url('w')} d={rects([180, 142, 120, 156])} />
        <path className="sh" d={polygon([180, 142], [198, 160], [198, 298], [180, 298])} opacity=".22" />
        <path className="w0" d={rects([196, 166, 88, 132])} />
        <path className="w4 s-t" strokeWidth="4" d={arch(204, 174, 72, 124)} />
        <path className="wd" d="M204 298V234q16-8 35-8v72zM241 298v-72q20 0 35 8v64z" />
        {beads('b', 2.6, 10, 'M212 240v54M222 240v54M231 240v54M249 240v54M258 240v54M268 240v54')}
        {dots('b', 9, [192, 182], [288, 182])}
        <use href={bastion} x="142" y="298" />
        <use href={bastion} x="338" y="298" />
        <path className="sh" d={rects([166, 106, 148, 34])} opacity=".2" />
        <path className="bo" d={rects([166, 92, 148, 48])} />
        {[170, 199, 228, 257, 286].map((x) => (
          <use key={x} href={`#${id('c')}`} x={x - 1} y="98" />
        ))}
        {row('t', 3, 4, [166, 126, 148, 10])}
        {ledges(5, [160, 137, 160], [154, 84, 172])}
        <path className="r1" d="M168 68h144l14 16H154z" />
        <path className="r2" d="M290 68h22l14 16h-26z" />
        <path className="s-wd" strokeWidth="2.500" d="M240 68V18" />
        <path className="b" d="M241 20q16-5 34 2l-14 9l14 11q-18 3-34-2z" />
        <path className="t2" d={rects([176, 297, 128, 6], [164, 303, 152, 6])} />
        <path className="sh" d={polygon([388, 298], [480, 312], [480, 322], [360, 302])} opacity=".2" />
        <path className="gr" d={polygon([180, 309], [300, 309], [380, 360], [100, 360])} opacity=".7" />
        {people('a', [visitor, 338, 28])}
        {people('fl', [visitor + 20, 340, 26], [354, 336, 25])}
        {birds([330 + flock, 62], [356 + flock, 46])}
      </>
    );
  },
};
