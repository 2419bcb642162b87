import type { TypographyVariantsOptions } from '@mui/material/styles';
import { rem } from './rem.ts';

/** Body and tools. fonts.css adjusts the fallbacks' metrics, so that nothing jumps when Inter loads. */
export const inter =
  "'Inter Variable', 'Inter Fallback', 'Inter Fallback Android', 'Inter Fallback Linux', Arial, sans-serif";
/** Public headings and the wordmark. */
export const fraunces =
  "'Fraunces Variable', 'Fraunces Fallback', 'Fraunces Fallback Times', 'Fraunces Fallback Android', 'Fraunces Fallback Linux', Georgia, serif";

const phone = '@media (max-width: 599.95px)';
/** Size and line height in pixels at the default font size; a line height up to 4 is a multiple of the size. */
const sized = (fontSize: number, lineHeight: number) => ({
  fontSize: rem(fontSize),
  lineHeight: lineHeight > 4 ? rem(lineHeight) : lineHeight,
});
/** A text style: size, line height, weight and letter spacing. */
const text = (fontSize: number, lineHeight: number, fontWeight?: number, letterSpacing?: number | string) => ({
  ...sized(fontSize, lineHeight),
  ...(fontWeight === undefined ? {} : { fontWeight }),
  ...(letterSpacing === undefined ? {} : { letterSpacing }),
});
const styleIn =
  (fontFamily: string) =>
  (...style: Parameters<typeof text>) => ({ fontFamily, ...text(...style) });
const sans = styleIn(inter);
const serif = styleIn(fraunces);
const balanced = { textWrap: 'balance' } as const;
const pretty = { textWrap: 'pretty' } as const;
const figures = { fontVariantNumeric: 'tabular-nums' } as const;

/**
 * The type scale: h1 to h4 are display sizes of the public pages, the named variants are for the panels. The home page
 * has eight sizes: 12, 14, 16, 18, 20, 28, 40 and 72; on a phone 24 instead of 72.
 */
const scale = {
  h1: { ...serif(72, 1, 440, '-0.03em'), ...balanced, [phone]: { fontSize: rem(40) } },
  h2: { ...serif(40, 1.12, 480, '-0.015em'), ...balanced, [phone]: { fontSize: rem(28) } },
  h3: { ...serif(28, 1.12, 480, '-0.015em'), ...balanced, [phone]: { fontSize: rem(24) } },
  h4: { ...serif(20, 1.28, 510, '-0.01em'), ...balanced, [phone]: { fontSize: rem(18) } },
  h5: text(18, 28, 600, '-0.012em'),
  h6: text(16, 24, 600, '-0.006em'),
  subtitle1: text(16, 24, 600),
  subtitle2: text(14, 20, 600),
  body1: text(14, 20, undefined, 0),
  body2: text(14, 20, undefined, 0),
  button: { ...text(14, 20, 600, '-0.003em'), textTransform: 'none' },
  caption: text(12, 16, undefined, 0),
  overline: { ...text(12, 16, 600, 0), textTransform: 'none' },
  /** The heading of a page with a single form: sign-in. */
  formTitle: { ...serif(36, 1.12, 480, '-0.015em'), ...balanced, [phone]: { fontSize: rem(28) } },
  pageTitle: { ...sans(28, 36, 600, '-0.022em'), ...balanced, [phone]: sized(22, 28) },
  sectionTitle: { ...sans(18, 28, 600, '-0.012em'), ...balanced },
  cardTitle: { ...sans(16, 24, 600, '-0.006em'), ...balanced },
  figure: { ...sans(28, 36, 600, '-0.025em'), ...figures, [phone]: sized(22, 28) },
  /** A prominent price: on a card, or in the main field of a form. */
  price: { ...sans(18, 28, 600), ...figures },
  captionLabel: sans(12, 16, 500),
  captionStrong: sans(12, 16, 600),
  amount: { ...sans(22, 28, 600, '-0.012em'), ...figures },
  code: { ...sans(20, 28, 500, '0.34em'), ...figures },
  wordmark: serif(20, 28, 600, '-0.01em'),
  wordmarkSmall: serif(18, 24, 600, '-0.01em'),
  wordmarkLarge: serif(28, 32, 560, '-0.02em'),
  badge: sans(12, 18, 700, '0.03em'),
  label: sans(14, 20, 500),
  copy: { ...sans(16, 24), ...pretty },
  /** The introduction of a page. */
  lead: { ...sans(18, 28), ...pretty, [phone]: sized(16, 24) },
  /** A quote or an aside, in italics. */
  quote: { ...serif(20, 1.3, 400), fontStyle: 'italic' },
  /** The price of a public card. */
  cardPrice: { ...sans(20, 1.25, 600, '-0.015em'), ...figures },
  /** The price on a home's own page. */
  priceLarge: { ...sans(28, 1.2, 600, '-0.02em'), ...figures },
} as const;

/** The type scale with its default font; `fontSize` is the base from which MUI scales its own sizes. */
export const typography: TypographyVariantsOptions = { fontFamily: inter, fontSize: 14, ...scale };
