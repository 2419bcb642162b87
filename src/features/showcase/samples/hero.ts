import { picture } from './picture.ts';

/** The three windows over the home page's search. */
export const homeWindows = [
  { src: picture('tower-dusk-11'), title: 'Tower' },
  { src: picture('haveli-rose-7'), title: 'Haveli' },
  { src: picture('floor-gold-4'), title: 'Floor' },
] as const;

/** The three windows over the landing page's search: cities. */
export const landingWindows = [
  { src: picture('mumbai-gold-1'), title: 'Mumbai' },
  { src: picture('jaipur-rose-1'), title: 'Jaipur' },
  { src: picture('bengaluru-sand-1'), title: 'Bengaluru' },
] as const;
