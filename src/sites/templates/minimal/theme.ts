import type { TemplateTheme } from '#src/sites/theme/templateTheme.ts';
import { inRem } from '#src/theme/rem.ts';
import { inter } from '#src/theme/typography.ts';

/** White space first, then pictures: one size of type, no boxes, no second colour. */
export const templateTheme: TemplateTheme = {
  scheme: 'light',
  page: '#FFFFFF',
  panel: '#F7F7F5',
  ink: '#141414',
  slate: '#565656',
  line: '#E3E3E0',
  control: '#838383',
  heading: '#141414',
  accent: '#141414',
  onAccent: '#FFFFFF',
  call: '#F7F7F5',
  onCall: '#141414',
  link: '#141414',
  tint: '#F0F0EE',
  deep: '#F7F7F5',
  onDeep: '#141414',
  onDeepQuiet: '#565656',
  mark: '#141414',
  markText: '#565656',
  error: '#A3221B',
  radius: 2,
  controlRadius: 2,
  headingFont: inter,
  h1: { weight: 400, spacing: '-0.035em', leading: 1.14, size: 44, phone: 31 },
  h2: { weight: 500, spacing: '-0.01em', leading: 1.4, size: 20, phone: 18 },
  h3: { weight: 500, spacing: '-0.01em', leading: 1.4, size: 17, phone: 16 },
  title: { weight: 400, spacing: '-0.035em', leading: 1.16, size: 40, phone: 28 },
  section: { weight: 500, spacing: '-0.01em', leading: 1.4, size: 17, phone: 17 },
};

/** Typography that only this template has. */
export const minimalType = inRem({ brand: { fontSize: 17, fontWeight: 600, letterSpacing: '-0.01em' } });
