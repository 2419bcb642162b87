/** The browser's font size as a multiple of 16 px, for heights that a script computes. */
export const fontScale = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

/** Converts a size in pixels to `rem`, so that text grows with the browser's font size. */
export const rem = (px: number): string => `${px / 16}rem`;

type InRem<T> = {
  readonly [K in keyof T]: K extends 'fontSize' ? string : T[K] extends object ? InRem<T[K]> : T[K];
};

/** Converts the font sizes and line heights of type styles from pixels to `rem`. */
export const inRem = <const T extends object>(styles: T): InRem<T> =>
  JSON.parse(JSON.stringify(styles), (key, value: unknown) => {
    const isPixels = key === 'fontSize' ? typeof value === 'number' : key === 'lineHeight' && /px$/.test(String(value));
    return isPixels ? rem(Number.parseFloat(String(value))) : value;
  });
