import type { TemplateTheme } from '#src/sites/theme/templateTheme.ts';
import { inRem } from '#src/theme/rem.ts';
import { fraunces } from '#src/theme/typography.ts';

/** Cream, wine and gold, for old-city homes. */
export const templateTheme: TemplateTheme = {
  scheme: 'light',
  page: '#FBF4E6',
  panel: '#F5E9D2',
  ink: '#2B1A1A',
  slate: '#5D4A42',
  line: '#DDC08A',
  control: '#8A7660',
  heading: '#4A1523',
  accent: '#6B2334',
  onAccent: '#FFF6E6',
  call: '#4A1523',
  onCall: '#FFF6E6',
  link: '#6B2334',
  tint: '#F5E0D0',
  deep: '#4A1523',
  onDeep: '#FFF6E6',
  onDeepQuiet: '#E6CDB4',
  mark: '#C79A45',
  markText: '#7A4F0C',
  error: '#97201A',
  radius: 0,
  controlRadius: 0,
  headingFont: fraunces,
  h1: { weight: 400, spacing: '-0.02em', leading: 1.06, size: 64, phone: 36 },
  h2: { weight: 420, spacing: '-0.01em', leading: 1.12, size: 44, phone: 32 },
  h3: { weight: 440, spacing: '-0.005em', leading: 1.2, size: 25, phone: 23 },
  title: { weight: 400, spacing: '-0.02em', leading: 1.1, size: 52, phone: 34 },
  section: { weight: 420, spacing: '-0.01em', leading: 1.2, size: 28, phone: 26 },
};

/** Typography that only this template has. */
export const heritageType = inRem({
  brand: { fontFamily: fraunces, fontSize: 30, fontWeight: 460, letterSpacing: '0.01em', lineHeight: 1.1 },
  price: { fontFamily: fraunces, fontSize: 20, fontStyle: 'italic', fontWeight: 420 },
  dropCap: { fontFamily: fraunces, fontSize: 74, fontWeight: 400, lineHeight: 0.8 },
  letter: { fontFamily: fraunces, fontSize: 18, lineHeight: '34px' },
  signature: { fontFamily: fraunces, fontSize: 24, fontStyle: 'italic', fontWeight: 400 },
});

/** A carved screen on wine red, the pattern of this template's bands. */
export const heritageJaali = `#5A1B2B url("data:image/svg+xml,${encodeURIComponent(
  "<svg xmlns='http://www.w3.org/2000/svg' width='28' height='28'><g fill='none' stroke='#E2B65E' stroke-opacity='.55' stroke-width='1.1'><path d='M14 1L27 14L14 27L1 14z'/><path d='M14 7q0 7 7 7q-7 0-7 7q0-7-7-7q7 0 7-7z' fill='#E2B65E' fill-opacity='.35'/><path d='M0 6A6 6 0 0 0 6 0M22 0a6 6 0 0 0 6 6M28 22a6 6 0 0 0-6 6M6 28a6 6 0 0 0-6-6'/></g></svg>",
)}") 50% 50% / 28px`;
