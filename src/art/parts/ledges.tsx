import { tenth } from './geometry.ts';

/** Left, top, width. */
type Band = readonly [x: number, y: number, width: number];

const lines = (thickness: number, list: readonly Band[]) =>
  list.map(([x, y, w]) => `M${tenth(x)} ${tenth(y + thickness / 2)}h${tenth(w)}`).join('');

/** Bands of one height, drawn as lines, which take two thirds of the bytes of rectangles. */
export const bands = (paint: string, thickness: number, ...list: readonly Band[]) => (
  <path className={`s-${paint}`} strokeWidth={thickness} d={lines(thickness, list)} />
);

/** Shadows of ledges, `thickness` high. */
export const shadows = (thickness: number, ...list: readonly Band[]) => (
  <path className="s-sh" strokeWidth={thickness} strokeOpacity=".22" d={lines(thickness, list)} />
);

/** Ledges that are 4 wider than their wall on each side, with their shadows. */
export const ledges = (thickness: number, ...list: readonly Band[]) => (
  <>
    {shadows(4, ...list.map(([x, y, w]) => [x + 4, y + thickness, w - 8] as const))}
    {bands('t', thickness, ...list)}
  </>
);

/** Discs of one size, such as lamps and flowers. */
export const dots = (paint: string, size: number, ...at: readonly (readonly [x: number, y: number])[]) => (
  <path
    className={`s-${paint}`}
    strokeWidth={size}
    strokeLinecap="round"
    d={at.map(([x, y]) => `M${tenth(x)} ${tenth(y)}h.1`).join('')}
  />
);

/** Round dots along a path, separated by `gap`. */
export const beads = (paint: string, size: number, gap: number, d: string) => (
  <path className={`s-${paint}`} strokeWidth={size} strokeLinecap="round" strokeDasharray={`.1 ${gap}`} d={d} />
);

/** Rows of slots or merlons of one width and gap. Each row is given by its left, top, width and height. */
export const row = (
  paint: string,
  width: number,
  gap: number,
  ...list: readonly (readonly [number, number, number, number])[]
) => {
  const [first] = list;
  return (
    <path
      className={`s-${paint}`}
      strokeWidth={first?.[3]}
      strokeDasharray={`${width} ${gap}`}
      d={list.map(([x, y, w, h]) => `M${tenth(x)} ${tenth(y + h / 2)}h${tenth(w)}`).join('')}
    />
  );
};
