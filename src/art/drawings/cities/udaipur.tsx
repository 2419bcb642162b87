import { ogives } from '#src/art/parts/arcades.ts';
import type { DrawingPlan } from '#src/art/parts/drawingPlan.ts';
import { rects } from '#src/art/parts/geometry.ts';
import { gradient } from '#src/art/parts/gradient.tsx';
import { birds, countryBoat, people, ripples } from '#src/art/parts/life.tsx';
import { chhatri } from '#src/art/parts/masonry.tsx';
import { palm, tree } from '#src/art/parts/plants.tsx';

/** Udaipur: the Lake Palace, white on Pichola. */
export const udaipur: DrawingPlan = {
  title: 'Lake Palace, Udaipur',
  sun: [356, 92, 40],
  horizon: 250,
  lamps: true,
  draw: (kit) => {
    const { id, url, random } = kit;
    const boat = 96 + random() * 250;
    const flock = random() * 40;
    return (
      <>
        <defs>{gradient(id('x'), [1, 0.3], 't', 't2')}</defs>
        <path className="wa" d={rects([0, 250, 480, 110])} />
        <path className="h2" d={rects([0, 250, 480, 4])} opacity=".6" />
        {tree(kit, 176, 240, 0.9, 'mango')}
        {tree(kit, 304, 240, 0.9, 'mango')}
        {palm(kit, 326, 236, 0.72)}
        <path fill={url('x')} d={rects([84, 188, 84, 44], [190, 152, 100, 84], [312, 190, 88, 44])} />
        <path className="t2" d={rects([156, 188, 12, 44], [276, 152, 14, 84], [388, 190, 12, 44])} />
        <path
          className="w2"
          d={rects([190, 192, 100, 5], [84, 192, 84, 3], [190, 156, 100, 4], [312, 194, 88, 3])}
          opacity=".5"
        />
        <path className="t" d={rects([80, 184, 92, 5], [185, 148, 110, 5], [186, 188, 108, 4], [308, 186, 96, 5])} />
        <path
          className="w4"
          d={ogives(
            [92, 200, 11, 22, 17, 4],
            [198, 164, 12, 20, 20, 4],
            [198, 202, 12, 24, 20, 4],
            [320, 202, 11, 22, 17, 4],
          )}
        />
        <path fill={url('x')} d={rects([58, 228, 364, 34])} />
        <path className="t2" d={rects([404, 228, 18, 34])} />
        <path className="sh" d={rects([58, 232, 364, 4])} opacity=".18" />
        <path className="t" d={rects([54, 226, 372, 5])} />
        <path className="w4" d={ogives([68, 239, 9, 17, 16, 7], [308, 239, 9, 17, 16, 6])} />
        <path fill={url('x')} d={rects([196, 218, 88, 44])} />
        <path className="t" d={rects([192, 215, 96, 4])} />
        <path className="w4" d={ogives([206, 228, 16, 34, 26, 3])} />
        <path className="sh" d="M284 219l8 8v35h-8z" opacity=".16" />
        {chhatri(kit, 96, 184, 0.62)}
        {chhatri(kit, 156, 184, 0.62)}
        {chhatri(kit, 204, 148, 0.7)}
        {chhatri(kit, 240, 148, 0.95)}
        {chhatri(kit, 276, 148, 0.7)}
        {chhatri(kit, 324, 186, 0.62)}
        {chhatri(kit, 388, 186, 0.62)}
        {chhatri(kit, 66, 226, 0.6)}
        {chhatri(kit, 414, 226, 0.6)}
        <path className="t2" d={rects([50, 262, 380, 5], [212, 266, 56, 4], [204, 270, 72, 4])} />
        <path className="sh" d={rects([50, 267, 380, 4], [204, 274, 72, 3])} opacity=".25" />
        <path
          className="t"
          d={rects(
            [66, 276, 352, 4],
            [84, 286, 84, 4],
            [190, 286, 100, 4],
            [312, 286, 88, 4],
            [196, 296, 88, 4],
            [210, 306, 60, 3],
          )}
          opacity=".35"
        />
        {ripples([20, 296, 60], [330, 306, 110], [60, 322, 90], [250, 326, 70], [380, 344, 80], [150, 350, 100])}
        {countryBoat(boat, 334)}
        {people('fl', [boat + 24, 318, 22])}
        {people('a', [boat + 38, 317, 22])}
        {birds([60 + flock, 120], [88 + flock, 104], [112 + flock, 126])}
      </>
    );
  },
};
