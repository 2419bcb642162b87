import { inRem } from '#src/theme/rem.ts';
import { inter } from '#src/theme/typography.ts';
import { site, siteControlRadius, siteNarrow } from './templateTheme.ts';

const heading = (level: 'h1' | 'h2' | 'h3' | 'title' | 'section') =>
  ({
    fontFamily: `var(--s-${level}-font)`,
    fontWeight: `var(--s-${level}-weight)`,
    letterSpacing: `var(--s-${level}-spacing)`,
    lineHeight: `var(--s-${level}-leading)`,
    fontSize: `var(--s-${level}-size)`,
    textTransform: `var(--s-${level}-case)`,
    color: site.heading,
    textWrap: 'balance',
  }) as const;

/** The typography of published sites. Headings follow the template's theme; the rest is the same in every template. */
export const siteType = inRem({
  body: { fontFamily: inter, fontSize: 16, lineHeight: 1.55 },
  h1: heading('h1'),
  h2: heading('h2'),
  /** A home's name. */
  h3: heading('h3'),
  /** The first heading on a property's page, and the headings of its sections. */
  title: heading('title'),
  section: heading('section'),
  /** The line under a heading. */
  lead: { fontSize: 18, lineHeight: 1.55, [siteNarrow]: { fontSize: 16 } },
  small: { fontSize: 15, lineHeight: 1.5 },
  link: { fontSize: 15, fontWeight: 500 },
  caption: { fontSize: 14, lineHeight: 1.5 },
  strong: { fontSize: 16, fontWeight: 600 },
  label: { fontSize: 14, fontWeight: 600, lineHeight: 1.4 },
  count: { fontSize: 13, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  note: { fontSize: 20, fontWeight: 600, lineHeight: 1.35 },
  input: { fontFamily: 'inherit', fontSize: 16 },
  button: { fontFamily: 'inherit', fontSize: 16, fontWeight: 600, lineHeight: 1.25, [siteNarrow]: { fontSize: 15 } },
  brand: {
    fontFamily: 'var(--s-h3-font)',
    fontSize: 20,
    fontWeight: 650,
    letterSpacing: '-0.02em',
    lineHeight: 1.2,
    [siteNarrow]: { fontSize: 18 },
  },
  price: { fontSize: 20, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  /** The price on a property's page. */
  priceLarge: {
    fontFamily: 'var(--s-h2-font)',
    fontWeight: 'var(--s-h2-weight)',
    fontSize: 36,
    lineHeight: 1.15,
    fontVariantNumeric: 'tabular-nums',
    [siteNarrow]: { fontSize: 32 },
  },
  /** A large number in the font of second headings. */
  figure: {
    fontFamily: 'var(--s-h2-font)',
    fontWeight: 'var(--s-h2-weight)',
    fontSize: 44,
    lineHeight: 1.1,
    fontVariantNumeric: 'tabular-nums',
    [siteNarrow]: { fontSize: 28 },
  },
  /** A quote from a client, in the font of second-level headings. */
  quote: {
    fontFamily: 'var(--s-h2-font)',
    fontWeight: 'var(--s-h2-weight)',
    fontSize: 24,
    lineHeight: 1.4,
    letterSpacing: '-0.01em',
    [siteNarrow]: { fontSize: 20 },
  },
  monogram: { fontFamily: 'var(--s-h2-font)', fontSize: 24, fontWeight: 500, lineHeight: 1 },
});

/** The box of a form field. */
export const siteFieldBox = {
  ...siteType.input,
  minHeight: 48,
  color: site.ink,
  backgroundColor: site.page,
  border: `1px solid ${site.control}`,
  borderRadius: siteControlRadius,
} as const;

/** The box of a select, with a custom arrow in the text colour, 12 px from the edge. */
export const siteSelectBox = {
  ...siteFieldBox,
  appearance: 'none',
  padding: '0 40px 0 14px',
  backgroundImage: 'var(--s-chevron)',
  backgroundPosition: 'right 12px center',
  backgroundRepeat: 'no-repeat',
  textOverflow: 'ellipsis',
  '@media (forced-colors: active)': { appearance: 'auto' },
} as const;
