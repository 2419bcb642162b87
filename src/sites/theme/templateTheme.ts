import { rem } from '#src/theme/rem.ts';

/** A heading of a template: weight, letter-spacing, line height, and its size on a desktop and on a phone. */
export interface SiteHeading {
  weight: number;
  spacing: string;
  leading: number;
  size: number;
  phone: number;
  /** Defaults to the template's heading font. */
  font?: string;
  case?: 'uppercase' | 'lowercase';
}

const colours = [
  'page',
  // Sections that stand out from the page.
  'panel',
  'ink',
  'slate',
  'line',
  // Borders of fields: a contrast of 3:1 on the page.
  'control',
  'heading',
  // The main button and its text.
  'accent',
  'onAccent',
  // The Call button and its text.
  'call',
  'onCall',
  // Links, focus rings and ticks: readable on page and panel.
  'link',
  // The background of a selected item.
  'tint',
  // The footer, its text and its secondary text.
  'deep',
  'onDeep',
  'onDeepQuiet',
  // Ornaments, and small text of a second colour.
  'mark',
  'markText',
  // Form errors: readable on page and panel.
  'error',
] as const;
type Colour = (typeof colours)[number];

/** A template's colours, corners and typography. Every pair of text and background has a contrast of 4.5:1 or more. */
export interface TemplateTheme extends Record<Colour, string> {
  /** Fixed for the template, whatever the device prefers. */
  scheme: 'light' | 'dark';
  radius: number;
  /** Of fields and buttons. */
  controlRadius: number;
  headingFont: string;
  h1: SiteHeading;
  h2: SiteHeading;
  h3: SiteHeading;
  /** The first heading on a property's page, whose text may be long. */
  title: SiteHeading;
  /** The headings of a property page's sections. */
  section: SiteHeading;
}

/** Phones. */
export const siteNarrow = '@container site (max-width: 699.98px)';
/** Tablets in portrait, where cards are in two columns. */
export const siteTablet = '@container site (min-width: 700px) and (max-width: 959.98px)';
/** Wide enough for two columns. */
export const siteWide = '@container site (min-width: 960px)';
/** From a tablet in portrait upwards. */
export const siteMedium = '@container site (min-width: 700px)';

/** The template's colours as CSS variables: `site.ink` is the ink of the template in use. */
export const site = Object.fromEntries(colours.map((name) => [name, `var(--s-${name})`])) as Record<Colour, string>;
/** The colours around a full-screen photo, the same in every template. */
export const siteNight = { ground: '#0B0F0F', ink: '#FFFFFF', hover: '#FFFFFF24' } as const;
/** A subtle line on any background. */
export const siteHairline = '1px solid color-mix(in srgb, currentColor 22%, transparent)';
/** The outline of a button or chip without a fill. */
export const siteOutline = 'inset 0 0 0 1.5px currentColor';
/** The template's corner radii: of pictures and panels, and of fields and buttons. */
export const siteRadius = 'var(--s-radius)';
export const siteControlRadius = 'var(--s-control-radius)';

const levels = ['h1', 'h2', 'h3', 'title', 'section'] as const;
const headingOf = (templateTheme: TemplateTheme, level: (typeof levels)[number]) => {
  const { weight, spacing, leading, size, font, case: letters } = templateTheme[level];
  return {
    [`--s-${level}-font`]: font ?? templateTheme.headingFont,
    [`--s-${level}-weight`]: String(weight),
    [`--s-${level}-spacing`]: spacing,
    [`--s-${level}-leading`]: String(leading),
    [`--s-${level}-size`]: rem(size),
    [`--s-${level}-case`]: letters ?? 'none',
  };
};

/** The arrow of a select as a background image. Takes a literal colour: CSS variables have no effect inside it. */
export const chevron = (colour: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' width='16' height='16' fill='none' stroke='${colour}' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'><path d='m4 6 4 4 4-4'/></svg>`)}")`;

/** A theme as the CSS variables that the parts use. Set them on an element inside the container `site`. */
export const templateThemeVariables = (templateTheme: TemplateTheme) => ({
  ...Object.fromEntries(colours.map((name) => [`--s-${name}`, templateTheme[name]])),
  '--s-chevron': chevron(templateTheme.ink),
  '--s-radius': `${templateTheme.radius}px`,
  '--s-control-radius': `${templateTheme.controlRadius}px`,
  ...Object.assign({}, ...levels.map((level) => headingOf(templateTheme, level))),
  [siteNarrow]: Object.fromEntries(levels.map((level) => [`--s-${level}-size`, rem(templateTheme[level].phone)])),
});
