import { siteNarrow } from './templateTheme.ts';

/** Rules for the section after the bar, with its background colour: on phones it slides over the bar. */
export const afterBar = (colour: string) =>
  ({
    [siteNarrow]: {
      position: 'relative',
      zIndex: 2,
      backgroundColor: colour,
      boxShadow: `0 0 0 100vmax ${colour}`,
      clipPath: 'inset(0 -100vmax)',
    },
  }) as const;
