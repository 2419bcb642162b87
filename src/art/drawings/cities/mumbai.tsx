import type { DrawingPlan } from '#src/art/parts/drawingPlan.ts';
import { arch, circles, polygon, rects } from '#src/art/parts/geometry.ts';
import { birds, ripples, sailBoat } from '#src/art/parts/life.tsx';
import { dome } from '#src/art/parts/masonry.tsx';

/** Mumbai: the Gateway of India from the harbour. */
export const mumbai: DrawingPlan = {
  title: 'Gateway of India, Mumbai',
  sun: [424, 76, 38],
  horizon: 268,
  lamps: true,
  draw: ({ id, url, random }) => {
    const ferry = random() * 50 - 30;
    const sail = 60 + random() * 90;
    const flock = random() * 30;
    const turret = `#${id('m')}`;
    return (
      <>
        <defs>
          <g id={id('m')}>
            <path fill={url('v')} d={rects([-14, -150, 28, 150])} />
            <path className="w2" d={rects([4, -150, 10, 150])} />
            <path className="t" d={rects([-17, -152, 34, 5], [-17, -112, 34, 5], [-17, -70, 34, 4])} />
            <path className="w" d={rects([-11, -170, 22, 18])} />
            <path className="w2" d={rects([3, -170, 8, 18])} />
            <path className="w4" d={arch(-7, -142, 14, 26) + arch(-7, -100, 14, 24) + arch(-5, -167, 10, 15)} />
            {dome(0, -170, 24, 18)}
          </g>
        </defs>
        <path className="wa" d={rects([0, 268, 480, 92])} />
        <path className="h2" d={rects([0, 262, 480, 14])} />
        <path className="w2" d={rects([70, 258, 340, 20])} />
        <path className="t" d={rects([62, 254, 356, 7])} />
        <path className="w3" d={polygon([402, 132], [416, 138], [416, 254], [402, 254])} />
        <path fill={url('w')} d={rects([78, 132, 324, 122])} />
        <path className="t" d={rects([72, 126, 336, 7])} />
        <path className="sh" d={rects([78, 133, 324, 5])} opacity=".22" />
        <path className="w2" d={rects([92, 150, 56, 104], [332, 150, 56, 104])} opacity=".5" />
        <path className="w4 s-t" strokeWidth="3" d={arch(100, 162, 40, 92) + arch(340, 162, 40, 92)} />
        <path className="day w3" d={arch(112, 174, 27, 80) + arch(352, 174, 27, 80)} opacity=".5" />
        <path fill={url('w')} d={rects([166, 104, 148, 150])} />
        <path className="w2" d={rects([172, 88, 136, 10])} />
        <path className="t" d={rects([160, 98, 160, 8]) + arch(194, 126, 92, 128)} />
        <path className="sh" d={rects([166, 106, 148, 5])} opacity=".25" />
        <path className="s1" d={arch(200, 133, 80, 121)} />
        <path className="h2" d={rects([222, 236, 58, 18])} opacity=".6" />
        <path className="wa" d={rects([222, 247, 58, 7])} />
        <path
          className="w4"
          d="M200 254V175C200 151 227 143 240 133C246 138 254 142 261 148C236 158 222 168 222 190V254z"
        />
        <path className="a" d={circles([182, 122, 5], [298, 122, 5])} />
        <path className="sh" d={polygon([314, 106], [328, 124], [328, 254], [314, 254])} opacity=".22" />
        <use href={turret} x="160" y="254" />
        <use href={turret} x="320" y="254" />
        <use href={turret} transform="translate(76 254)scale(.74.84)" />
        <use href={turret} transform="translate(404 254)scale(.74.84)" />
        <path className="t2" d={rects([62, 278, 356, 6])} />
        <path className="sh" d={polygon([80, 284], [400, 284], [392, 300], [88, 300])} opacity=".2" />
        {ripples([30, 300, 90], [180, 312, 120], [350, 304, 70], [90, 348, 130], [290, 350, 110])}
        <g transform={`translate(${ferry.toFixed()})`}>
          <path className="a" d="M312 326h96q-6 18-22 18h-50q-18 0-24-18z" />
          <path className="t" d="M312 326h96l-2 5h-92zM338 310h40v16h-40z" />
          <path fill={url('g')} d={rects([342, 314, 8, 7], [354, 314, 8, 7], [366, 314, 8, 7])} />
          <path className="s-wd" strokeWidth="2" d="M358 310v-22" />
          <path className="b" d="M359 288l17 5l-17 6z" />
        </g>
        {sailBoat(sail, 330)}
        {birds([40 + flock, 62], [66 + flock, 46])}
      </>
    );
  },
};
