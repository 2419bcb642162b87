import type { TypographyVariantsOptions } from '@mui/material/styles';

/** Body and tools. The fallback faces are metric-matched in fonts.css, so that nothing jumps when Inter arrives. */
export const inter =
  "'Inter Variable', 'Inter Fallback', 'Inter Fallback Android', 'Inter Fallback Linux', Arial, sans-serif";
/** Public headings and the wordmark. */
export const fraunces =
  "'Fraunces Variable', 'Fraunces Fallback', 'Fraunces Fallback Times', 'Fraunces Fallback Android', 'Fraunces Fallback Linux', Georgia, serif";

const phone = '@media (max-width: 599.95px)';
const serif = { fontFamily: fraunces } as const;

/** The type scale: h1 to h4 are the public pages' display sizes, the named variants are the panels' own. */
export const typography: TypographyVariantsOptions = {
  fontFamily: inter,
  fontSize: 14,
  h1: {
    ...serif,
    fontSize: 72,
    lineHeight: 1,
    fontWeight: 440,
    letterSpacing: '-0.03em',
    textWrap: 'balance',
    [phone]: { fontSize: 44 },
  },
  h2: {
    ...serif,
    fontSize: 40,
    lineHeight: 1.12,
    fontWeight: 480,
    letterSpacing: '-0.015em',
    textWrap: 'balance',
    [phone]: { fontSize: 30 },
  },
  h3: {
    ...serif,
    fontSize: 30,
    lineHeight: 1.12,
    fontWeight: 480,
    letterSpacing: '-0.015em',
    textWrap: 'balance',
    [phone]: { fontSize: 26 },
  },
  h4: {
    ...serif,
    fontSize: 20,
    lineHeight: 1.28,
    fontWeight: 510,
    letterSpacing: '-0.01em',
    textWrap: 'balance',
    [phone]: { fontSize: 18 },
  },
  h5: { fontSize: 18, lineHeight: '28px', fontWeight: 600, letterSpacing: '-0.012em' },
  h6: { fontSize: 16, lineHeight: '24px', fontWeight: 600, letterSpacing: '-0.006em' },
  subtitle1: { fontSize: 16, lineHeight: '24px', fontWeight: 600 },
  subtitle2: { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
  body1: { fontSize: 14, lineHeight: '20px', letterSpacing: 0 },
  body2: { fontSize: 14, lineHeight: '20px', letterSpacing: 0 },
  button: { fontSize: 14, lineHeight: '20px', fontWeight: 600, letterSpacing: '-0.003em', textTransform: 'none' },
  caption: { fontSize: 12, lineHeight: '16px', letterSpacing: 0 },
  overline: { fontSize: 12, lineHeight: '16px', fontWeight: 600, letterSpacing: 0, textTransform: 'none' },
  /** The heading over a form that stands alone: sign-in. */
  formTitle: {
    ...serif,
    fontSize: 36,
    lineHeight: 1.12,
    fontWeight: 480,
    letterSpacing: '-0.015em',
    textWrap: 'balance',
    [phone]: { fontSize: 30 },
  },
  pageTitle: {
    fontFamily: inter,
    fontSize: 28,
    lineHeight: '36px',
    fontWeight: 600,
    letterSpacing: '-0.022em',
    textWrap: 'balance',
    [phone]: { fontSize: 22, lineHeight: '28px' },
  },
  sectionTitle: {
    fontFamily: inter,
    fontSize: 18,
    lineHeight: '28px',
    fontWeight: 600,
    letterSpacing: '-0.012em',
    textWrap: 'balance',
  },
  cardTitle: {
    fontFamily: inter,
    fontSize: 16,
    lineHeight: '24px',
    fontWeight: 600,
    letterSpacing: '-0.006em',
    textWrap: 'balance',
  },
  figure: {
    fontFamily: inter,
    fontSize: 28,
    lineHeight: '36px',
    fontWeight: 600,
    letterSpacing: '-0.025em',
    fontVariantNumeric: 'tabular-nums',
    [phone]: { fontSize: 22, lineHeight: '28px' },
  },
  /** A price that leads: on a card, in the one field of a form that matters most. */
  price: { fontFamily: inter, fontSize: 18, lineHeight: '28px', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  captionLabel: { fontFamily: inter, fontSize: 12, lineHeight: '16px', fontWeight: 500 },
  captionStrong: { fontFamily: inter, fontSize: 12, lineHeight: '16px', fontWeight: 600 },
  amount: {
    fontFamily: inter,
    fontSize: 22,
    lineHeight: '28px',
    fontWeight: 600,
    letterSpacing: '-0.012em',
    fontVariantNumeric: 'tabular-nums',
  },
  code: {
    fontFamily: inter,
    fontSize: 20,
    lineHeight: '28px',
    fontWeight: 500,
    letterSpacing: '0.34em',
    fontVariantNumeric: 'tabular-nums',
  },
  wordmark: { ...serif, fontSize: 22, lineHeight: '28px', fontWeight: 600, letterSpacing: '-0.01em' },
  wordmarkSmall: { ...serif, fontSize: 18, lineHeight: '24px', fontWeight: 600, letterSpacing: '-0.01em' },
  wordmarkLarge: { ...serif, fontSize: 26, lineHeight: '32px', fontWeight: 560, letterSpacing: '-0.02em' },
  place: { fontFamily: inter, fontSize: 15, lineHeight: '22px', fontWeight: 500 },
  badge: { fontFamily: inter, fontSize: 12, lineHeight: '18px', fontWeight: 700, letterSpacing: '0.03em' },
  label: { fontFamily: inter, fontSize: 14, lineHeight: '20px', fontWeight: 500 },
  copy: { fontFamily: inter, fontSize: 16, lineHeight: '24px', textWrap: 'pretty' },
  copySmall: { fontFamily: inter, fontSize: 15, lineHeight: '22px', textWrap: 'pretty' },
  /** Running words under a page's first heading. */
  lead: {
    fontFamily: inter,
    fontSize: 18,
    lineHeight: '28px',
    textWrap: 'pretty',
    [phone]: { fontSize: 16, lineHeight: '24px' },
  },
  /** A figure of the public pages. */
  stat: {
    ...serif,
    fontSize: 52,
    lineHeight: 1,
    fontWeight: 440,
    letterSpacing: '-0.025em',
    [phone]: { fontSize: 34 },
  },
  /** Said aside, in italics. */
  quote: { ...serif, fontSize: 22, lineHeight: 1.3, fontWeight: 400, fontStyle: 'italic' },
  /** The price that leads a public card. */
  cardPrice: {
    fontFamily: inter,
    fontSize: 20,
    lineHeight: 1.25,
    fontWeight: 600,
    letterSpacing: '-0.015em',
    fontVariantNumeric: 'tabular-nums',
  },
  /** Something to read, by its title. */
  readTitle: {
    ...serif,
    fontSize: 21,
    lineHeight: 1.3,
    fontWeight: 440,
    textWrap: 'balance',
    [phone]: { fontSize: 19 },
  },
};
