import type { TypographyVariantsOptions } from '@mui/material/styles';
import { inRem } from './rem.ts';

/** Body and tools. fonts.css adjusts the fallbacks' metrics, so that nothing jumps when Inter loads. */
export const inter =
  "'Inter Variable', 'Inter Fallback', 'Inter Fallback Android', 'Inter Fallback Linux', Arial, sans-serif";
/** Public headings and the wordmark. */
export const fraunces =
  "'Fraunces Variable', 'Fraunces Fallback', 'Fraunces Fallback Times', 'Fraunces Fallback Android', 'Fraunces Fallback Linux', Georgia, serif";

const phone = '@media (max-width: 599.95px)';
/** A text style in a font: size in pixels, line height, weight and letter spacing. */
const styleIn =
  (fontFamily: string) =>
  (fontSize: number, lineHeight: number | string, fontWeight?: number, letterSpacing?: string) => ({
    fontFamily,
    fontSize,
    lineHeight,
    ...(fontWeight === undefined ? {} : { fontWeight }),
    ...(letterSpacing === undefined ? {} : { letterSpacing }),
  });
const sans = styleIn(inter);
const serif = styleIn(fraunces);
const balanced = { textWrap: 'balance' } as const;
const pretty = { textWrap: 'pretty' } as const;
const figures = { fontVariantNumeric: 'tabular-nums' } as const;

/**
 * The type scale: h1 to h4 are display sizes of the public pages, the named variants are for the panels. The home page has eight
 * sizes: 12, 14, 16, 18, 20, 28, 40 and 72; a phone 24 in place of 72.
 */
const scale = inRem({
  h1: { ...serif(72, 1, 440, '-0.03em'), ...balanced, [phone]: { fontSize: 40 } },
  h2: { ...serif(40, 1.12, 480, '-0.015em'), ...balanced, [phone]: { fontSize: 28 } },
  h3: { ...serif(28, 1.12, 480, '-0.015em'), ...balanced, [phone]: { fontSize: 24 } },
  h4: { ...serif(20, 1.28, 510, '-0.01em'), ...balanced, [phone]: { fontSize: 18 } },
  h5: { fontSize: 18, lineHeight: '28px', fontWeight: 600, letterSpacing: '-0.012em' },
  h6: { fontSize: 16, lineHeight: '24px', fontWeight: 600, letterSpacing: '-0.006em' },
  subtitle1: { fontSize: 16, lineHeight: '24px', fontWeight: 600 },
  subtitle2: { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
  body1: { fontSize: 14, lineHeight: '20px', letterSpacing: 0 },
  body2: { fontSize: 14, lineHeight: '20px', letterSpacing: 0 },
  button: { fontSize: 14, lineHeight: '20px', fontWeight: 600, letterSpacing: '-0.003em', textTransform: 'none' },
  caption: { fontSize: 12, lineHeight: '16px', letterSpacing: 0 },
  overline: { fontSize: 12, lineHeight: '16px', fontWeight: 600, letterSpacing: 0, textTransform: 'none' },
  /** The heading of a page with a single form: sign-in. */
  formTitle: { ...serif(36, 1.12, 480, '-0.015em'), ...balanced, [phone]: { fontSize: 28 } },
  pageTitle: { ...sans(28, '36px', 600, '-0.022em'), ...balanced, [phone]: { fontSize: 22, lineHeight: '28px' } },
  sectionTitle: { ...sans(18, '28px', 600, '-0.012em'), ...balanced },
  cardTitle: { ...sans(16, '24px', 600, '-0.006em'), ...balanced },
  figure: { ...sans(28, '36px', 600, '-0.025em'), ...figures, [phone]: { fontSize: 22, lineHeight: '28px' } },
  /** A prominent price: on a card, or in the main field of a form. */
  price: { ...sans(18, '28px', 600), ...figures },
  captionLabel: sans(12, '16px', 500),
  captionStrong: sans(12, '16px', 600),
  amount: { ...sans(22, '28px', 600, '-0.012em'), ...figures },
  code: { ...sans(20, '28px', 500, '0.34em'), ...figures },
  wordmark: serif(20, '28px', 600, '-0.01em'),
  wordmarkSmall: serif(18, '24px', 600, '-0.01em'),
  wordmarkLarge: serif(28, '32px', 560, '-0.02em'),
  badge: sans(12, '18px', 700, '0.03em'),
  label: sans(14, '20px', 500),
  copy: { ...sans(16, '24px'), ...pretty },
  /** The introduction of a page. */
  lead: { ...sans(18, '28px'), ...pretty, [phone]: { fontSize: 16, lineHeight: '24px' } },
  /** A quote or an aside, in italics. */
  quote: { ...serif(20, 1.3, 400), fontStyle: 'italic' },
  /** The price of a public card. */
  cardPrice: { ...sans(20, 1.25, 600, '-0.015em'), ...figures },
  /** The price on a home's own page. */
  priceLarge: { ...sans(28, 1.2, 600, '-0.02em'), ...figures },
});

/** The type scale with its default font; `fontSize` is MUI's own, of variants that it does not have. */
export const typography: TypographyVariantsOptions = { fontFamily: inter, fontSize: 14, ...scale };
