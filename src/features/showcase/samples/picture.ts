import type { Mood } from '#src/theme/drawingMoods.ts';

/** The address of one of the drawn pictures in `public/pictures`: what is drawn, in which light, with which seed. */
export const picture = (drawn: string, mood: Mood, seed: number): string => `/pictures/${drawn}-${mood}-${seed}.svg`;
