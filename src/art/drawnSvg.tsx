import { renderToStaticMarkup } from 'react-dom/server';
import type { Mood } from '../theme/drawingMoods.ts';
import { aloneStyle, type DrawnScheme } from './light/palettes.ts';
import { seededLight } from './light/seededLight.ts';
import type { DrawingPlan } from './parts/drawingPlan.ts';
import { sceneOf, WIDE } from './scene.tsx';

interface DrawnSvgOptions {
  seed: number | string;
  mood?: Mood;
  /** `both`: one file that follows the scheme of the page that shows it. */
  scheme?: DrawnScheme | 'both';
  /** 2.2 to 1, with the plan's sides. A crop to 4 : 3 or less shows the usual drawing. */
  wide?: boolean;
}

/** A drawing as the text of a self-contained SVG file, 1200 high, for a picture that goes through the image pipeline. */
export function drawnSvg(plan: DrawingPlan, { seed, mood, scheme = 'light', wide = false }: DrawnSvgOptions): string {
  const light = seededLight(plan, seed, mood);
  const scene = renderToStaticMarkup(
    <svg aria-hidden>{sceneOf(plan, light, { id: (name) => `d${name}`, alone: true, wide })}</svg>,
  );
  const used = new Set([...scene.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names?.split(' ') ?? []));
  const styled = (one: DrawnScheme) => aloneStyle(light, one, (name) => used.has(name));
  const style =
    scheme === 'both'
      ? `${styled('light')}@media (prefers-color-scheme:dark){.night{display:inline}${styled('dark')}}`
      : styled(scheme);
  const [left, width] = wide ? [WIDE.left, WIDE.width] : [0, 480];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} 0 ${width} 360" width="${(width * 1200) / 360}" height="1200"><style>${style}</style>${scene.slice(scene.indexOf('>') + 1)}`;
}
