import type { DrawingKit, DrawingPlan } from '../parts/drawingPlan.ts';
import { rects } from '../parts/geometry.ts';
import { pick } from '../parts/pick.ts';
import { palm, shrub, tree } from '../parts/plants.tsx';
import { car } from '../parts/street.tsx';

const pools = [
  { water: 'M75 299H388L445 347H18z', edge: 'M75 299H388L395 306H66z' },
  {
    water:
      'M122 299C202 295 222 303 282 301S404 298 416 314S378 347 300 345S190 340 130 346S34 340 46 322S76 301 122 299z',
    edge: 'M122 299C202 295 222 303 282 301S404 298 416 314C400 304 372 304 282 308S80 300 46 322C52 308 76 301 122 299z',
  },
  {
    water: 'M75 299H292L298 310H392L436 347H18z',
    edge: 'M75 299H292L298 310H392L399 316H290L285 306H66z',
  },
] as const;

const claddings = ['wd', 'a', 'w3'] as const;

const groundFloor = (kit: DrawingKit, slats: string, parked: boolean) => (
  <>
    <path className="w3" d={rects([352, 190, 80, 82])} />
    <path className="w4" d={rects([362, 204, 62, 68])} opacity=".55" />
    {parked ? (
      car(392, 273, 0.92)
    ) : (
      <path className="s-w2" d="M362 218h62M362 232h62M362 246h62M362 260h62" strokeOpacity=".6" />
    )}
    <path className="w0" d={rects([346, 180, 96, 11])} />
    <path className="sh" d={rects([352, 191, 84, 8])} opacity=".4" />
    <path className="w" d={rects([432, 191, 5, 81], [92, 186, 206, 86])} />
    <path className="w4" d={rects([104, 200, 142, 72])} />
    <path fill={kit.url('g')} d={rects([104, 200, 142, 72])} opacity=".85" />
    <path className="wd" d="M120 272v-34h44v34zM176 272v-20h36v20z" opacity=".5" />
    <path className="s-b" strokeWidth="14" strokeLinecap="round" d="M196 226h.1" />
    <path fill={slats} d={rects([256, 200, 30, 72])} />
    <path className="b" d={rects([278, 232, 2.4, 12])} />
    <path className="sh" d="M92 189h206v21l-206-8z" opacity=".36" />
  </>
);

const glassRoom = ({ url }: DrawingKit) => (
  <>
    <path fill={url('g')} d={rects([150, 68, 116, 32])} />
    <path className="s-w0" strokeWidth="2" d="M179 68v32M208 68v32M237 68v32" />
    <path className="w2" d="M266 62l14 7v31h-14z" />
    <path className="t" d={rects([134, 60, 146, 6])} />
    <path className="sh" d={rects([150, 66, 116, 6])} opacity=".4" />
  </>
);

const roofGarden = (
  <>
    <path className="f2" d="M78 100c0-12 12-14 17-9c4-9 17-7 19 1c8-5 14 1 14 8z" />
    <path className="wd" d={rects([146, 72, 4, 30], [196, 72, 4, 30], [246, 72, 4, 30], [138, 68, 120, 5])} />
    <path className="s-wd" strokeWidth="6" strokeDasharray="4 8" d="M142 65h114" />
  </>
);

const upperFloor = ({ url }: DrawingKit, slats: string) => (
  <>
    <path className="w0" d={rects([52, 104, 250, 84])} />
    <path className="w2" d="M302 104l16 8v76h-16zM352 74l18 8v4l-18-7zM442 180l12 4v9l-12-2z" />
    <path className="w3" d={rects([64, 114, 226, 64])} />
    <path fill={url('g')} d={rects([76, 122, 140, 56])} />
    <path className="s-w0" strokeWidth="2" d="M122 122v56M169 122v56M140 203v69M176 205v67M211 207v65" />
    <path className="wh" d="M90 122h32l-32 56H76v-32zM104 200h36l-36 62z" opacity=".22" />
    <path fill={slats} d={rects([226, 120, 56, 58])} />
    <path className="sh" d="M64 114h226v9H73v55h-9z" opacity=".42" />
    <path className="wh" d={rects([64, 158, 158, 20])} opacity=".3" />
    <path className="w0" d={rects([64, 156, 158, 2.5])} />
    <path className="w2" d={rects([52, 184, 250, 5])} />
    <path className="t" d={rects([48, 99, 262, 5])} />
    <path className="f2" d="M232 158c10-8 22-4 30 2v18h-30z" />
    <path className="s-fl" strokeWidth="8" strokeLinecap="round" d="M236 160h.1M246 156h.1M256 159h.1" />
  </>
);

const terrace = (pool: (typeof pools)[number]) => (
  <>
    <path className="t2" d="M60 272h380l40 18v10H20z" />
    <path className="gr2" d="M60 272h380l12 6H48z" />
    <path className="sh" d="M300 272h146l24 12H330z" opacity=".2" />
    <path className="wa s-t" strokeWidth="8" d={pool.water} />
    <path className="sh" d={pool.edge} opacity=".25" />
    <path className="wh" d="M96 314h90v3H96zM230 320h120v3H230zM120 332h160v3H120z" opacity=".4" />
    <path className="w0" d="M110 306h160l-20 39H92z" opacity=".25" />
    <path
      className="night g2"
      d="M122 308h44v2h-44zM182 312h30v2h-30zM134 319h56v2h-56zM112 327h30v2h-30zM160 329h40v2h-40zM196 304h44v2h-44z"
      opacity=".55"
    />
  </>
);

/** A villa of two storeys with a pool. The seed decides its roof, cladding, pool and carport. */
export const villa: DrawingPlan = {
  title: 'A villa with a pool',
  sun: [408, 66, 34],
  horizon: 276,
  draw: (kit) => {
    const { id, url, random } = kit;
    const roofed = pick(random, [() => null, glassRoom, () => roofGarden]);
    const pool = pick(random, pools);
    const cladding = pick(random, claddings);
    const parked = random() < 0.5;
    const slats = url('l');
    const glass = url('g');
    return (
      <>
        <defs>
          <pattern id={id('l')} width="6" height="6" patternUnits="userSpaceOnUse">
            <path className={cladding} d="M0 0h6v6H0z" />
            <path className="sh" d="M4 0h2v6H4z" opacity=".35" />
          </pattern>
        </defs>
        {tree(kit, 80, 280, 0.95)}
        {tree(kit, 420, 280, 1.05)}
        <path className="gr" d={rects([0, 272, 480, 88])} />
        <path className="f1" d={rects([0, 268, 480, 10])} />
        {palm(kit, 448, 290, 1.08)}
        <path fill={slats} d={rects([296, 78, 52, 194])} />
        <path className={cladding} d="M348 78l18 8v186h-18z" />
        <path className="sh" d="M348 78l18 8v186h-18z" opacity=".45" />
        <path className="w0" d={rects([292, 74, 60, 5])} />
        <path fill={glass} d={rects([330, 96, 8, 130])} />
        {groundFloor(kit, slats, parked)}
        {roofed(kit)}
        {upperFloor(kit, slats)}
        {terrace(pool)}
        {palm(kit, 34, 320, 1.42)}
        {shrub(-14, 326, 84, 30)}
        {shrub(424, 330, 84, 26)}
      </>
    );
  },
};
