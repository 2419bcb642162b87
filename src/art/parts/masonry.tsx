import type { DrawingKit } from './drawingPlan.ts';
import { fromSprite } from './fromSprite.tsx';
import { arch, circles, domeShade, domeShape, rects, tenth } from './geometry.ts';

/** Bare ground with a lighter strip across it. */
export const ground = () => (
  <>
    <path className="gr" d={rects([0, 286, 480, 74])} />
    <path className="gr2" d="M0 308C120 296 330 320 480 302V360H0z" />
    <path className="gr3" d={rects([0, 286, 480, 3])} opacity=".5" />
  </>
);

/** A dome with its finial, given by its centre, base line, width and height. */
export const dome = (c: number, y: number, w: number, h: number) => (
  <>
    <path className="w0" d={domeShape(c, y, w, h)} />
    <path className="w2" d={domeShade(c, y, w, h)} />
    <path
      className="b"
      d={rects([c - 0.8, y - h - w * 0.22, 1.6, w * 0.24]) + circles([c, y - h - w * 0.08, w * 0.055])}
    />
  </>
);

// A pierced screen: pale, with a row of dark diamonds 6 apart.
const jaali = (x: number, y: number, w: number, h: number) => {
  const diamonds = Array.from(
    { length: Math.floor(w / 6) },
    (_none, at) => `M${x + 3 + at * 6} ${y + h / 2 - 2.3}l2.3 2.3l-2.3 2.3l-2.3-2.3z`,
  );
  return (
    <>
      <path className="t" d={rects([x, y, w, h])} />
      <path className="w3" d={diamonds.join('')} />
    </>
  );
};

/** A jharokha, 60 wide and 98 high. Its origin is the middle of its floor. */
export const jharokhaShape = () => (
  <>
    <path className="w2" d="M-24 2C-24 16-8 16 0 26C8 16 24 16 24 2z" />
    <path className="w3" d="M4 2C6 14 2 20 0 26C8 16 24 16 24 2z" />
    <path className="sh" d="M32 8V-34L24-42V2z" opacity=".2" />
    <path className="w" d={rects([-24, -42, 48, 44])} />
    <path className="w4" d={arch(-20, -38, 11, 30) + arch(-6, -40, 12, 32) + arch(9, -38, 11, 30)} />
    {jaali(-24, -9, 48, 9)}
    <path className="t" d={rects([-27, 0, 54, 4], [-30, -46, 60, 5])} />
    <path className="sh" d={rects([-26, -41, 52, 4])} opacity=".28" />
    {dome(0, -46, 44, 26)}
  </>
);

/** A chhatri, 40 wide and 58 high. Its origin is the middle of its base. */
export const chhatriShape = () => (
  <>
    <path className="w" d={rects([-15, -26, 4, 26], [11, -26, 4, 26])} />
    <path className="s-w2" strokeWidth="1.5" d="M-11 0V-18C-11-24-4-24 0-27C4-24 11-24 11-18V0" />
    {jaali(-15, -6, 30, 6)}
    <path className="t" d={rects([-20, -30, 40, 4])} />
    {dome(0, -30, 31, 21)}
  </>
);

/** A jharokha with the middle of its floor at (x, y). */
export const jharokha = (kit: DrawingKit, x: number, y: number, scale = 1) =>
  fromSprite(kit, 'jharokha', jharokhaShape, x, y, scale);

/** A chhatri with the middle of its base at (x, y). */
export const chhatri = (kit: DrawingKit, x: number, y: number, scale = 1) =>
  fromSprite(kit, 'chhatri', chhatriShape, x, y, scale);

interface PaneOptions {
  /** The paint of the frame. */
  frame?: string;
  /** 0: no bars, 1: one vertical bar (default), 2: a cross. */
  bars?: 0 | 1 | 2;
  /** Omits the ledge below the window. */
  flush?: boolean;
}

/** A window: frame, glass, the wall's shadow on it, bars and ledge. */
export const pane = (kit: DrawingKit, x: number, y: number, w: number, h: number, options: PaneOptions = {}) => {
  const { frame = 't', bars = 1, flush = false } = options;
  return (
    <>
      <path className={frame} d={rects([x - 2, y - 2, w + 4, h + 4])} />
      <path fill={kit.url('g')} d={rects([x, y, w, h])} />
      <path className="sh" d={`M${tenth(x)} ${tenth(y)}h${w}v3h${tenth(3 - w)}v${tenth(h - 3)}h-3z`} opacity=".4" />
      {bars ? (
        <path
          className={`s-${frame}`}
          d={`M${tenth(x + w / 2)} ${tenth(y)}v${h}${bars === 2 ? `M${tenth(x)} ${tenth(y + h * 0.4)}h${w}` : ''}`}
          strokeWidth="1.6"
        />
      ) : null}
      {flush ? null : (
        <>
          <path className="t" d={rects([x - 4, y + h + 2, w + 8, 3])} />
          <path className="sh" d={rects([x - 3, y + h + 5, w + 9, 3])} opacity=".22" />
        </>
      )}
    </>
  );
};
