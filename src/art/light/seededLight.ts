import { type Mood, moods } from '#src/theme/drawingMoods.ts';
import { accentCount } from '#src/theme/drawings.ts';
import { type DrawingPlan, type TreeKind, treeKinds } from '../parts/drawingPlan.ts';
import type { Light } from './palettes.ts';
import { seededRandom } from './seededRandom.ts';

/** What a seed decides before drawing starts, and the rest of its random sequence. */
export interface SeededLight extends Light {
  readonly treeKind: TreeKind;
  readonly random: () => number;
}

// Skips a mood after every seventh seed: a list that cycles through its drawings would otherwise show each in a single mood.
const turnOf = (seed: number) => (seed + Math.floor(seed / 7)) % moods.length;

/** The light, accent and trees of a seed. Consecutive numbers, such as the ids in a list, get different moods. */
export function seededLight(plan: DrawingPlan, seed: number | string, mood?: Mood): SeededLight {
  const random = seededRandom(seed, plan.title);
  const any = Math.floor(random() * moods.length);
  const own = moods[typeof seed === 'number' ? turnOf(Math.abs(Math.trunc(seed))) : any] ?? 'rose';
  const accent = Math.floor(random() * accentCount);
  const treeKind = treeKinds[Math.floor(random() * treeKinds.length)] ?? 'mango';
  return { mood: mood ?? own, accent, treeKind, lamps: plan.lamps ?? false, random };
}
