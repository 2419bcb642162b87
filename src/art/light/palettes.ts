import type { CSSObject, Theme } from '@mui/material/styles';
import type { Mood } from '#src/theme/drawingMoods.ts';
import { accentOf, drawingColours, lampGlow, type Paint } from '#src/theme/drawings.ts';

/** Day or night. */
export type DrawnScheme = 'light' | 'dark';

/** What a drawing's colours depend on besides the scheme. */
export interface Light {
  readonly mood: Mood;
  /** The number of the accent colour, for doors, awnings and cushions. */
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

// A rule that names an ancestor does not match an element that is referenced by <use>, so these rules name only elements that
// drawings consist of.
const drawn = ':is(path, g, use, text, circle, ellipse, stop)';

/**
 * The page's style rules for the class names in drawings: `w2` is a fill, `s-w2` a stroke, `c-w2` a gradient stop; `day` and
 * `night` are visible by day and by night. An element referenced by `<use>` takes the variables of the referring element.
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

/** A mood's colours as CSS variables: the same style for every drawing in that mood. */
export const moodRules = (theme: Theme, mood: Mood, forced?: DrawnScheme) =>
  inScheme(theme, (scheme) => ({ ...asVariables(drawingColours(mood, scheme)), ...shown(scheme) }), forced);

const ownColours = ({ mood, accent, lamps }: Light, scheme: DrawnScheme): Partial<Record<Paint, string>> => ({
  ...accentOf(mood, scheme, accent),
  ...(lamps && scheme === 'dark' ? { w4: lampGlow } : {}),
});

/** The colours of a drawing that differ from its mood's. */
export const lightRules = (theme: Theme, light: Light, forced?: DrawnScheme) =>
  inScheme(theme, (scheme) => asVariables(ownColours(light, scheme)), forced);

/** The colours by day as a style sheet without variables, for a standalone picture, limited to `used` class names. */
export const aloneStyle = (light: Light, used: (name: string) => boolean): string => {
  const colours = { ...drawingColours(light.mood, 'light'), ...ownColours(light, 'light') };
  const rules = Object.entries(colours).flatMap(([name, colour]) => [
    [name, `fill:${colour}`],
    [`s-${name}`, `stroke:${colour}`],
    [`c-${name}`, `stop-color:${colour}`],
  ]);
  return [
    'svg{fill:none}',
    '.night{display:none}',
    ...rules.flatMap(([name, rule]) => (name && used(name) ? [`.${name}{${rule}}`] : [])),
  ].join('');
};
