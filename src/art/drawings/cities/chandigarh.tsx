import { slots } from '#src/art/parts/arcades.ts';
import type { DrawingPlan } from '#src/art/parts/drawingPlan.ts';
import { polygon, rects } from '#src/art/parts/geometry.ts';
import { ledges, row, shadows } from '#src/art/parts/ledges.tsx';
import { birds, people, ripples } from '#src/art/parts/life.tsx';
import { shrub, tree } from '#src/art/parts/plants.tsx';

/** Chandigarh: the Assembly, and the Open Hand. */
export const chandigarh: DrawingPlan = {
  title: 'Palace of Assembly and the Open Hand, Chandigarh',
  sun: [84, 78, 38],
  horizon: 268,
  lamps: true,
  draw: (kit) => {
    const { url, random } = kit;
    const visitor = 66 + random() * 60;
    const turn = (random() * 16 - 8).toFixed();
    return (
      <>
        {tree(kit, 18, 276, 0.8, 'neem')}
        {tree(kit, 376, 274, 0.62, 'mango')}
        <path className="f3" d={rects([0, 266, 480, 94])} />
        <path className="gr2" d={rects([0, 276, 480, 30])} />
        <path className="w2" d={polygon([78, 160], [116, 112], [140, 160])} />
        <path className="w3" d={polygon([116, 112], [140, 160], [150, 156])} />
        <path fill={url('w')} d="M206 164C218 126 216 96 204 56L284 74C272 104 272 132 284 164z" />
        <path className="w2" d="M250 164C256 130 256 100 250 66L284 74C272 104 272 132 284 164z" />
        <path className="t" d="M202 52L286 71V76L203 57z" />
        <path className="s-w3" strokeOpacity=".4" d="M213 92h63M215 120h58M213 142h63" />
        <path className="wa" d="M216 59l20-10l34 18z" />
        <path className="w2" d={rects([64, 158, 292, 120])} />
        <path className="w4" d={slots([74, 206, 12, 20, 16, 17], [74, 232, 12, 20, 16, 17])} opacity=".85" />
        {shadows(16, [64, 188, 292])}
        <path className="a" d={rects([196, 226, 32, 26])} />
        <path className="b" d={rects([228, 226, 24, 26])} />
        <path className="f2" d={rects([196, 252, 24, 26])} />
        <path className="bl2" d={rects([220, 252, 32, 26])} />
        {row('w', 10, 30, [60, 186, 290, 92])}
        {row('w3', 4, 36, [70, 186, 290, 92])}
        <path className="w0" d="M22 136Q36 174 84 174H326Q372 174 386 136L376 136Q354 160 320 160H90Q54 160 32 136z" />
        <path className="w2" d="M22 136Q34 192 90 192H320Q374 192 386 136Q372 174 326 174H84Q36 174 22 136z" />
        {ledges(5, [56, 276, 308])}
        <path className="wa" d={polygon([60, 300], [356, 300], [404, 346], [12, 346])} />
        <path className="t2" d="M58 297h300l3 4H55z" />
        <path className="w" d="M96 302h226l-8 14q-16 8-40 6H146q-30 2-42-6z" opacity=".4" />
        {ripples([110, 330, 90], [240, 338, 100])}
        <path className="sh" d={polygon([424, 300], [434, 299], [480, 310], [480, 316])} opacity=".2" />
        <path className="w" d={polygon([398, 304], [406, 284], [448, 284], [458, 304])} />
        <path className="w2" d={polygon([430, 284], [448, 284], [458, 304], [436, 304])} />
        <path className="w3" d={rects([431, 172, 7, 114])} />
        <g transform={`translate(434 162)rotate(${turn})`}>
          <path
            className="t2"
            d="M-9 16L-5 22H7L11 16C22 10 30 2 38-8Q41-14 36-17Q31-19 27-14L19-6L21-32Q21-38 16-38Q11-38 10-32L9-10L7.500-38Q7-44 2-44Q-3-44-3-38V-10L-7-34Q-8-40-13-39Q-18-38-17-32L-13-6Q-20-14-30-12Q-37-10-35-4Q-33 0-26 2Q-16 6-9 16z"
          />
          <path
            className="t"
            d="M-9 16L-5 22H1Q8 4 5-12L3-44Q-3-44-3-38V-10L-7-34Q-8-40-13-39Q-18-38-17-32L-13-6Q-20-14-30-12Q-37-10-35-4Q-33 0-26 2Q-16 6-9 16z"
          />
        </g>
        {shrub(378, 340, 70, 22)}
        {people('a', [visitor, 298, 20], [326, 296, 18])}
        {people('b', [visitor + 14, 299, 18])}
        {birds([312, 66], [338, 52])}
      </>
    );
  },
};
