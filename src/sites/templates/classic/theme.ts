import type { TemplateTheme } from '#src/sites/theme/templateTheme.ts';
import { peacock } from '#src/theme/peacock.ts';
import { inRem } from '#src/theme/rem.ts';
import { fraunces, inter } from '#src/theme/typography.ts';

/** Calm and complete: peacock on white, soft corners, cards with edges. */
export const templateTheme: TemplateTheme = {
  scheme: 'light',
  page: '#FFFFFF',
  panel: '#F6F2EA',
  ink: '#16211F',
  slate: '#4F5C59',
  line: '#E4E0D8',
  control: '#858C87',
  heading: peacock.deep,
  accent: peacock.light,
  onAccent: '#FFFFFF',
  call: '#E3F0EF',
  onCall: peacock.deep,
  link: peacock.light,
  tint: '#E3F0EF',
  deep: peacock.deep,
  onDeep: '#FFFFFF',
  onDeepQuiet: '#B9CFCB',
  mark: '#D99A1C',
  markText: '#7A5200',
  error: '#A3221B',
  radius: 14,
  controlRadius: 8,
  headingFont: fraunces,
  h1: { weight: 440, spacing: '-0.025em', leading: 1.06, size: 56, phone: 34 },
  h2: { weight: 480, spacing: '-0.015em', leading: 1.12, size: 38, phone: 30 },
  h3: { weight: 600, spacing: '-0.01em', leading: 1.35, size: 18, phone: 18, font: inter },
  title: { weight: 460, spacing: '-0.02em', leading: 1.1, size: 40, phone: 30 },
  section: { weight: 500, spacing: '-0.01em', leading: 1.2, size: 26, phone: 24 },
};

/** Typography that only this template has. */
export const classicType = inRem({
  brand: { fontFamily: fraunces, fontSize: 20, fontWeight: 560, letterSpacing: '-0.015em', lineHeight: 1.25 },
});
