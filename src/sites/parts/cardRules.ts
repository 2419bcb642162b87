import { siteTablet } from '../theme/templateTheme.ts';

/** Makes the link of a card's title cover the whole card. */
export const cardLink = {
  position: 'relative',
  '& h3 > a': { textDecoration: 'none', '&::after': { content: '""', position: 'absolute', inset: 0 } },
} as const;

/** Underlines the title while the pointer is over the card. */
export const cardHover = (textUnderlineOffset: number) => ({
  '&:hover h3 > a': { textDecoration: 'underline', textUnderlineOffset },
});

/** Enlarges the picture a little while the pointer is over the card. */
export const cardZoom = {
  '& .picture img': { transition: 'transform 200ms ease-out' },
  '&:hover .picture img': { transform: 'scale(1.02)' },
} as const;

/** Hides the third of three similar homes when cards are in two columns. */
export const similarPair = { '& .similar .list > li:nth-of-type(3)': { [siteTablet]: { display: 'none' } } } as const;

/** Rules of a gallery: the first photo at full width, with the aspect ratio `first`; the others in a row below. */
export const galleryRows = (first: string) =>
  ({
    '&[data-many]': {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      gridTemplateRows: 'auto',
      height: 'auto',
      '& > li': { gridColumn: 'span 3', aspectRatio: '4 / 3' },
      '& > li:first-of-type': { gridColumn: '1 / -1', gridRow: 'auto', aspectRatio: first },
    },
    '&[data-many="2"] > li:first-of-type': { gridColumn: 'span 8', aspectRatio: '16 / 9' },
    '&[data-many="2"] > li:last-of-type': { gridColumn: 'span 4', gridRow: 'auto', aspectRatio: 'auto' },
    '&[data-many="3"] > li:not(:first-of-type)': { gridColumn: 'span 6' },
    '&[data-many="4"] > li:not(:first-of-type)': { gridColumn: 'span 4' },
  }) as const;
