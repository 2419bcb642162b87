/** A heading of a template: weight, letter-spacing, line height, and its size on a desktop and on a phone. */
export interface SiteHeading {
  weight: number;
  spacing: string;
  leading: number;
  size: number;
  phone: number;
  /** Its own face; otherwise the look's heading face. */
  font?: string;
  case?: 'uppercase' | 'lowercase';
}

/** What makes a template look like itself: colours, corners and type. Every pair of text and ground is 4.5:1 or more. */
export interface TemplateTheme {
  /** Fixed for the template, whatever scheme the visitor's device asks for. */
  scheme: 'light' | 'dark';
  page: string;
  /** Sections that stand off the page. */
  panel: string;
  ink: string;
  slate: string;
  line: string;
  /** Borders of fields: 3:1 on the page. */
  control: string;
  heading: string;
  /** Fill of the main button and what is written on it. */
  accent: string;
  onAccent: string;
  /** Fill of the Call button and what is written on it. */
  call: string;
  onCall: string;
  /** Links, focus rings and ticks: readable on page and panel. */
  link: string;
  /** A tint behind what is chosen, and what is written on it. */
  tint: string;
  /** The ground of the footer (and of sections as dark as it), what is written there, and what is said more quietly. */
  deep: string;
  onDeep: string;
  onDeepQuiet: string;
  /** Ornaments and small text of a second colour. */
  mark: string;
  markText: string;
  /** What is wrong in a form: readable on page and panel. */
  error: string;
  radius: number;
  /** Of fields and buttons. */
  controlRadius: number;
  headingFont: string;
  h1: SiteHeading;
  h2: SiteHeading;
  h3: SiteHeading;
  /** The first heading on a property's page, where a name may be long. */
  title: SiteHeading;
  /** What heads the parts of a property's page. */
  section: SiteHeading;
}

/** How far down a page of this template is narrow: a phone's composition below it. */
export const siteNarrow = '@container site (max-width: 699.98px)';
/** Where a page of this template has room for two columns. */
export const siteWide = '@container site (min-width: 960px)';
/** From a tablet held upright. */
export const siteMedium = '@container site (min-width: 700px)';

const plain = [
  'page',
  'panel',
  'ink',
  'slate',
  'line',
  'control',
  'heading',
  'accent',
  'onAccent',
  'call',
  'onCall',
  'link',
  'tint',
  'deep',
  'onDeep',
  'onDeepQuiet',
  'mark',
  'markText',
  'error',
] as const;

/** A look's colours as its parts name them: `site.ink` is the template's ink wherever it is used. */
export const site = Object.fromEntries(plain.map((name) => [name, `var(--s-${name})`])) as Record<
  (typeof plain)[number],
  string
>;
/** Behind a photo that fills the window, in every template. */
export const siteNight = { ground: '#0B0F0F', ink: '#FFFFFF', hover: '#FFFFFF24' } as const;
/** A quiet line on any ground. */
export const siteHairline = '1px solid color-mix(in srgb, currentColor 22%, transparent)';
/** The line around a button or chip that has no fill of its own. */
export const siteOutline = 'inset 0 0 0 1.5px currentColor';
/** The template's corners: of pictures and panels, and of fields and buttons. */
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
    [`--s-${level}-size`]: `${size}px`,
    [`--s-${level}-case`]: letters ?? 'none',
  };
};

/** A look as the variables that a site's parts are styled with, for the element inside the container `site`. */
export const templateThemeVariables = (templateTheme: TemplateTheme) => ({
  ...Object.fromEntries(plain.map((name) => [`--s-${name}`, templateTheme[name]])),
  '--s-radius': `${templateTheme.radius}px`,
  '--s-control-radius': `${templateTheme.controlRadius}px`,
  ...Object.assign({}, ...levels.map((level) => headingOf(templateTheme, level))),
  [siteNarrow]: Object.fromEntries(levels.map((level) => [`--s-${level}-size`, `${templateTheme[level].phone}px`])),
});
