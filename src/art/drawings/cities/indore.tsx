import { arches } from '#src/art/parts/arcades.ts';
import type { DrawingPlan } from '#src/art/parts/drawingPlan.ts';
import { arch, cuspedArch, polygon, rects } from '#src/art/parts/geometry.ts';
import { dots, ledges, row } from '#src/art/parts/ledges.tsx';
import { people } from '#src/art/parts/life.tsx';
import { ground } from '#src/art/parts/masonry.tsx';
import { tree } from '#src/art/parts/plants.tsx';

/** Indore: the seven storeys of Rajwada. */
export const indore: DrawingPlan = {
  title: 'Rajwada, Indore',
  sun: [100, 90, 42],
  hills: false,
  lamps: true,
  draw: (kit) => {
    const { id, url, random } = kit;
    const visitor = 84 + random() * 50;
    const bay = `#${id('b')}`;
    return (
      <>
        <defs>
          <g id={id('b')}>
            <path fill={url('w')} d={rects([-27, -224, 54, 224])} />
            <path className="w0" d={rects([-27, -224, 11, 224])} />
            <path className="w2" d={rects([15, -224, 12, 224])} />
            <path
              className="w4"
              d={arches(
                [-13, -204, 11, 22, 15, 2],
                [-13, -158, 11, 22, 15, 2],
                [-13, -112, 11, 22, 15, 2],
                [-13, -66, 11, 24, 15, 2],
              )}
            />
            {row('wd', 2.5, 3, [-24, -180, 48, 9], [-24, -134, 48, 9], [-24, -88, 48, 9])}
            {ledges(4, [-32, -171, 64], [-32, -125, 64], [-32, -79, 64], [-32, -34, 64], [-34, -226, 68])}
            <path className="r1" d="M-34-226q10-20 34-26q24 6 34 26z" />
            <path className="r2" d="M6-251q20 8 28 25H14z" />
            {dots('b', 5, [0, -254])}
          </g>
          <g id={id('l')}>
            <path className="w4" d={arches([52, 190, 13, 24, 24, 4], [52, 236, 13, 24, 24, 4])} />
            <path className="w3" d={arches([50, 268, 18, 28, 24, 4])} />
          </g>
        </defs>
        {tree(kit, 22, 292, 0.9, 'neem')}
        {tree(kit, 462, 292, 0.9, 'mango')}
        {ground(290)}
        <path className="w3" d={polygon([436, 178], [448, 186], [448, 298], [436, 298])} />
        <path fill={url('w')} d={rects([44, 178, 392, 120])} />
        <use href={`#${id('l')}`} />
        <use href={`#${id('l')}`} x="284" />
        <path className="r1" d="M44 164h392l8 12H36z" />
        {ledges(4, [34, 176, 412], [38, 222, 404], [38, 262, 404])}
        <path fill={url('v')} d={rects([186, 58, 108, 240])} />
        <path
          className="w4"
          d={arches([196, 74, 14, 26, 18.5, 5], [196, 116, 14, 24, 18.5, 5], [196, 158, 14, 24, 18.5, 5])}
        />
        {row('wd', 2.5, 3, [188, 98, 104, 9], [188, 140, 104, 9], [188, 182, 104, 9])}
        {ledges(5, [180, 107, 120], [180, 149, 120], [180, 191, 120], [176, 54, 128])}
        <path className="r1" d="M176 56q12-26 40-28q24-4 48 0q28 2 40 28z" />
        <path className="r2" d="M270 28q24 4 34 28h-22q2-18-12-28z" />
        <path className="t" d={arch(208, 198, 64, 100)} />
        <path className="w4" d={cuspedArch(214, 206, 52, 92)} />
        <path className="wd" d="M214 298v-52h12v52zM254 298v-52h12v52z" />
        <use href={bay} x="164" y="298" />
        <use href={bay} x="316" y="298" />
        <path className="s-wd" strokeWidth="2" d="M240 22V6" />
        <path className="a" d="M241 6l18 5l-18 6z" />
        <path className="sh" d={polygon([343, 298], [448, 298], [480, 306], [480, 312])} opacity=".18" />
        <path className="t2" d={polygon([196, 298], [284, 298], [296, 306], [184, 306])} />
        <path className="gr" d={polygon([184, 306], [296, 306], [370, 360], [110, 360])} opacity=".7" />
        {people('a', [visitor, 340, 28])}
        {people('fl', [visitor + 20, 342, 26], [362, 332, 24])}
        {people('b', [378, 333, 23])}
      </>
    );
  },
};
