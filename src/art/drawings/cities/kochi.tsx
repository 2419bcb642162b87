import type { DrawingPlan } from '#src/art/parts/drawingPlan.ts';
import { polygon, rects } from '#src/art/parts/geometry.ts';
import { bands, dots } from '#src/art/parts/ledges.tsx';
import { birds, people, ripples } from '#src/art/parts/life.tsx';
import { palm } from '#src/art/parts/plants.tsx';

/** Kochi: fishing nets on their beams at the entrance to the harbour. */
export const kochi: DrawingPlan = {
  title: 'Chinese fishing nets, Kochi',
  sun: [322, 168, 46],
  horizon: 262,
  hills: false,
  draw: (kit) => {
    const { id, url, random } = kit;
    const boat = 250 + random() * 90;
    const dip = 1 + random() * 0.12;
    const flock = random() * 50;
    const net = `#${id('n')}`;
    return (
      <>
        <defs>
          <pattern id={id('m')} width="8" height="8" patternUnits="userSpaceOnUse">
            <path className="s-t" strokeWidth=".8" d="M0 0l8 8M8 0L0 8" />
          </pattern>
          <g id={id('n')}>
            <path className="sh" d="M34 188Q124 300 224 176Q150 214 34 188z" opacity=".16" />
            <path
              fill={url('m')}
              d="M34 188Q124 300 224 176Q150 214 34 188zM34 188Q100 150 162 168L224 176Q150 214 34 188z"
            />
            <path
              className="s-r2"
              strokeWidth="2"
              d="M34 188Q150 214 224 176Q190 164 162 168Q100 150 34 188"
              strokeOpacity=".7"
            />
            <path
              className="s-r2"
              strokeWidth="3.500"
              strokeLinecap="round"
              d="M138 74Q70 96 34 188M138 74Q200 92 224 176M138 74Q110 110 92 166M138 74Q160 106 162 168"
            />
            <path
              className="s-r2"
              strokeWidth="5"
              strokeLinecap="round"
              d="M138 74L330 148M222 268L266 92M300 268L256 92M236 212h50M284 264L196 98"
            />
            <path className="s-w3" strokeWidth="1.500" d="M138 74L262 94L330 148M306 140v46M318 144v60M330 148v44" />
            {dots('w3', 11, [306, 188], [318, 206], [330, 194])}
          </g>
        </defs>
        <path className="h2" d="M0 264v-16q40-14 80-6t90 2t110-6t100 2t100-8v32z" opacity=".6" />
        <path className="f2" d="M0 264v-8q20-10 44-2t40-2t50 6h-20v6zM400 264q20-14 40-8t40-4v12z" opacity=".7" />
        <path className="wa2" d={rects([0, 262, 480, 98])} />
        <g opacity=".7">{bands('sun', 3, [296, 268, 60], [282, 278, 84], [304, 290, 50], [290, 302, 74])}</g>
        <use href={net} transform="translate(262 116)scale(.58)" opacity=".85" />
        <path className="w3" d={polygon([372, 270], [470, 270], [476, 280], [366, 280])} />
        <path className="s-w3" strokeWidth="4" d="M384 280v20M410 280v22M440 280v20M464 280v18" />
        {palm(kit, 446, 276, 0.9)}
        {ripples([30, 280, 80], [180, 284, 60], [400, 316, 70], [190, 348, 110])}
        <use href={net} transform={`translate(-14 ${(34 - dip * 12).toFixed(1)})scale(1 ${dip.toFixed(2)})`} />
        <path className="sh" d={rects([190, 316, 120, 5])} opacity=".2" />
        <path className="s-w3" strokeWidth="6" d="M196 300v26M230 300v30M268 300v30M300 300v26" />
        <path className="w2" d="M176 292h144l8 12H168z" />
        <path className="bo" d="M176 288h144v6H176z" />
        {people('a', [226, 288, 34], [304, 288, 32])}
        {people('t', [250, 288, 32])}
        <path className="f1" d="M0 360V300q30-14 62 4q26-4 34 20q24 4 26 36z" />
        <path className="gr" d="M0 360v-26q60-8 110 8q40 8 60 18z" />
        {palm(kit, 40, 338, 1.5)}
        <g transform={`translate(${boat.toFixed()} 344)`}>
          <path className="gd" d="M-54-12q50 18 110-6q-8 26-36 26h-46q-22-2-28-20z" />
          <path className="b" d="M-54-12q50 18 110-6l-2 5q-56 20-106 5z" />
        </g>
        {people('fl', [boat + 20, 336, 26])}
        <g className="night">{dots('b', 6, [196, 282], [300, 280], [384, 266], [464, 266])}</g>
        {birds([240 + flock, 60], [268 + flock, 44], [226 + flock, 84])}
      </>
    );
  },
};
