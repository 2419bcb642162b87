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
  h1: { weight: 380, spacing: '-0.005em', leading: 1.02, size: 88, phone: 46 },
  h2: { weight: 380, spacing: '0.14em', leading: 1.25, size: 30, phone: 22, case: 'uppercase' },
  h3: { weight: 400, spacing: '-0.01em', leading: 1.2, size: 32, phone: 26 },
  title: { weight: 380, spacing: '-0.005em', leading: 1.06, size: 64, phone: 38 },
  section: { weight: 400, spacing: '0.14em', leading: 1.3, size: 18, phone: 16, case: 'uppercase' },
};

/** Typography that only this template has. */
export const luxuryType = inRem({
  brand: { fontFamily: fraunces, fontSize: 22, fontWeight: 400, letterSpacing: '0.22em', textTransform: 'uppercase' },
  brandPhone: { fontSize: 18, letterSpacing: '0.14em' },
  hero: { fontSize: 'clamp(46px, 7cqw, 88px)', wordSpacing: '0.06em' },
  nav: { fontSize: 13, fontWeight: 500, letterSpacing: '0.14em', textTransform: 'uppercase' },
  number: { fontFamily: fraunces, fontSize: 22, fontStyle: 'italic', fontWeight: 400 },
  statement: { fontFamily: fraunces, fontSize: 34, fontWeight: 380, lineHeight: 1.35, letterSpacing: '-0.01em' },
  statementPhone: { fontSize: 24 },
  sentence: { fontFamily: fraunces, fontSize: 26, fontWeight: 380, lineHeight: 2.1, letterSpacing: '-0.005em' },
  sentencePhone: { fontSize: 20 },
});

/** Keeps the hero's text readable on any photo: the page's black only behind the text, with a short fade above it. */
export const luxuryScrim = 'linear-gradient(transparent, #14120FA6 80px, #14120FE0 70%)';
export const luxuryScrimPhone = 'linear-gradient(transparent 190px, #14120FA6 276px, #14120F 372px)';
