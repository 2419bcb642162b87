import type { DrawingPlan } from '../parts/drawingPlan.ts';
import { arch, circles, cuspedArch, rects } from '../parts/geometry.ts';
import { backWall, sunPatch, wallPaints, windowFrame } from '../parts/interior.tsx';
import { pick } from '../parts/pick.ts';
import { pot } from '../parts/plants.tsx';

const windows = [
  { hole: cuspedArch(72, 40, 84, 100, 7), bars: 'M114 44v96M72 92h84' },
  { hole: rects([62, 46, 104, 92]), bars: 'M114 46v92M62 80h104' },
  { hole: circles([114, 88, 46]), bars: 'M114 42v92M68 88h92' },
] as const;

const tiles = [
  'M0 0h24v1.5H0zM0 12h24v1.5H0zM4 0h1.5v12H4zM16 12h1.5v12H16z',
  'M0 0h1.5v24H0zM8 0h1.5v24H8zM16 0h1.5v24H16zM0 0h24v1.5H0z',
  'M12 2q2 8 10 10q-8 2-10 10q-2-8-10-10q8-2 10-10zM0 0h3v3H0zM21 0h3v3h-3zM0 21h3v3H0zM21 21h3v3h-3z',
] as const;

const mirrors = [
  { glass: circles([350, 104, 48]), glint: 'M318 116l46-56a48 48 0 0 1 16 8l-52 62z' },
  { glass: arch(310, 44, 80, 110), glint: 'M310 128l52-62l14 12l-62 70z' },
  { glass: rects([300, 56, 100, 96]), glint: 'M300 124l58-68h22l-80 92z' },
] as const;

const tub = (
  <>
    <path className="sh" d="M40 330H226l26 8H60z" opacity=".3" />
    <path className="b" d="M62 322l-4 12h8l4-12zM208 322l4 12h-8l-4-12z" />
    <path className="t" d="M36 250H236C236 300 224 326 196 326H76C48 326 36 300 36 250z" />
    <path className="sh" d="M150 250h86c0 50-12 76-40 76h-40c30-8 36-40 34-76z" opacity=".12" />
    <path className="a" d="M40 272H232Q230 286 227 296H45Q42 284 40 272z" opacity=".9" />
    <path className="t" d="M28 244h216q6 0 6 5t-6 5H28q-6 0-6-5t6-5z" />
    <path className="sh" d="M36 254H236v4H36z" opacity=".2" />
    <path className="wh" d={circles([76, 240, 10], [94, 236, 13], [114, 240, 9], [58, 242, 7])} opacity=".85" />
    <path className="s-b" strokeWidth="4" d="M208 244v-38q0-12-12-12t-12 12v6M198 222h20" />
  </>
);

const shower = (
  <>
    <path className="gr3" d="M20 312H214l22 16H8z" />
    <path className="s-b" strokeWidth="4" d="M52 276V158q0-8 8-8h46v14" />
    <path className="b" d={rects([88, 164, 38, 5], [46, 226, 14, 14])} />
    <path
      className="s-g2"
      strokeWidth="1.6"
      strokeDasharray="8 7"
      d="M92 172l-6 136M102 172v136M112 172v136M122 172l6 136"
    />
    <path className="s0" d="M22 60H210V314H22z" opacity=".22" />
    <path className="wh" d="M40 60h50L22 210v-90zM150 60h26L40 314H22v-10z" opacity=".2" />
    <path className="s-b" strokeWidth="3" d="M22 314V60H210V314M130 60V314M140 180v34" />
  </>
);

/** A bathroom. The seed decides its window, tiles, tub or shower, mirror, cabinet and towels. */
export const bathroom: DrawingPlan = {
  title: 'A bathroom with a basin and a mirror',
  sun: [120, 80, 14],
  horizon: 132,
  draw: (kit) => {
    const { id, url, random } = kit;
    const { hole, bars } = pick(random, windows);
    const tile = pick(random, tiles);
    const mirror = pick(random, mirrors);
    const bathed = random() < 0.6;
    const grout = random() < 0.5 ? 'a' : 'gr3';
    const cabinet = random() < 0.5 ? 'wd' : 'a2';
    const wall = pick(random, wallPaints);
    const chequered = random() < 0.5;
    return (
      <>
        <defs>
          <path id={id('h')} d={hole} />
          <pattern id={id('t')} width="24" height="24" patternUnits="userSpaceOnUse" y="154">
            <path className="t" d="M0 0h24v24H0z" />
            <path className={grout} d={tile} opacity=".5" />
          </pattern>
        </defs>
        <path className="f2" d="M50 140v-8a12 12 0 0 1 30-6a15 15 0 0 1 30 2a15 15 0 0 1 28 2a14 14 0 0 1 34 2v12z" />
        {backWall(hole, wall, 280)}
        {windowFrame(id('h'), bars)}
        <path fill={url('t')} d={rects([0, 154, 480, 120])} />
        <path className={grout} d={rects([0, 150, 480, 5])} />
        <path className="sh" d="M330 150H480V274H430z" opacity=".08" />
        <path className="gr2" d={rects([0, 272, 480, 88])} />
        {chequered ? (
          <path
            className="w3"
            d="M40 272h40l-24 24H10zM120 272h40l-13 24h-46zM200 272h40v24h-47zM280 272h40l16 24h-48zM360 272h40l28 24h-46zM440 272h40v20zM56 296h45l-22 28H26zM147 296h46l-6 28h-54zM240 296h48l8 28h-56zM336 296h46l20 28h-52zM428 296h46l6 4v24h-24zM26 324L0 350v-26zM79 324h54l-20 36H44zM187 324h53v36h-66zM296 324h54l18 36h-64zM402 324h54l24 30v6h-50z"
            opacity=".55"
          />
        ) : (
          <path
            className="s-gr3"
            strokeOpacity=".6"
            d="M0 290H480M0 318H480M70 272l-50 88M155 272l-26 88M240 272v88M325 272l26 88M410 272l50 88"
          />
        )}
        <path className="gr3" d={rects([0, 270, 480, 4])} opacity=".6" />
        {sunPatch('M176 90l70 34v120l-70-30zM130 290h110l60 60H160z')}
        <path className="sh" d="M216 336H300l20 5H230z" opacity=".2" />
        {bathed ? tub : shower}
        <use href={`#${id('m')}`} className="s-b" strokeWidth="9" />
        <path id={id('m')} className="gt1" d={mirror.glass} />
        <path className="wh" d={mirror.glint} opacity=".3" />
        <path className="s-b" strokeWidth="3" d="M274 112v-14M426 112v-14" />
        <path className="wh s-b" strokeWidth="1.6" d={circles([274, 88, 11], [426, 88, 11])} />
        <path className="night g2" d={circles([274, 88, 26], [426, 88, 26])} opacity=".3" />
        <path className="sh" d="M268 316H436l32 8H286z" opacity=".25" />
        <path className={cabinet} d={rects([266, 218, 168, 84])} />
        <path className="s-sh" strokeWidth="1.5" strokeOpacity=".4" d="M274 236h72v58h-72zM354 236h72v58h-72z" />
        <path className="b" d={rects([334, 258, 4, 16], [362, 258, 4, 16])} />
        <path className="wd" d={rects([272, 302, 7, 16], [421, 302, 7, 16])} />
        <path className="t" d={rects([258, 210, 184, 12])} />
        <path className="sh" d={rects([266, 222, 168, 6])} opacity=".3" />
        <path className="a0" d="M308 186h84q0 24-22 24h-40q-22 0-22-24z" />
        <path className="sh" d="M360 186h32q0 24-22 24h-20q14-4 10-24z" opacity=".14" />
        <path className="s-b" strokeWidth="4" d="M350 186v-16q0-8 10-8t10 8" />
        <path className="a" d="M278 210v-20h10v20z" />
        <path className="b" d="M280 186h6v4h-6zM292 210v-14h9v14z" />
        {pot(kit, 418, 210, 0.9)}
        <path className="s-b" strokeWidth="3" d="M442 172h34" />
        <path className="fl" d="M447 172h24v58h-24z" />
        <path className="t" d="M447 214h24v6h-24z" />
        <path className="wd" d="M232 300h40v6h-40zM236 306h5l-3 32h-5zM263 306h5l3 32h-5z" />
        <path className="a0" d="M236 288h32v6h-32z" />
        <path className="t" d="M236 294h32v6h-32z" />
      </>
    );
  },
};
