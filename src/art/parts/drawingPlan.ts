import type { ReactNode } from 'react';

/** What a plan gets to draw with. */
export interface DrawingKit {
  /** The id of one of this drawing's own patterns, clip paths or groups, unique on the page. */
  readonly id: (name: string) => string;
  /** `url(#…)` of one of its own ids, or of a shared gradient: sky `s`, lit wall `w`, shaded wall `v`, glass `g`. */
  readonly url: (name: string) => string;
  /** The next number of the seed's sequence, from 0 to 1. Call it in the same order every time, so that a record keeps its picture. */
  readonly random: () => number;
  /** Lamps are on by day, too: the mood is dusk. */
  readonly lit: boolean;
  /** The kind of tree that the seed selects, for `tree()`. */
  readonly treeKind: TreeKind;
  /** Draws shared parts in place instead of referring to the page's sprite, for a standalone picture. */
  readonly alone: boolean;
}

/** The kinds of trees, which decide the colours of the leaves. */
export const treeKinds = ['mango', 'neem', 'gulmohar', 'jacaranda'] as const;

export type TreeKind = (typeof treeKinds)[number];

/** A drawing of 480 × 360, with light from the upper left. */
export interface DrawingPlan {
  /** Its name, which also decides what a seed selects, such as 'A haveli with jharokhas and a cusped gateway'. */
  readonly title: string;
  /** Centre and radius of the sun; a seed moves it a little. */
  readonly sun: readonly [x: number, y: number, radius: number];
  /** The centre of the moon, if it differs from the sun's. It shares the sun's radius and movement. */
  readonly moon?: readonly [x: number, y: number];
  /** The y coordinate at which the sky meets the ground. Default: 286. */
  readonly horizon?: number;
  /** Draws two lines of hills in the background (default); false for streets and towns. */
  readonly hills?: boolean;
  /** Openings glow at night, as in havelis. */
  readonly lamps?: boolean;
  /** Draws what is in front of the sky. */
  readonly draw: (kit: DrawingKit) => ReactNode;
}
