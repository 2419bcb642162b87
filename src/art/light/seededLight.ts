import { type Mood, moods } from '#src/theme/drawingMoods.ts';
import { accentCount } from '#src/theme/drawings.ts';
import { type DrawingPlan, type TreeKind, treeKinds } from '../parts/drawingPlan.ts';
import type { Light } from './palettes.ts';
import { seededRandom } from './seededRandom.ts';

/** What a seed decides before anything is drawn, and its sequence for the rest. */
export interface SeededLight extends Light {
  readonly treeKind: TreeKind;
  readonly random: () => number;
}

// Every seventh skips one: a list that takes its drawings in turn would else show each in one light.
const turnOf = (seed: number) => (seed + Math.floor(seed / 7)) % moods.length;

/**
 * The light, accent and trees that belong to a seed: the same every time. Numbers that follow each other, as the ids of a
 * list do, get different lights.
 */
export function seededLight(plan: DrawingPlan, seed: number | string, mood?: Mood): SeededLight {
  const random = seededRandom(seed, plan.title);
  const any = Math.floor(random() * moods.length);
  const own = moods[typeof seed === 'number' ? turnOf(Math.abs(Math.trunc(seed))) : any] ?? 'rose';
  const accent = Math.floor(random() * accentCount);
  const treeKind = treeKinds[Math.floor(random() * treeKinds.length)] ?? 'mango';
  return { mood: mood ?? own, accent, treeKind, lamps: plan.lamps ?? false, random };
}
