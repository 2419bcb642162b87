import { ogives } from '#src/art/parts/arcades.ts';
import type { DrawingPlan } from '#src/art/parts/drawingPlan.ts';
import { arch, circles, polygon, rects } from '#src/art/parts/geometry.ts';
import { beads, ledges } from '#src/art/parts/ledges.tsx';
import { people } from '#src/art/parts/life.tsx';
import { chhatri, dome, ground } from '#src/art/parts/masonry.tsx';

// The ribs of the half dome.
const around = Array.from({ length: 13 }, (_none, at) => Math.PI * (at / 12));
const on = (angle: number, radius: number) =>
  `${(240 - Math.cos(angle) * radius).toFixed(1)} ${(176 - Math.sin(angle) * radius * 1.08).toFixed(1)}`;
const fans = around.map((angle) => `M${on(angle, 30)}L${on(angle, 74)}`).join('');
/** Lucknow: Rumi Darwaza, a gate that is half a dome. */
export const lucknow: DrawingPlan = {
  title: 'Rumi Darwaza, Lucknow',
  sun: [404, 92, 42],
  hills: false,
  lamps: true,
  draw: (kit) => {
    const { id, url, random } = kit;
    const walker = 96 + random() * 60;
    const rickshaw = random() * 40;
    return (
      <>
        <defs>
          <g id={id('t')}>
            <path fill={url('w')} d={rects([-19, -124, 38, 124])} />
            <path className="w2" d={rects([8, -124, 11, 124])} />
            {ledges(4, [-23, -126, 46], [-23, -84, 46], [-23, -42, 46])}
            <path className="w4" d={ogives([-10, -112, 15, 26], [-10, -70, 15, 26], [-10, -30, 15, 30])} />
            <path className="w" d={rects([-14, -140, 28, 13])} />
            <path className="w4" d={ogives([-10, -138, 6, 11, 7, 3])} />
            {dome(0, -140, 32, 24)}
          </g>
        </defs>
        <path className="h2" d="M0 290v-34h36v-22h30v56zM420 290v-44h26v16h34v28z" opacity=".5" />
        {ground(290)}
        <path fill={url('w')} d={rects([104, 208, 272, 90])} />
        {ledges(5, [100, 204, 280])}
        <path
          className="w4"
          d={ogives([120, 222, 16, 28], [120, 260, 16, 38], [345, 222, 16, 28], [345, 260, 16, 38])}
        />
        <path className="sh" d={polygon([330, 214], [344, 222], [344, 298], [330, 298])} opacity=".24" />
        <path className="s-w2" strokeWidth="14" strokeDasharray="2 22.200" d="M140 177A100 108 0 0 1 340 177" />
        {beads('w0', 7.5, 26, 'M131 177A109 117.500 0 0 1 349 177')}
        <path fill={url('w')} d="M146 298V176C146 110 190 80 240 74C290 80 334 110 334 176V298z" />
        <path className="t" d="M156 298V176a84 90.700 0 0 1 168 0V298z" />
        <path fill={url('v')} d="M161 298V176a79 85.500 0 0 1 158 0V298z" />
        {beads('t', 10, 12.7, 'M160 181v-5a80 86.400 0 0 1 160 0v5')}
        <path className="s-w0" strokeWidth="2" d={fans} opacity=".8" />
        <path className="sh" d="M162 176C162 126 198 96 240 92C212 104 186 130 186 176V296H162z" opacity=".22" />
        {ledges(5, [160, 180, 160])}
        <path
          className="w4"
          d={ogives([172, 194, 15, 24, 22, 2], [271, 194, 15, 24, 22, 2], [172, 240, 18, 56], [290, 240, 18, 56])}
        />
        <path className="t" d={arch(204, 196, 72, 102)} />
        <path className="s1" d={arch(210, 204, 60, 94)} />
        <path
          className="w3"
          d="M210 298V236C210 216 230 212 240 204C244 209 250 212 256 216C236 226 226 234 226 252V298z"
        />
        <path className="h2" d={rects([226, 272, 44, 26])} opacity=".5" />
        {chhatri(kit, 240, 76, 0.95)}
        <use href={`#${id('t')}`} x="92" y="298" />
        <use href={`#${id('t')}`} x="388" y="298" />
        <path className="sh" d={polygon([407, 298], [480, 312], [480, 320], [380, 303])} opacity=".2" />
        <path className="t2" d={rects([60, 297, 360, 5])} />
        <g transform={`translate(${(330 + rickshaw).toFixed()} 340)`}>
          <path className="a" d="M-26-16q0-22 22-22h16v22z" />
          <path className="sh" d="M-4-38h16v22h-16z" opacity=".18" />
          <path className="s-wd" strokeWidth="2" d="M-26-14h44l12-8M12-14l14 14M28-22l-4-8" />
          <path className="s-gd" strokeWidth="2.500" d={circles([-12, -4, 10], [32, -4, 10])} />
        </g>
        {people('fl', [walker, 336, 28])}
        {people('b', [walker + 20, 338, 26])}
      </>
    );
  },
};
