import { tenth } from './geometry.ts';

/** Left, top, width. */
type Band = readonly [x: number, y: number, width: number];

const lines = (thickness: number, list: readonly Band[]) =>
  list.map(([x, y, w]) => `M${tenth(x)} ${tenth(y + thickness / 2)}h${tenth(w)}`).join('');

/** Bands of one height, as lines: a third shorter than the same rectangles. */
export const bands = (paint: string, thickness: number, ...list: readonly Band[]) => (
  <path className={`s-${paint}`} strokeWidth={thickness} d={lines(thickness, list)} />
);

/** The shadow that a ledge throws, `thickness` high. */
export const shadows = (thickness: number, ...list: readonly Band[]) => (
  <path className="s-sh" strokeWidth={thickness} strokeOpacity=".22" d={lines(thickness, list)} />
);

/** Ledges that stand out of a wall by 4 on each side, each with the shadow that it throws. */
export const ledges = (thickness: number, ...list: readonly Band[]) => (
  <>
    {shadows(4, ...list.map(([x, y, w]) => [x + 4, y + thickness, w - 8] as const))}
    {bands('t', thickness, ...list)}
  </>
);

/** Discs of one size: merlons' balls, lamps, flowers. */
export const dots = (paint: string, size: number, ...at: readonly (readonly [x: number, y: number])[]) => (
  <path
    className={`s-${paint}`}
    strokeWidth={size}
    strokeLinecap="round"
    d={at.map(([x, y]) => `M${tenth(x)} ${tenth(y)}h.1`).join('')}
  />
);

/** A row of slots or merlons, width and gap: left, top, the row's width, height. */
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
