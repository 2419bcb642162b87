import { ogives } from '#src/art/parts/arcades.ts';
import type { DrawingPlan } from '#src/art/parts/drawingPlan.ts';
import { arch, polygon, rects } from '#src/art/parts/geometry.ts';
import { bands, ledges, shadows } from '#src/art/parts/ledges.tsx';
import { birds, ripples, sailBoat } from '#src/art/parts/life.tsx';
import { dome } from '#src/art/parts/masonry.tsx';
import { tree } from '#src/art/parts/plants.tsx';

/** Bhopal: Taj-ul-Masajid over the water. */
export const bhopal: DrawingPlan = {
  title: 'Taj-ul-Masajid, Bhopal',
  sun: [322, 62, 32],
  hills: false,
  lamps: true,
  draw: (kit) => {
    const { id, url, random } = kit;
    const boat = 90 + random() * 290;
    const flock = random() * 40;
    const minaret = `#${id('m')}`;
    return (
      <>
        <defs>
          <g id={id('m')}>
            <path fill={url('w')} d="M-17 0L-13-190h26L17 0z" />
            <path className="w2" d="M5 0L4-190h9L17 0z" />
            <path className="w4" d={ogives([-4, -178, 8, 18], [-4, -132, 8, 18], [-4, -86, 8, 18], [-4, -40, 8, 18])} />
            <path className="w" d={rects([-10, -212, 20, 22])} />
            <path className="w4" d={ogives([-8, -208, 4.5, 17, 6, 3])} />
            {ledges(4, [-20, -150, 40], [-21, -104, 42], [-22, -58, 44], [-20, -194, 40], [-15, -215, 30])}
            {dome(0, -215, 28, 25, 't', 't2')}
          </g>
          <g id={id('l')}>
            <path className="w2" opacity=".5" d={rects([122, 176, 68, 74])} />
            <path className="w4" d={ogives([128, 190, 16, 58, 20, 3])} />
          </g>
        </defs>
        <path className="h2" d="M0 262v-24q40-16 90-6t120-6t130 2t140-8v42z" opacity=".55" />
        {tree(kit, 34, 262, 0.8, 'mango')}
        {tree(kit, 452, 262, 0.85, 'mango')}
        <path className="f2" d="M0 266v-14q24-14 50-4q30-12 56 6h268q30-18 58-6q26-8 48 4v14z" />
        {dome(154, 160, 68, 56, 't', 't2')}
        {dome(326, 160, 68, 56, 't', 't2')}
        <path className="w" d={rects([124, 152, 60, 18], [296, 152, 60, 18], [202, 112, 76, 30])} />
        {bands('t', 4, [120, 156, 68], [292, 156, 68])}
        {dome(240, 114, 88, 74, 't', 't2')}
        {bands('t', 4, [198, 112, 84])}
        <path fill={url('w')} d={rects([110, 166, 260, 90])} />
        {ledges(5, [106, 164, 268])}
        <use href={`#${id('l')}`} />
        <use href={`#${id('l')}`} x="168" />
        <path fill={url('w')} d={rects([194, 136, 92, 120])} />
        <path className="w2" d={rects([190, 128, 8, 128], [282, 128, 8, 128])} />
        {ledges(5, [188, 132, 104])}
        <path className="t" d={arch(205, 148, 70, 108)} />
        <path className="w2" d={arch(210, 155, 60, 101)} />
        <path className="sh" d="M210 256V186q2-18 30-31q-16 16-18 36v65z" opacity=".3" />
        <path className="w4" d={ogives([222, 196, 36, 60])} />
        <path className="sh" d={polygon([290, 140], [302, 152], [302, 256], [290, 256])} opacity=".22" />
        <use href={minaret} x="96" y="256" />
        <use href={minaret} x="384" y="256" />
        <path className="w2" d={rects([50, 254, 380, 14])} />
        {ledges(5, [46, 252, 388])}
        <path className="t2" d="M204 256h72l10 12h-92z" />
        <path className="wa" d={rects([0, 268, 480, 92])} />
        {shadows(5, [0, 268, 480])}
        <g opacity=".25">
          {bands('w', 5, [76, 276, 40], [364, 276, 40], [120, 280, 240], [150, 292, 180], [200, 304, 80])}
          {bands('t', 4, [214, 314, 52], [222, 324, 36], [138, 303, 34], [308, 303, 34])}
        </g>
        {ripples([20, 300, 50], [400, 316, 70], [40, 344, 100])}
        {sailBoat(boat, 332)}
        {birds([128 + flock, 70], [150 + flock, 54])}
      </>
    );
  },
};
