import type { Mood } from '../../theme/drawingMoods';

/** The address of one of the drawn pictures in `public/pictures`: what is drawn, in which light, with which seed. */
export const picture = (drawn: string, mood: Mood, seed: number): string => `/pictures/${drawn}-${mood}-${seed}.svg`;
