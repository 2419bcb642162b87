import { tenth } from './geometry.ts';

/** Left, top, width. */
type Band = readonly [x: number, y: number, width: number];

/** Bands of one height, drawn as lines, which take two thirds of the bytes of rectangles. */
export const bands = (paint: string, thickness: number, ...list: readonly Band[]) => (
  <path
    className={`s-${paint}`}
    strokeWidth={thickness}
    d={list.map(([x, y, w]) => `M${tenth(x)} ${tenth(y + thickness / 2)}h${tenth(w)}`).join('')}
  />
);

/** Round dots along a path, separated by `gap`. */
export const beads = (paint: string, size: number, gap: number, d: string) => (
  <path className={`s-${paint}`} strokeWidth={size} strokeLinecap="round" strokeDasharray={`.1 ${gap}`} d={d} />
);
