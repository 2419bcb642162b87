import { picture } from '../picture';

/** The three windows over the home page's search. */
export const homeWindows = [
  picture('tower', 'dusk', 11),
  picture('haveli', 'rose', 7),
  picture('floor', 'gold', 4),
] as const;

/** The three windows over the landing page's search: cities. */
export const landingWindows = [
  picture('mumbai', 'gold', 1),
  picture('jaipur', 'rose', 1),
  picture('bengaluru', 'sand', 1),
] as const;
