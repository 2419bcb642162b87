/** By how much the browser's font size is larger than usual, for heights that a script computes. */
export const fontScale = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

/** A size in pixels as a share of the browser's font size: text follows whoever has set a larger one. */
export const rem = (px: number): string => `${px / 16}rem`;

type InRem<T> = {
  readonly [K in keyof T]: K extends 'fontSize' ? string : T[K] extends object ? InRem<T[K]> : T[K];
};

/** Type styles with the sizes and line heights that are in pixels as `rem`. */
export const inRem = <const T extends object>(styles: T): InRem<T> =>
  JSON.parse(JSON.stringify(styles), (key, value: unknown) => {
    const isPixels = key === 'fontSize' ? typeof value === 'number' : key === 'lineHeight' && /px$/.test(String(value));
    return isPixels ? rem(Number.parseFloat(String(value))) : value;
  });
