import type { DrawingKit, DrawingPlan } from '../parts/drawingPlan.ts';
import { circles, rects, roundArch } from '../parts/geometry.ts';
import { pick } from '../parts/pick.ts';
import { pot, shrub } from '../parts/plants.tsx';

const stripe = (at: number) => `M${+(88 + at * 30.4).toFixed(1)} 176h30.4l2 34a16.2 13 0 0 1-32.4 0z`;
const straight = (at: number) => `M${+(88 + at * 30.4).toFixed(1)} 176h30.4l2 42h-32.4z`;
const stripes = (of: (at: number) => string, odd: number) => [0, 2, 4, 6, 8].map((at) => of(at + odd)).join('');

// The goods in the two windows, left and right.
const goods = [
  <>
    <path className="t" d={rects([92, 252, 92, 3])} />
    <path
      className="po"
      d="M104 252c-8-6-8-18 0-22v-5h10v5c8 4 8 16 0 22zM142 280c-10-5-10-14-2-18v-4h12v4c8 4 8 13-2 18z"
    />
    <path className="t" d="M130 252c-5-4-5-10 0-13v-6h8v6c5 3 5 9 0 13zM106 280c-5-3-6-10 0-14v-6h9v6c6 4 5 11 0 14z" />
    <path className="a" d="M158 252c-7-5-7-15 0-20h12c7 5 7 15 0 20z" />
    <path className="fl" d="M306 280v-52l14-4v56zM346 280v-50l14-4v54z" />
    <path className="b" d="M322 280v-58l12 4v54z" />
    <path className="a" d="M366 280v-46l12-4v50z" />
  </>,
  <>
    <path className="t" d={rects([92, 252, 92, 3], [296, 252, 92, 3])} />
    <path className="a" d="M98 252v-26h8v26zM122 252v-24h9v24zM302 280v-20h7v20zM340 252v-28h8v28zM356 280v-22h9v22z" />
    <path
      className="b"
      d="M107 252v-21h6v21zM148 280v-22h8v22zM310 280v-17h8v17zM324 252v-22h7v22zM366 252v-20h8v20z"
    />
    <path
      className="fl"
      d="M114 252v-28h7v28zM140 252v-21h7v21zM110 280v-20h7v20zM332 252v-26h7v26zM366 280v-24h8v24z"
    />
    <path
      className="po"
      d="M149 252v-25h8v25zM118 280v-17h9v17zM160 280v-21h8v21zM302 252v-22h9v22zM328 280v-22h10v22z"
    />
  </>,
  <>
    <path className="wd" d={rects([96, 258, 40, 22], [142, 258, 38, 22], [300, 258, 38, 22], [344, 258, 40, 22])} />
    <path className="fl" d={circles([106, 256, 7], [126, 256, 7], [116, 251, 7])} />
    <path className="b" d={circles([152, 256, 7], [170, 256, 7], [161, 251, 7], [356, 256, 7], [372, 256, 7])} />
    <path className="f3" d={circles([310, 256, 7], [328, 256, 7], [319, 251, 7], [364, 251, 7])} />
    <path className="a" d="M112 216h52l4 10h-60z" />
  </>,
] as const;

const bicycle = (
  <>
    <path className="s-w4" strokeWidth="2.5" d={circles([352, 318, 17], [406, 318, 17])} />
    <path
      className="s-fl"
      strokeWidth="2.5"
      d="M352 318l14-26h28l12 26M366 292l14 26h-28M380 318l14-26-3-9h10M360 287h12"
    />
    <path className="wd" d="M396 268h20v12h-20z" />
  </>
);

const scooter = (
  <>
    <path className="sh" d="M334 332h96l-10 5h-76z" opacity=".3" />
    <path className="sh" d={circles([350, 324, 11], [408, 324, 11])} />
    <path className="t2" d={circles([350, 324, 4.5], [408, 324, 4.5])} />
    <path
      className="b"
      d="M390 322a20 20 0 0 1 36-12l-2-20h-38l-6 24h-18l-8-42h-8l4 28c-12 2-16 10-16 18h10a9 9 0 0 1 16-4l4 8z"
    />
    <path className="w4" d="M384 284h38q4 0 4 6h-44z" />
    <path className="s-w4" strokeWidth="2.5" strokeLinecap="round" d="M338 268h18" />
  </>
);

const crates = (
  <>
    <path className="sh" d="M328 322h92l22 5h-90z" opacity=".3" />
    <path className="wd" d={rects([326, 300, 44, 22], [374, 300, 44, 22], [350, 276, 44, 22])} />
    <path className="s-t2" strokeOpacity=".6" d="M326 307h44M326 314h44M374 307h44M374 314h44M350 283h44M350 290h44" />
    <path className="s-b" strokeWidth="13" strokeLinecap="round" d="M360 272h.1M384 272h.1M372 269h.1" />
    <path className="s-f3" strokeWidth="12" strokeLinecap="round" d="M404 296h.1M412 297h.1" />
  </>
);

const outside = [bicycle, scooter, crates] as const;

const upperWindow = (kit: DrawingKit, flowered: boolean) => (
  <g id={kit.id('u')}>
    <path className="t" d={roundArch(-5, 76, 50, 68)} />
    <path fill={kit.url('g')} d={roundArch(0, 81, 40, 63)} />
    <path className="sh" d="M0 144v-43a20 20 0 0 1 40 0l-36 3v40z" opacity=".25" />
    <path className="s-t" strokeWidth="2" d="M20 81v63M0 108h40" />
    <path className="t" d="M-10 144h60v5h-60z" />
    <path className="sh" d="M-7 149h58v4H-7z" opacity=".25" />
    {flowered ? (
      <>
        <path className="f2" d="M-6 144a8 8 0 0 1 11-7a9 9 0 0 1 15-1a9 9 0 0 1 15 0a8 8 0 0 1 11 8z" />
        <path className="s-fl" strokeWidth="6" strokeLinecap="round" d="M3 139h.1M18 137h.1M34 138h.1" />
      </>
    ) : (
      <path className="a" d="M-15 84h9v60h-9zM46 84h9v60h-9z" />
    )}
  </g>
);

/** A street-front shop. The seed decides its goods, awning, upper windows and what stands outside. */
export const shop: DrawingPlan = {
  title: 'A street-front shop',
  sun: [44, 42, 22],
  hills: false,
  draw: (kit) => {
    const { id, url, random } = kit;
    const wares = pick(random, goods);
    const cut = random() < 0.55 ? stripe : straight;
    const flowered = random() < 0.5;
    const guest = pick(random, outside);
    const parapet = random() < 0.5;
    return (
      <>
        <defs>{upperWindow(kit, flowered)}</defs>
        <path className="n" d={rects([0, 90, 64, 220], [416, 110, 64, 200])} />
        <path className="n2" d={rects([14, 120, 30, 40], [14, 200, 30, 40], [442, 140, 30, 40], [442, 216, 30, 40])} />
        <path className="gr2" d={rects([0, 300, 480, 60])} />
        <path className="t2" d={rects([0, 300, 480, 12])} />
        {parapet ? (
          <>
            <path className="w0 s-t" strokeWidth="4" d="M170 48c0-16 20-14 26-22q8-10 44-10t44 10c6 8 26 6 26 22z" />
            <path className="b" d={circles([240, 32, 7])} />
          </>
        ) : null}
        <path fill={url('w')} d={rects([64, 54, 352, 252])} />
        <path className="w3" d="M416 54l16 6v244l-16 2z" />
        <path className="t" d={rects([56, 46, 368, 9])} />
        <path className="w2" d="M424 46l16 6v8l-16-5z" />
        <path className="sh" d={rects([64, 55, 352, 6])} opacity=".25" />
        {[104, 172, 266, 334].map((x) => (
          <use key={x} href={`#${id('u')}`} x={x} />
        ))}
        <path className="w3" d={rects([80, 158, 320, 148])} />
        <path className="a" d={rects([80, 153, 320, 25])} />
        <path className="s-b" strokeWidth="1.6" d="M100 160h112M268 160h112M100 170h112M268 170h112" />
        <path
          className="t"
          d="M240 156c6 5 6 13 0 18c-6-5-6-13 0-18zM227 160c8 1 11 7 11 14c-7-1-11-6-11-14zM253 160c-8 1-11 7-11 14c7-1 11-6 11-14z"
        />
        <path className="w4" d={rects([92, 204, 92, 76], [296, 204, 92, 76], [196, 204, 88, 102])} />
        <path fill={url('g')} d={rects([92, 204, 92, 76])} opacity=".75" />
        <path fill={url('g')} d={rects([296, 204, 92, 76])} opacity=".75" />
        <path className="wd" d={rects([92, 280, 92, 26], [296, 280, 92, 26], [202, 210, 36, 96], [242, 210, 36, 96])} />
        <path className="sh" d={rects([98, 285, 80, 16], [302, 285, 80, 16])} opacity=".25" />
        <path fill={url('g')} d={rects([207, 216, 26, 60], [247, 216, 26, 60])} />
        <path className="b" d={rects([234, 258, 2.5, 16], [244, 258, 2.5, 16])} />
        {wares}
        <path className="wh" d="M92 204h36l-36 58zM296 204h36l-36 58z" opacity=".22" />
        <path className="sh" d="M80 200h320v26l-320-8z" opacity=".4" />
        <path className="a" d={stripes(cut, 1)} />
        <path className="t" d={stripes(cut, 0)} />
        <path className="sh" d="M88 176h304v7H88z" opacity=".22" />
        <path className="t" d="M184 306h112l12 8H172z" />
        <path className="sh" d="M416 306l16-2l48 14v10l-40-8z" opacity=".2" />
        {pot(kit, 186, 312)}
        {pot(kit, 294, 312)}
        {guest}
        {shrub(-20, 318, 80, 30)}
      </>
    );
  },
};
