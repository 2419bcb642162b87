import { arches } from '#src/art/parts/arcades.ts';
import type { DrawingPlan } from '#src/art/parts/drawingPlan.ts';
import { rects } from '#src/art/parts/geometry.ts';
import { ledges, row } from '#src/art/parts/ledges.tsx';
import { people } from '#src/art/parts/life.tsx';
import { dome } from '#src/art/parts/masonry.tsx';
import { shrub } from '#src/art/parts/plants.tsx';

const lines = 'M62 180H418M62 214H194M286 214H418';

/** Mysuru: the palace, its domes and its thousand lamps. */
export const mysuru: DrawingPlan = {
  title: 'Mysuru Palace',
  sun: [84, 62, 34],
  hills: false,
  lamps: true,
  draw: ({ id, url, random }) => {
    const visitor = 96 + random() * 50;
    const tower = `#${id('t')}`;
    return (
      <>
        <defs>
          <g id={id('t')}>
            <path fill={url('w')} d={rects([-19, -34, 38, 34])} />
            <path className="w2" d={rects([9, -34, 10, 34])} />
            <path className="w4" d={arches([-15, -28, 7, 24, 10, 3])} />
            {ledges(4, [-24, -38, 48])}
            <path className="w" d={rects([-13, -46, 26, 8])} />
            {dome(0, -45, 36, 26, 'fl', 'j1')}
          </g>
          <g id={id('f')}>
            <path
              className="w4"
              d={arches([69, 190, 10, 20, 18, 7], [68, 223, 12, 21, 18, 7], [67, 257, 14, 31, 21, 6])}
            />
          </g>
          <g id={id('d')}>{dome(200, 154, 24, 20, 'fl', 'j1')}</g>
          <g id={id('b')}>{shrub(10, 340, 84, 26)}</g>
        </defs>
        <path className="f1" d="M0 288v-40q20-18 44-4q10 4 14 14h366q8-20 26-18q20-8 30 6v42z" />
        <path className="f3" d={rects([0, 284, 480, 76])} />
        <path className="w3" d="M418 180l12 8v100h-12z" />
        <path fill={url('w')} d={rects([62, 180, 356, 108])} />
        {ledges(4, [56, 178, 368], [58, 212, 364], [58, 246, 364])}
        <use href={`#${id('f')}`} />
        <use href={`#${id('f')}`} x="222" />
        <use href={tower} x="82" y="178" />
        <use href={tower} x="148" y="178" />
        <use href={tower} x="332" y="178" />
        <use href={tower} x="398" y="178" />
        <path className="sh" d="M290 160l12 12v116h-12z" opacity=".2" />
        <path fill={url('w')} d={rects([190, 158, 100, 130], [216, 96, 48, 62])} />
        <path className="w2" d={rects([252, 96, 12, 62])} />
        <path
          className="w4"
          d={arches([221, 108, 9, 20, 12, 3], [221, 134, 9, 20, 12, 3], [200, 168, 12, 26, 17, 5])}
        />
        <path className="t" d={arches([206, 206, 68, 82])} />
        <path className="w4" d={arches([212, 212, 56, 76])} />
        {ledges(4, [182, 154, 116], [182, 196, 116], [210, 92, 60], [212, 128, 56])}
        <use href={`#${id('d')}`} />
        <use href={`#${id('d')}`} x="80" />
        {row('w4', 4, 4, [226, 80, 28, 10])}
        {ledges(3, [220, 75, 40])}
        {dome(240, 75, 42, 34, 'b', 'b2')}
        <path className="night s-b" strokeWidth="3" strokeDasharray=".1 6" strokeLinecap="round" d={lines} />
        <path className="t2" d="M180 288h120l10 10H170z" />
        <path className="gr2" d="M170 298h140l120 62H50z" />
        <path className="wa s-t" strokeWidth="3" d="M200 328a40 11 0 0 1 80 0a40 11 0 0 1-80 0" />
        <use href={`#${id('b')}`} />
        <use href={`#${id('b')}`} x="380" />
        {people('a', [visitor, 344, 24])}
        {people('fl', [visitor + 17, 346, 22])}
      </>
    );
  },
};
