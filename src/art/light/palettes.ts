import type { CSSObject, Theme } from '@mui/material/styles';
import type { Mood } from '#src/theme/drawingMoods.ts';
import { accentOf, drawingColours, lampGlow, type Paint } from '#src/theme/drawings.ts';

/** Day or night: the page's scheme, or one that a picture keeps whatever the page shows. */
export type DrawnScheme = 'light' | 'dark';

/** What a drawing's colours depend on, besides the scheme. */
export interface Light {
  readonly mood: Mood;
  /** Number of the accent that doors, awnings and cushions take. */
  readonly accent: number;
  /** Openings glow at night. */
  readonly lamps: boolean;
}

const paints = Object.keys(drawingColours('rose', 'light'));

const asVariables = (colours: Partial<Record<Paint, string>>) =>
  Object.fromEntries(Object.entries(colours).map(([name, colour]) => [`--${name}`, colour]));

const leaves = (one: string, two: string, three: string) => ({
  '--f1': `var(--${one})`,
  '--f2': `var(--${two})`,
  '--f3': `var(--${three})`,
});

// What is pointed to by <use> is styled where it stands alone: a rule that names an ancestor never reaches it. So these rules
// name none, and keep to the elements that a drawing is made of.
const drawn = ':is(path, g, use, text, circle, ellipse, stop)';

/**
 * The page's rules for what a drawing's class names mean: `w2` fills, `s-w2` draws the line, `c-w2` is a gradient's stop, `day`
 * and `night` are shown by day and by night. What is pointed to takes the variables of where it is used.
 */
export const paintRules: CSSObject = {
  ...Object.fromEntries(
    paints.flatMap((name) => [
      [`${drawn}.${name}`, { fill: `var(--${name})` }],
      [`${drawn}.s-${name}`, { stroke: `var(--${name})` }],
      [`${drawn}.c-${name}`, { stopColor: `var(--${name})` }],
    ]),
  ),
  [`${drawn}.day`]: { display: 'var(--day)' },
  [`${drawn}.night`]: { display: 'var(--night)' },
  [`${drawn}.gulmohar`]: leaves('e1', 'e2', 'e3'),
  [`${drawn}.jacaranda`]: leaves('j1', 'j2', 'j3'),
};

const shown = (scheme: DrawnScheme) => ({
  '--day': scheme === 'light' ? 'inline' : 'none',
  '--night': scheme === 'dark' ? 'inline' : 'none',
});

const inScheme = (
  theme: Theme,
  rules: (scheme: DrawnScheme) => CSSObject,
  forced: DrawnScheme | undefined,
): CSSObject => (forced ? rules(forced) : { ...rules('light'), ...theme.applyStyles('dark', rules('dark')) });

/** A mood's colours as variables; the same style for every drawing in that mood. */
export const moodRules = (theme: Theme, mood: Mood, forced?: DrawnScheme) =>
  inScheme(theme, (scheme) => ({ ...asVariables(drawingColours(mood, scheme)), ...shown(scheme) }), forced);

const ownColours = ({ mood, accent, lamps }: Light, scheme: DrawnScheme): Partial<Record<Paint, string>> => ({
  ...accentOf(mood, scheme, accent),
  ...(lamps && scheme === 'dark' ? { w4: lampGlow } : {}),
});

/** What a drawing has of its own over its mood. */
export const lightRules = (theme: Theme, light: Light, forced?: DrawnScheme) =>
  inScheme(theme, (scheme) => asVariables(ownColours(light, scheme)), forced);

/** The same as a style sheet's text without variables, for a picture that stands alone. */
export const aloneStyle = (light: Light, scheme: DrawnScheme, used: (name: string) => boolean): string => {
  const colours = { ...drawingColours(light.mood, scheme), ...ownColours(light, scheme) };
  const rules = Object.entries(colours).flatMap(([name, colour]) => [
    [name, `fill:${colour}`],
    [`s-${name}`, `stroke:${colour}`],
    [`c-${name}`, `stop-color:${colour}`],
  ]);
  const hidden = scheme === 'light' ? 'night' : 'day';
  return [
    'svg{fill:none}',
    `.${hidden}{display:none}`,
    ...rules.flatMap(([name, rule]) => (name && used(name) ? [`.${name}{${rule}}`] : [])),
  ].join('');
};
