/** The steps of the spacing scale, in units of 8 px: quarters up to 1, halves up to 4, then whole units. */
export const steps = [0, 0.25, 0.5, 0.75, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20] as const;

type Step = (typeof steps)[number];
type Negative<N extends number> = N extends 0 ? never : `-${N}` extends `${infer M extends number}` ? M : never;

/** Offsets of 1 px: to overlap a line, or to stay clear of it. */
export const overLine = '-1px';
export const besideLine = '1px';

/** The pixels of a step. As the theme's `spacing` it makes MUI write pixels, which are shorter than `calc()` with a variable. */
export const pixelsOf = (step: number | string): string =>
  typeof step === 'number' && step ? `${step * 8}px` : `${step}`;

/** Up to four steps as a CSS value: `space(1, 2)` is `8px 16px`. In `sx`, a single step is a number without it. */
export const space = (...parts: readonly (Step | Negative<Step> | 'auto')[]): string => parts.map(pixelsOf).join(' ');
