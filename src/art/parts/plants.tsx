import type { DrawingKit, TreeKind } from './drawingPlan.ts';
import { fromSprite, placedAt, spriteIds } from './fromSprite.tsx';
import { circles, tenth } from './geometry.ts';

type Leaves = readonly [deep: string, middle: string, lit: string];

// Flowering trees have the same crowns in other colours. On a page, a class swaps the sprite's colour variables.
const leavesOf: Record<TreeKind, Leaves> = {
  mango: ['f1', 'f2', 'f3'],
  neem: ['f1', 'f2', 'f3'],
  gulmohar: ['e1', 'e2', 'e3'],
  jacaranda: ['j1', 'j2', 'j3'],
};

/** A tree with a round crown, 90 wide and 96 high. Its origin is its foot. */
export const crown = ([deep, middle, lit]: Leaves) => (
  <>
    <path className="bark" d="M-3 0L-2-34L-14-52L0-42L12-56L3-36L4 0z" />
    <path
      className={deep}
      d="M-36-36a19 19 0 0 1-5-32a23 23 0 0 1 23-31a26 26 0 0 1 42 2a21 21 0 0 1 13 31a18 18 0 0 1-7 30a40 15 0 0 1-66 0z"
    />
    <path
      className={middle}
      d="M-37-45a15 15 0 0 1-2-24a20 20 0 0 1 21-27a21 21 0 0 1 35-1a12 12 0 0 1 2 20a14 14 0 0 1-18 10a15 15 0 0 1-16 15a17 17 0 0 1-22 7z"
    />
    <path
      className={lit}
      d="M-31-66a14 14 0 0 1 15-22a15 15 0 0 1 23-6a9 9 0 0 1-9 11a12 12 0 0 1-13 11a10 10 0 0 1-16 6z"
    />
  </>
);

/** A tree with the tall crown of a neem, 66 wide and 118 high. Its origin is its foot. */
export const tallCrown = ([deep, middle, lit]: Leaves) => (
  <>
    <path className="bark" d="M-3 0L-2-36L-9-52L0-44L8-58L3-38L4 0z" />
    <path
      className={deep}
      d="M-24-38a17 17 0 0 1-8-25a18 18 0 0 1 6-28a19 19 0 0 1 17-24a17 17 0 0 1 23 5a18 18 0 0 1 12 25a18 18 0 0 1 2 27a17 17 0 0 1-12 22a28 12 0 0 1-40-2z"
    />
    <path
      className={middle}
      d="M-26-45a13 13 0 0 1-3-19a15 15 0 0 1 7-24a15 15 0 0 1 15-21a13 13 0 0 1 17 5a11 11 0 0 1 1 17a13 13 0 0 1-8 19a13 13 0 0 1-11 18a13 13 0 0 1-18 5z"
    />
    <path
      className={lit}
      d="M-24-72a12 12 0 0 1 9-16a13 13 0 0 1 14-18a8 8 0 0 1 1 13a11 11 0 0 1-8 14a10 10 0 0 1-16 7z"
    />
  </>
);

const fronds = (leaves: readonly (readonly [x: number, y: number])[]) =>
  leaves
    .map(([x, y]) => `M0 0Q${tenth(x * 0.45)} ${tenth(y - 20)} ${x} ${y}Q${tenth(x * 0.5)} ${tenth(y - 7)} 0 0z`)
    .join('');

/** A date palm, 104 wide and 155 high. Its origin is its foot. */
export const palmShape = () => (
  <>
    <path className="palm" d="M-3.500 0C-2-40 3-80 7-118L12-118C9-80 6-40 5 0z" />
    <path className="sh" d="M2 0C4-40 8-80 10-118L12-118C9-80 6-40 5 0z" opacity=".25" />
    <g transform="translate(9 -118)">
      <path
        className="f1"
        d={fronds([
          [14, -36],
          [40, -22],
          [52, 4],
          [34, 26],
          [-34, 28],
        ])}
      />
      <path
        className="f2"
        d={fronds([
          [-52, 6],
          [-44, -18],
          [-20, -34],
          [14, -36],
        ])}
      />
      <path className="wd" d={circles([-3, 3, 3], [4, 4, 3])} />
    </g>
  </>
);

/** A bougainvillea over the corner of a wall, 55 wide and 90 high, with its upper left corner at (390, 190). */
export const bougainvilleaShape = () => (
  <>
    <path
      className="f1"
      d="M392 202a9 9 0 0 1 14-8a9 9 0 0 1 16 6a11 11 0 0 1 4 16a10 10 0 0 1 2 15a9 9 0 0 1-2 16c-4 8-6 14-7 22c-3-8-7-12-6-20a9 9 0 0 1-4-14a10 10 0 0 1-8-15a9 9 0 0 1-9-18z"
    />
    <path
      className="fl"
      d="M395 201a7 7 0 0 1 11-5a7 7 0 0 1 12 5a8 8 0 0 1 3 12a8 8 0 0 1 1 12a6 6 0 0 1-4 9a6 6 0 0 1-6-6a8 8 0 0 1-5-11a7 7 0 0 1-7-8a6 6 0 0 1-5-8z"
    />
    <path className="fl2" d={circles([404, 202, 3], [413, 208, 3])} />
  </>
);

/** A potted bush, 22 wide and 36 high, by default in a pot of the accent colour. Its origin is its foot. */
export const potShape = (paint = 'a') => (
  <>
    <path className={paint} d="M-9-16h18l-3 16h-12z" />
    <path className="sh" d="M2-16h7l-3 16h-4z" opacity=".22" />
    <path className="f1" d={circles([0, -24, 11], [-8, -19, 6], [8, -19, 7])} />
    <path className="f2" d={circles([-3, -27, 7], [-9, -20, 4])} />
  </>
);

/** A tree with its foot at (x, y), of the kind that the seed selects unless `kind` is given. */
export const tree = (kit: DrawingKit, x: number, y: number, scale = 1, kind: TreeKind = kit.treeKind) => {
  const tall = kind === 'neem';
  if (kit.alone) return <g {...placedAt(x, y, scale)}>{(tall ? tallCrown : crown)(leavesOf[kind])}</g>;
  const name = kind === 'gulmohar' || kind === 'jacaranda' ? kind : undefined;
  return <use href={`#${tall ? spriteIds.tallCrown : spriteIds.crown}`} className={name} {...placedAt(x, y, scale)} />;
};

/** A palm with its foot at (x, y). */
export const palm = (kit: DrawingKit, x: number, y: number, scale = 1) =>
  fromSprite(kit, 'palm', palmShape, x, y, scale);

/** A bougainvillea in its place on the haveli. */
export const bougainvillea = (kit: DrawingKit) => fromSprite(kit, 'bougainvillea', bougainvilleaShape, 0, 0);

/** A potted bush with its foot at (x, y). */
export const pot = (kit: DrawingKit, x: number, y: number, scale = 1) => fromSprite(kit, 'pot', potShape, x, y, scale);

/** A slender ashoka, given by its foot, half its width, and its height. */
export const ashoka = (x: number, y: number, w: number, h: number) => (
  <>
    <path
      className="f2"
      d={`M${x} ${y}C${x - w} ${tenth(y - h * 0.2)} ${tenth(x - w * 0.7)} ${tenth(y - h * 0.75)} ${x} ${y - h}C${tenth(x + w * 0.7)} ${tenth(y - h * 0.75)} ${x + w} ${tenth(y - h * 0.2)} ${x} ${y}z`}
    />
    <path
      className="f1"
      d={`M${x} ${y}C${tenth(x + w * 0.3)} ${tenth(y - h * 0.3)} ${tenth(x + w * 0.2)} ${tenth(y - h * 0.7)} ${x} ${y - h}C${tenth(x + w * 0.7)} ${tenth(y - h * 0.75)} ${x + w} ${tenth(y - h * 0.2)} ${x} ${y}z`}
    />
  </>
);

/** A shrub, given by its left edge, base line, width and height. */
export const shrub = (x: number, y: number, w: number, h = w * 0.42) => (
  <>
    <path
      className="f1"
      d={`M${tenth(x)} ${y}c0 ${tenth(-h * 0.7)} ${tenth(w * 0.18)} ${tenth(-h * 0.8)} ${tenth(w * 0.25)} ${tenth(-h * 0.72)}c${tenth(w * 0.05)} ${tenth(-h * 0.5)} ${tenth(w * 0.4)} ${tenth(-h * 0.5)} ${tenth(w * 0.45)} ${tenth(h * 0.06)}c${tenth(w * 0.14)} ${tenth(-h * 0.1)} ${tenth(w * 0.3)} ${tenth(h * 0.1)} ${tenth(w * 0.3)} ${tenth(h * 0.66)}z`}
    />
    <path
      className="f2"
      d={`M${tenth(x + w * 0.04)} ${y}c0 ${tenth(-h * 0.5)} ${tenth(w * 0.16)} ${tenth(-h * 0.64)} ${tenth(w * 0.24)} ${tenth(-h * 0.54)}c${tenth(w * 0.05)} ${tenth(-h * 0.45)} ${tenth(w * 0.3)} ${tenth(-h * 0.4)} ${tenth(w * 0.34)} ${tenth(h * 0.1)}c${tenth(w * 0.1)} ${tenth(-h * 0.1)} ${tenth(w * 0.12)} ${tenth(h * 0.14)} ${tenth(w * 0.12)} ${tenth(h * 0.44)}z`}
    />
  </>
);
