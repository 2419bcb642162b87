import { renderToStaticMarkup } from 'react-dom/server';
import type { Mood } from '../theme/drawingMoods.ts';
import { aloneStyle } from './light/palettes.ts';
import { seededLight } from './light/seededLight.ts';
import type { DrawingPlan } from './parts/drawingPlan.ts';
import { sceneOf } from './scene.tsx';

interface DrawnSvgOptions {
  seed: number | string;
  mood?: Mood;
}

/** A drawing by day as the text of a self-contained SVG file, 1200 high, for a picture that goes through the image pipeline. */
export function drawnSvg(plan: DrawingPlan, { seed, mood }: DrawnSvgOptions): string {
  const light = seededLight(plan, seed, mood);
  const scene = renderToStaticMarkup(
    <svg aria-hidden>{sceneOf(plan, light, { id: (name) => `d${name}`, alone: true })}</svg>,
  );
  const used = new Set([...scene.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names?.split(' ') ?? []));
  const style = aloneStyle(light, (name) => used.has(name));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360" width="1600" height="1200"><style>${style}</style>${scene.slice(scene.indexOf('>') + 1)}`;
}
