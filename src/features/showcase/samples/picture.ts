/** The mood of light of a drawing. */
export type Mood = 'rose' | 'sand' | 'gold' | 'dusk';

/** A drawn picture in `public/pictures`: the drawing, its light and its seed. */
export type PictureName = `${string}-${Mood}-${number}`;

/** The URL of a drawn picture. */
export const picture = (name: PictureName): string => `/pictures/${name}.svg`;
