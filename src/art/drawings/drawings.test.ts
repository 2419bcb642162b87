import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { moods } from '#src/theme/drawingMoods.ts';
import { drawnSvg } from '../drawnSvg.tsx';
import { seededLight } from '../light/seededLight.ts';
import type { DrawingPlan } from '../parts/drawingPlan.ts';
import { sceneOf } from '../scene.tsx';
import { homeDrawings } from './homes.ts';

const MAX_BYTES = 6 * 1024;
const plans: [string, DrawingPlan][] = Object.entries(homeDrawings);

const served = (plan: DrawingPlan, seed: number): string => {
  const scene = sceneOf(plan, seededLight(plan, seed), { id: (name) => `_r_9_${name}` });
  return renderToStaticMarkup(createElement('svg', { viewBox: '0 0 480 360' }, scene));
};

it.each(plans)('%s is under 6 KB as served for every seed', (_name, plan) => {
  for (let seed = 1; seed <= 40; seed += 1) expect(served(plan, seed).length).toBeLessThan(MAX_BYTES);
});

it.each(plans)('%s is the same for the same seed and differs between seeds', (_name, plan) => {
  const seeds = Array.from({ length: 20 }, (_none, at) => served(plan, at));
  expect(seeds).toEqual(Array.from({ length: 20 }, (_none, at) => served(plan, at)));
  expect(new Set(seeds).size).toBe(seeds.length);
});

it.each(plans)('%s is complete as a standalone picture, without variables, in every mood', (_name, plan) => {
  for (const mood of moods) {
    const text = drawnSvg(plan, { seed: 3, mood });
    const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const links = [...text.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id);
    expect(links.filter((id) => !ids.has(id))).toEqual([]);
    expect(text).not.toMatch(/var\(|undefined|NaN/);
    const classes = [...text.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names?.split(' ') ?? []);
    const unpainted = classes.filter((name) => !['day', 'night'].includes(name) && !text.includes(`.${name}{`));
    expect(unpainted).toEqual([]);
  }
});
