import type { EmotionCache } from '@emotion/cache';
import { compactRules } from './compactRules.ts';

const variable = /(--[\w-]+):[^;{}]*;?/g;
const emptyRule = /[^{}]+\{\}/g;
// Kept although unused at first: an interactive part may later show our other colours, or a dialog above the page.
const forLater = /-(?:palette-(?:roles|tones)-|zIndex-modal$)/;
const namesIn = (css: string): string[] => [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

/** The variables that the rules use, also through each other. */
const usedVariables = (css: string): ReadonlySet<string> => {
  const values = new Map<string, string[]>();
  for (const [declaration, name = ''] of css.matchAll(variable))
    values.set(name, [...(values.get(name) ?? []), ...namesIn(declaration)]);
  const used = new Set<string>();
  const use = (name: string) => {
    if (used.has(name)) return;
    used.add(name);
    values.get(name)?.forEach(use);
  };
  namesIn(css.replace(variable, '')).forEach(use);
  return used;
};

const fontList = /(?<=:)'[^';}]+',[^;}]+/g;

/** The rules, with only the variable declarations that `isDeclared` accepts. */
const declaring = (isDeclared: (name: string) => boolean, css: string): string =>
  css.replace(variable, (declaration, name: string) => (isDeclared(name) ? declaration : '')).replace(emptyRule, '');

/** Only the variable declarations of the rules that have any. */
const onlyVariables = (css: string): string =>
  [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)]
    .map(([, selector, rule = '']) => [selector, rule.match(variable)?.join('')])
    .flatMap(([selector, declared]) => (declared ? `${selector}{${declared}}` : []))
    .join('');

/** The rules with each font list moved into a variable, which the rules above the fold declare. */
const fontsOnce = (key: string, [above = '', below = '']: readonly string[]): [above: string, below: string] => {
  const lists = [...new Set(`${above}${below}`.match(fontList))];
  const nameOf = (list: string) => `--${key}-fonts-${lists.indexOf(list)}`;
  const declared = lists.map((list) => `${nameOf(list)}:${list}`).join(';');
  const named = (css: string) => css.replace(fontList, (list) => `var(${nameOf(list)})`);
  return [`:root{${declared}}${named(above)}`, named(below)];
};

/** The styles of a view. */
interface ViewStyles {
  /**
   * The style element with the rules above the fold, or all if the view has no fold. In the browser, Emotion takes over
   * all rules.
   */
  readonly element: string;
  /** The rules that are used only below the fold. */
  readonly later: string;
}

/** The styles for a view's markup, as its parts before and after the fold, from the cache that it was rendered with. */
export function criticalStyles({ key, inserted, registered }: EmotionCache, parts: readonly string[]): ViewStyles {
  const rules = Object.entries(inserted).flatMap(([id, css]) =>
    typeof css === 'string' ? [{ id, name: `${key}-${id}`, css }] : [],
  );
  const isGlobal = ({ name }: { readonly name: string }) => registered[name] === undefined;
  const globals = rules.filter(isGlobal);
  const names = parts.map((html) => new Set(html.match(new RegExp(`${key}-[\\w-]+`, 'g'))));
  const own = rules.flatMap((rule) => {
    const part = isGlobal(rule) ? -1 : names.findIndex((used) => used.has(rule.name));
    return part < 0 ? [] : [{ ...rule, name: `.${rule.name}`, part }];
  });
  const compacted = parts.map((_, at) => compactRules(own.filter(({ part }) => part === at)));
  const [above, later] = fontsOnce(key, compacted);
  const global = globals.map(({ css }) => css).join('');
  const soon = usedVariables(global + above);
  const all = usedVariables(global + above + later);
  const isKept = (name: string) => all.has(name) || !name.startsWith(`--${key}-`) || forLater.test(name);
  const isSoon = (name: string) => soon.has(name) || (!later && isKept(name));
  const ids = [...globals, ...own].map(({ id }) => id).join(' ');
  return {
    element: `<style data-emotion="${key} ${ids}">${declaring(isSoon, global)}${above}</style>`,
    later: later && onlyVariables(declaring((name) => isKept(name) && !isSoon(name), global)) + later,
  };
}
