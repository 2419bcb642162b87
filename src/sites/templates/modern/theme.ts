import { chevron, type TemplateTheme } from '#src/sites/theme/templateTheme.ts';
import { inter } from '#src/theme/typography.ts';

/** White and black with one lime accent; square corners, large crisp type. */
export const templateTheme: TemplateTheme = {
  scheme: 'light',
  page: '#FFFFFF',
  panel: '#F4F6F4',
  ink: '#101615',
  slate: '#4A5452',
  line: '#C9CFCC',
  control: '#7C8683',
  heading: '#101615',
  accent: '#D9F05A',
  onAccent: '#101615',
  call: '#101615',
  onCall: '#FFFFFF',
  link: '#101615',
  tint: '#EEF7BE',
  deep: '#101615',
  onDeep: '#FFFFFF',
  onDeepQuiet: '#B4BDBA',
  mark: '#D9F05A',
  markText: '#4A5452',
  error: '#A3221B',
  radius: 0,
  controlRadius: 0,
  headingFont: inter,
  h1: { weight: 640, spacing: '-0.055em', leading: 0.94, size: 92, phone: 54 },
  h2: { weight: 620, spacing: '-0.05em', leading: 1, size: 52, phone: 36 },
  h3: { weight: 620, spacing: '-0.025em', leading: 1.35, size: 19, phone: 18 },
  title: { weight: 640, spacing: '-0.05em', leading: 0.98, size: 64, phone: 40 },
  section: { weight: 620, spacing: '-0.04em', leading: 1.1, size: 30, phone: 26 },
};

/** The colours of the enquiry section: the footer's instead of the page's. */
export const modernNight = {
  '--s-page': 'var(--s-deep)',
  '--s-ink': 'var(--s-onDeep)',
  '--s-heading': 'var(--s-onDeep)',
  '--s-link': 'var(--s-onDeep)',
  '--s-slate': 'var(--s-onDeepQuiet)',
  '--s-tint': '#2A3432',
  '--s-chevron': chevron('#FFFFFF'),
  '--s-error': '#FFB4A8',
} as const;
