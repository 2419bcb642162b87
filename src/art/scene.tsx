import type { ReactNode } from 'react';
import type { SeededLight } from './light/seededLight.ts';
import type { DrawingKit, DrawingPlan } from './parts/drawingPlan.ts';
import { circles, rects, tenth } from './parts/geometry.ts';
import { gradient } from './parts/gradient.tsx';

const crescent = (x: number, y: number, q: number) =>
  `M${tenth(x + q * 0.2)} ${tenth(y - q * 0.98)}A${tenth(q)} ${tenth(q)} 0 1 0 ${tenth(x + q * 0.98)} ${tenth(y + q * 0.2)}A${tenth(q * 0.78)} ${tenth(q * 0.78)} 0 1 1 ${tenth(x + q * 0.2)} ${tenth(y - q * 0.98)}z`;

// Each star is the round cap of a very short line, which takes a third of the bytes of a circle.
const stars = 'M60 40h.1M128 70h.1M210 30h.1M300 52h.1M464 112h.1M30 120h.1M420 150h.1';

// The shared gradients by name. A drawing contains only those that it uses.
const gradients: Record<string, (id: string) => ReactNode> = {
  s: (id) => gradient(id, [0, 1], 's0', 's1', ['sm', 0.55]),
  o: (id) => (
    <radialGradient key={id} id={id}>
      <stop offset=".3" className="c-sun" stopOpacity=".75" />
      <stop offset="1" className="c-sun" stopOpacity="0" />
    </radialGradient>
  ),
  w: (id) => gradient(id, [1, 0.4], 'w0', 'w'),
  v: (id) => gradient(id, [0, 1], 'w', 'w2'),
  g: (id) => gradient(id, [0.6, 1], 'g2', 'g'),
};

const hillsAt = (random: () => number, y: number) => {
  const far = Math.round(y - 30 - random() * 30);
  const near = Math.round(y - 20 - random() * 26);
  return (
    <>
      <path
        className="h1"
        d={`M0 ${y}V${far}C50 ${far - 26} 90 ${far - 4} 130 ${far + 4}S220 ${far - 40} 280 ${far - 14}S400 ${far - 34} 480 ${far}V${y}z`}
      />
      <path
        className="h2"
        d={`M0 ${y}V${near + 12}C70 ${near - 14} 130 ${y - 6} 200 ${y - 10}S360 ${near - 20} 480 ${near}V${y}z`}
        opacity=".75"
      />
    </>
  );
};

const skyAt = (
  { random, url }: DrawingKit,
  { sun: [sunX, sunY, radius], moon: [moonX, moonY] = [sunX, sunY] }: DrawingPlan,
) => {
  const x = tenth(sunX + (random() - 0.5) * 36);
  const y = tenth(sunY + (random() - 0.5) * 20);
  return (
    <>
      <path fill={url('s')} d={rects([0, 0, 480, 300])} />
      <path className="day" fill={url('o')} d={circles([x, y, radius * 2.6])} />
      <path className="day sun" d={circles([x, y, radius])} />
      <path className="night sun" d={crescent(moonX + x - sunX, moonY + y - sunY, radius * 0.62)} />
      <path className="night s-sun" strokeWidth="2.4" strokeLinecap="round" d={stars} opacity=".8" />
      <path
        className="cl"
        d={`M${tenth(14 + random() * 60)} ${tenth(70 + random() * 30)}c30-5 90-6 128 0c-36 5-92 5-128 0zM${tenth(230 + random() * 60)} ${tenth(36 + random() * 26)}c26-4 78-5 112 0c-30 4-84 5-112 0z`}
        opacity=".6"
      />
    </>
  );
};

/**
 * The content of a drawing's `<svg viewBox="0 0 480 360">`: sky, sun or moon, clouds and perhaps hills, then what
 * the plan draws.
 */
export function sceneOf(
  plan: DrawingPlan,
  { random, mood, treeKind }: SeededLight,
  { id, alone = false }: Pick<DrawingKit, 'id'> & { alone?: boolean },
): ReactNode {
  const used = new Set<string>();
  const url = (name: string) => {
    used.add(name);
    return `url(#${id(name)})`;
  };
  const kit: DrawingKit = { id, url, random, lit: mood === 'dusk', treeKind, alone };
  const behind = skyAt(kit, plan);
  const hills = (plan.hills ?? true) ? hillsAt(kit.random, plan.horizon ?? 286) : null;
  // Drawn before the definitions, which contain only the gradients that it used.
  const body = plan.draw(kit);
  return (
    <>
      <defs>{[...used].map((name) => gradients[name]?.(kit.id(name)))}</defs>
      {behind}
      {hills}
      {body}
    </>
  );
}
