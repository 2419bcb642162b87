import type { ReactNode } from 'react';
import { placedAt } from './fromSprite.tsx';
import { rects } from './geometry.ts';

/** The back wall. `holes` is the path data of its windows, through which the scene's sky shows. */
export const backWall = (holes: string) => (
  <>
    <path className="ro" fillRule="evenodd" d={`M0 0h480v270H0z${holes}`} />
    <path className="sh" d="M330 0H480V270H430z" opacity=".09" />
  </>
);

/** A window frame around `opening` (the id of an element in `<defs>`), with a shaded reveal. */
export const windowFrame = (opening: string, bars: string) => (
  <>
    <use href={`#${opening}`} className="s-t" strokeWidth="12" />
    <use href={`#${opening}`} className="s-sh" strokeWidth="2" strokeOpacity=".25" />
    <path className="s-t" strokeWidth="2.6" d={bars} />
  </>
);

/** Floorboards, and the skirting board above them. */
export const floorboards = () => (
  <>
    <path className="bo" d={rects([0, 272, 480, 88])} />
    <path
      className="s-sh"
      strokeOpacity=".14"
      d="M0 292H480M0 320H480M60 272l-40 88M150 272l-24 88M240 272v88M330 272l24 88M420 272l40 88"
    />
    <path className="t" d={rects([0, 264, 480, 9])} />
  </>
);

/** Sunlight from the window on the wall and the floor. */
export const sunPatch = (shape: string) => <path className="day sun" d={shape} opacity=".38" />;

/** A pendant lamp, with a cone of light at night. Its origin is the middle of its rim. */
export const pendant = () => (
  <>
    <path className="s-w4" strokeWidth="1.5" d="M0-25v-60" />
    <path className="a" d="M-28 0a28 26 0 0 1 56 0z" />
    <path className="sh" d="M2-26A28 26 0 0 1 28 0H14A26 40 0 0 0 2-26z" opacity=".2" />
    <path className="day b0" d="M-28 0a28 4 0 0 0 56 0a28 4 0 0 0-56 0" />
    <path className="night g2" d="M-28 0a28 4 0 0 0 56 0a28 4 0 0 0-56 0" />
    <path className="night g2" d="M-26 2h52l64 214H-90z" opacity=".13" />
  </>
);

/** A plant with tall leaves in a pot of the accent colour, 88 wide and 154 high. (x, y) is its foot. */
export const tallPlant = (x: number, y: number, scale = 1) => (
  <g {...placedAt(x, y, scale)}>
    <path className="sh" d="M-18-2h50l20 6h-62z" opacity=".25" />
    <path className="a" d="M-21-42h42L15 0h-30z" />
    <path className="sh" d="M3-42h18L15 0H3z" opacity=".2" />
    <path
      className="f2"
      d="M0-42C-5-92-25-106-41-110C-37-88-23-70 0-42zM0-42C5-98 29-118 45-120C47-94 29-68 0-42zM0-42C-11-106-9-134 1-152C13-132 15-96 0-42z"
    />
    <path className="f1" d="M0-42C5-98 29-118 45-120C31-102 15-76 0-42zM0-42C3-82 7-128 1-152C13-132 15-96 0-42z" />
  </g>
);

/** A framed picture. `frame` is the paint of the frame; the origin of `inside` is the frame's upper left corner. */
export const framed = (x: number, y: number, w: number, h: number, frame: string, inside: ReactNode) => (
  <g {...placedAt(x, y, 1)}>
    <path className="sh" d={`M4 ${h}h${w}V6l5 4v${h - 4}H8z`} opacity=".2" />
    <path className={frame} d={rects([0, 0, w, h])} />
    <path className="t" d={rects([4, 4, w - 8, h - 8])} />
    {inside}
  </g>
);
