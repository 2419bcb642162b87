import { arches, ogives } from '#src/art/parts/arcades.ts';
import type { DrawingPlan } from '#src/art/parts/drawingPlan.ts';
import { cuspedArch, polygon, rects } from '#src/art/parts/geometry.ts';
import { ledges, row } from '#src/art/parts/ledges.tsx';
import { people } from '#src/art/parts/life.tsx';
import { chhatri, dome } from '#src/art/parts/masonry.tsx';
import { palm } from '#src/art/parts/plants.tsx';

/** Vadodara: Laxmi Vilas Palace with its tall tower. */
export const vadodara: DrawingPlan = {
  title: 'Laxmi Vilas Palace, Vadodara',
  sun: [84, 80, 38],
  hills: false,
  lamps: true,
  draw: (kit) => {
    const { id, url, random } = kit;
    const visitor = 90 + random() * 50;
    return (
      <>
        <defs>
          <g id={id('l')}>
            <path className="w4" d={ogives([0, 0, 12, 22, 18, 4], [0, 42, 12, 24, 18, 4])} />
          </g>
        </defs>
        <path className="f1" d="M0 286v-36q18-14 38-4q20-10 34 6h340q20-18 38-4q16-8 30 4v34z" />
        {palm(kit, 28, 290, 0.9)}
        <path className="f3" d={rects([0, 282, 480, 78])} />
        {dome(396, 158, 56, 46, 'w0', 'w2')}
        <path className="w" d={rects([372, 156, 48, 24])} />
        {row('w4', 6, 4, [375, 160, 44, 13])}
        <path className="w3" d={polygon([440, 178], [452, 186], [452, 288], [440, 288])} />
        <path fill={url('w')} d={rects([44, 186, 396, 102], [350, 176, 90, 112])} />
        <use href={`#${id('l')}`} x="56" y="198" />
        <use href={`#${id('l')}`} x="262" y="198" />
        <use href={`#${id('l')}`} x="362" y="198" />
        {ledges(4, [366, 154, 60], [38, 184, 314], [346, 174, 98], [40, 230, 404])}
        {row('w', 6, 4, [44, 177, 306, 7], [350, 167, 90, 7])}
        <path fill={url('w')} d={rects([130, 150, 108, 138])} />
        <path className="sh" d={polygon([238, 156], [252, 168], [252, 288], [238, 288])} opacity=".24" />
        {ledges(5, [124, 147, 120], [126, 198, 116])}
        <path className="w4" d={ogives([140, 162, 14, 30, 18.5, 5])} />
        {chhatri(kit, 142, 147, 0.62)}
        {chhatri(kit, 226, 147, 0.62)}
        {chhatri(kit, 56, 182, 0.6)}
        {chhatri(kit, 106, 182, 0.6)}
        {chhatri(kit, 326, 182, 0.62)}
        <path fill={url('w')} d={rects([260, 66, 44, 222])} />
        <path className="w2" d={rects([290, 66, 14, 222])} />
        <path className="w4" d={ogives([266, 84, 9, 22, 12, 2], [266, 122, 9, 22, 12, 2], [266, 160, 9, 22, 12, 2])} />
        {row('w4', 9, 3, [266, 206, 22, 18], [266, 250, 22, 18])}
        {ledges(4, [254, 64, 56], [255, 112, 54], [255, 150, 54], [255, 188, 54], [254, 230, 56], [260, 41, 44])}
        {row('w', 6, 4, [267, 45, 30, 20])}
        {dome(282, 41, 34, 24)}
        <path fill={url('w')} d={rects([150, 214, 70, 74])} />
        <path className="w2" d={rects([208, 214, 12, 74])} />
        {ledges(5, [144, 211, 82])}
        <path className="w4 s-t" strokeWidth="3" d={cuspedArch(158, 224, 46, 64, 7)} />
        <path className="w3" d={arches([168, 250, 26, 38])} />
        <path className="t" d={polygon([142, 288], [228, 288], [236, 294], [134, 294])} />
        <path className="t2" d={polygon([134, 294], [236, 294], [244, 301], [126, 301])} />
        <path className="gr2" d="M126 301H244Q300 318 480 326V360H60Q120 340 126 301z" />
        <path
          className="f2"
          d="M0 310q60-10 116-4q-10 36-60 54H0zM270 300q100-12 210-4v24q-120-2-210-20z"
          opacity=".5"
        />
        {people('a', [visitor + 120, 342, 28])}
        {people('fl', [visitor + 140, 344, 26])}
      </>
    );
  },
};
