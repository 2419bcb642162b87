import type { SiteLook } from './siteLook';

const phone = '@media (max-width: 760px)';

/** The published sites' type below the headings, the same in every template; its family and colour come from the look. */
export const siteType = {
  body: { fontSize: 16, lineHeight: 1.5 },
  input: { fontSize: 16 },
  /** The line under a heading. */
  lead: { fontSize: { xs: 16, sm: 18 } },
  small: { fontSize: 15 },
  link: { fontSize: 15, fontWeight: 500 },
  caption: { fontSize: 14 },
  count: { fontSize: 13, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  note: { fontSize: 20, fontWeight: 600 },
  brand: { fontSize: { xs: 18, sm: 20 }, fontWeight: 700, letterSpacing: '-0.02em' },
  button: { fontSize: { xs: 15, sm: 16 } },
  buttonSmall: { fontSize: { xs: 15, sm: 15 } },
  /** A listing's name and price, on its card and on the first picture. */
  listing: { fontSize: { xs: 18, sm: 19 }, fontWeight: 620, letterSpacing: '-0.02em', lineHeight: 1.35 },
  listingLarge: { fontSize: { xs: 18, sm: 22 }, fontWeight: 650, letterSpacing: '-0.03em' },
} as const;

/** The first or second heading of a template. */
export const siteHeading = (look: SiteLook, level: 'h1' | 'h2') => ({
  fontFamily: look.headingFont,
  fontWeight: look[level].weight,
  letterSpacing: look[level].spacing,
  fontSize: look[level].size,
  lineHeight: level === 'h1' ? look.h1.leading : 1.1,
  color: look.heading,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  [phone]: { fontSize: look[level].phone },
});

/** The broker's name in the heading's face. */
export const siteBrand = (look: SiteLook) => ({ ...siteType.brand, fontFamily: look.headingFont });

/** A large number in the heading's face. */
export const siteFigure = (look: SiteLook) => ({
  fontFamily: look.headingFont,
  fontSize: { xs: 32, sm: 44 },
  fontWeight: look.h2.weight,
  letterSpacing: look.h2.spacing,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
});

/** The line around a button that has no fill of its own. */
export const siteButtonLine = (look: SiteLook) => `inset 0 0 0 1.5px ${look.ink}`;
