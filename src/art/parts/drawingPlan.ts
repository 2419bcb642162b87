import type { ReactNode } from 'react';
import type { Mood } from '#src/theme/drawingMoods.ts';

/** What a drawing may ask for while it is drawn. */
export interface DrawingKit {
  /** The id of one of this drawing's own patterns, clips or groups; unique on the page. */
  readonly id: (name: string) => string;
  /** `url(#…)` of one of its own, or of the shared gradients: sky `s`, lit wall `w`, shaded wall `v`, glass `g`. */
  readonly url: (name: string) => string;
  /** The next number of the seed's sequence, from 0 to 1: always in the same order, so that a record keeps its picture. */
  readonly random: () => number;
  readonly mood: Mood;
  /** Lamps are on by day too: in the dusk. */
  readonly lit: boolean;
  /** The seed's kind of tree, for `tree()`. */
  readonly treeKind: TreeKind;
  /** Draws shared parts in place instead of pointing into the page's sprite: for a picture that stands alone. */
  readonly alone: boolean;
}

/** Kinds of trees, and what their leaves are coloured by. */
export const treeKinds = ['mango', 'neem', 'gulmohar', 'jacaranda'] as const;

/** A kind of tree. */
export type TreeKind = (typeof treeKinds)[number];

/** A drawing: what it shows, and how. 480 × 360, light from the upper left. */
export interface DrawingPlan {
  /** Its text alternative: 'A haveli with jharokhas and a cusped gateway'. */
  readonly title: string;
  /** Centre and radius of the sun; a seed moves it a little. Without one there is no sky: only what `draw` draws. */
  readonly sun?: readonly [x: number, y: number, radius: number];
  /** Where the moon stands, if not in the sun's place: the same radius, moved alike. */
  readonly moon?: readonly [x: number, y: number];
  /** Where the sky meets the ground, 286 unless told. */
  readonly horizon?: number;
  /** Two lines of hills behind; not for streets and towns. */
  readonly hills?: boolean;
  /** Openings glow at night (havelis, landmarks). */
  readonly lamps?: boolean;
  /** What stands in front of the sky. */
  readonly draw: (kit: DrawingKit) => ReactNode;
}
