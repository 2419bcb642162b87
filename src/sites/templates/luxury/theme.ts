import type { TemplateTheme } from '#src/sites/theme/templateTheme.ts';
import { inRem } from '#src/theme/rem.ts';
import { fraunces } from '#src/theme/typography.ts';

/** Dark and slow: gold on near-black, thin tall letters, for a few fine homes. */
export const templateTheme: TemplateTheme = {
  scheme: 'dark',
  page: '#14120F',
  panel: '#1E1A15',
  ink: '#F5EFE3',
  slate: '#BFB5A4',
  line: '#3A342A',
  control: '#857A68',
  heading: '#F5EFE3',
  accent: '#D4AF6A',
  onAccent: '#16120A',
  call: '#F5EFE3',
  onCall: '#14120F',
  link: '#E0C084',
  tint: '#2E2719',
  deep: '#0C0B09',
  onDeep: '#F5EFE3',
  onDeepQuiet: '#BFB5A4',
  mark: '#D4AF6A',
  markText: '#E0C084',
  error: '#FFB4A8',
  radius: 0,
  controlRadius: 0,
  headingFont: fraunces,
  h1: { weight: 380, spacing: '-0.02em', leading: 1.02, size: 88, phone: 46 },
  h2: { weight: 380, spacing: '0.14em', leading: 1.25, size: 30, phone: 22, case: 'uppercase' },
  h3: { weight: 400, spacing: '-0.01em', leading: 1.2, size: 32, phone: 26 },
  title: { weight: 380, spacing: '-0.02em', leading: 1.06, size: 64, phone: 38 },
  section: { weight: 400, spacing: '0.14em', leading: 1.3, size: 18, phone: 16, case: 'uppercase' },
};

/** Typography of this template alone. */
export const luxuryType = inRem({
  brand: { fontFamily: fraunces, fontSize: 22, fontWeight: 400, letterSpacing: '0.22em', textTransform: 'uppercase' },
  brandPhone: { fontSize: 18, letterSpacing: '0.14em' },
  nav: { fontSize: 13, fontWeight: 500, letterSpacing: '0.14em', textTransform: 'uppercase' },
  number: { fontFamily: fraunces, fontSize: 22, fontStyle: 'italic', fontWeight: 400 },
  statement: { fontFamily: fraunces, fontSize: 34, fontWeight: 380, lineHeight: 1.35, letterSpacing: '-0.01em' },
  statementPhone: { fontSize: 24 },
  sentence: { fontFamily: fraunces, fontSize: 26, fontWeight: 380, lineHeight: 2.1, letterSpacing: '-0.005em' },
  sentencePhone: { fontSize: 20 },
});

/** Keeps text readable on a photo: the page's black, denser towards the bottom. */
export const luxuryScrim = 'linear-gradient(to top, #14120FF2 8%, #14120FB8 45%, #14120F38 78%, #14120F66)';
