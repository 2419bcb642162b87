import { ogives } from '#src/art/parts/arcades.ts';
import type { DrawingPlan } from '#src/art/parts/drawingPlan.ts';
import { arch, circles, polygon, rects } from '#src/art/parts/geometry.ts';
import { birds, people } from '#src/art/parts/life.tsx';
import { dome, ground } from '#src/art/parts/masonry.tsx';

/** Hyderabad: Charminar and a fruit seller's cart. */
export const hyderabad: DrawingPlan = {
  title: 'Charminar, Hyderabad',
  sun: [404, 110, 42],
  hills: false,
  lamps: true,
  draw: ({ id, url, random }) => {
    const cart = random() * 24 - 16;
    const couple = 386 + random() * 40;
    const flock = random() * 24;
    const minaret = `#${id('m')}`;
    return (
      <>
        <defs>
          <g id={id('m')}>
            <path fill={url('w')} d={rects([-15, -214, 30, 214])} />
            <path className="w2" d={rects([5, -214, 10, 214])} />
            <path
              className="t"
              d={rects([-20, -217, 40, 5], [-20, -171, 40, 5], [-20, -119, 40, 5], [-16, -242, 32, 4])}
            />
            <path className="w2" d="M-20-212h40l-5 8h-30zM-20-166h40l-5 8h-30zM-20-114h40l-5 8h-30z" />
            <path className="t2" d={rects([-18, -226, 36, 9], [-18, -180, 36, 9], [-18, -128, 36, 9])} />
            <path className="w" d={rects([-13, -238, 26, 13])} />
            <path
              className="w4"
              d={ogives([-7, -202, 14, 22], [-7, -156, 14, 28], [-7, -102, 14, 26], [-9, -238, 8, 12, 10, 2])}
            />
            {dome(0, -242, 28, 26)}
          </g>
        </defs>
        <path className="h2" d="M0 292v-40h50v-20h30v60zM400 292v-66h34v26h46v40z" opacity=".6" />
        {ground(290)}
        <use href={minaret} transform="translate(190 268)scale(.9)" />
        <use href={minaret} transform="translate(296 268)scale(.9)" />
        <path fill={url('w')} d={rects([132, 134, 216, 164])} />
        <path className="sh" d={rects([132, 135, 216, 6], [132, 201, 216, 5])} opacity=".24" />
        <path className="w4" d={ogives([147, 142, 20, 26, 27, 7])} />
        <path className="w3" d={ogives([140, 178, 14, 16, 22.5, 9])} />
        <path
          className="t"
          d={rects([126, 128, 228, 7], [132, 168, 216, 5], [132, 196, 216, 5]) + arch(176, 204, 128, 94)}
        />
        <path className="w4" d={arch(183, 212, 114, 86)} />
        <path className="s1" d={arch(212, 226, 74, 72)} />
        <path className="gr2" d={rects([212, 268, 74, 30])} />
        <path className="h2" d="M222 298v-26h12v26zM262 298v-20h14v20z" />
        <use href={minaret} x="132" y="298" />
        <use href={minaret} x="348" y="298" />
        <path className="sh" d={polygon([372, 302], [372, 297], [462, 314], [440, 320])} opacity=".22" />
        <path className="t2" d={rects([108, 296, 264, 6])} />
        <path className="t" d={rects([98, 302, 284, 6])} />
        <g transform={`translate(${cart.toFixed()})`}>
          <path className="wd" d="M60 330h70l8 12H52z" />
          <path className="s-wd" strokeWidth="2" d="M64 316v16M126 316v16" />
          <path className="b" d={circles([74, 328, 5], [86, 327, 6], [98, 328, 5])} />
          <path className="fl" d={circles([110, 328, 5], [120, 329, 4])} />
          <path className="a" d="M56 316q40-22 78 0z" />
          <path className="t" d="M96 305q22 2 38 11h-20q-6-8-18-11z" />
          <path className="gd" d={circles([68, 346, 6], [122, 346, 6])} />
        </g>
        {people('a', [couple, 344, 36])}
        {people('fl', [couple + 24, 348, 33])}
        {birds([54 + flock, 120], [82 + flock, 104])}
      </>
    );
  },
};
