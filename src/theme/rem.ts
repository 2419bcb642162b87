/** By how much the browser's font size is larger than usual, for heights that a script computes. */
export const fontScale = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

/** A size in pixels as a share of the browser's font size: text follows whoever has set a larger one. */
export const rem = (px: number): string => `${px / 16}rem`;

type InRem<T> = {
  readonly [K in keyof T]: K extends 'fontSize' ? string : T[K] extends object ? InRem<T[K]> : T[K];
};

const inRemOf = (key: string, value: unknown): unknown => {
  if (typeof value === 'object' && value !== null) return inRem(value);
  if (key === 'fontSize' && typeof value === 'number') return rem(value);
  return key === 'lineHeight' && String(value).endsWith('px') ? rem(Number.parseFloat(String(value))) : value;
};

/** Type styles with the sizes and line heights that are in pixels as `rem`. */
export const inRem = <const T extends object>(styles: T): InRem<T> =>
  Object.fromEntries(Object.entries(styles).map(([key, value]) => [key, inRemOf(key, value)])) as InRem<T>;
