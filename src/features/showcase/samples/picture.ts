import type { Mood } from '#src/theme/drawingMoods.ts';

/** A drawn picture in `public/pictures`: the drawing, its light and its seed. */
export type PictureName = `${string}-${Mood}-${number}`;

/** The URL of a drawn picture. */
export const picture = (name: PictureName): string => `/pictures/${name}.svg`;
