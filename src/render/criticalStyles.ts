import type { EmotionCache } from '@emotion/cache';
import { compactRules } from './compactRules.ts';

const variable = /(--[\w-]+):[^;{}]*;?/g;
const emptyRule = /[^{}]+\{\}/g;
// What an interactive part shows later may use the other colours of ours.
const forLater = /-palette-(?:roles|tones)-/;
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

/** The rules with each list of fonts written once, as a variable. */
const fontsOnce = (key: string, css: string): string => {
  const lists = [...new Set(css.match(fontList))];
  const nameOf = (list: string) => `--${key}-fonts-${lists.indexOf(list)}`;
  const declared = lists.map((list) => `${nameOf(list)}:${list}`).join(';');
  return `:root{${declared}}${css.replace(fontList, (list) => `var(${nameOf(list)})`)}`;
};

/** The style elements for a view's markup, from the cache that it was rendered with. In the browser, Emotion adopts them. */
export function criticalStyles({ key, inserted, registered }: EmotionCache, html: string): string {
  const used = new Set([...html.matchAll(new RegExp(`${key}-([\\w-]+)`, 'g'))].map(([, id]) => id));
  const rules = Object.entries(inserted).flatMap(([id, css]) => (typeof css === 'string' ? [{ id, css }] : []));
  const isGlobal = (id: string) => registered[`${key}-${id}`] === undefined;
  const globals = rules.filter(({ id }) => isGlobal(id));
  const own = rules.filter(({ id }) => !isGlobal(id) && used.has(id));
  const rest = fontsOnce(key, compactRules(own.map(({ id, css }) => ({ name: `.${key}-${id}`, css }))));
  const kept = usedVariables([...globals.map(({ css }) => css), rest].join(''));
  const isKept = (name: string) => kept.has(name) || !name.startsWith(`--${key}-`) || forLater.test(name);
  const lean = (css: string) =>
    css.replace(variable, (declaration, name: string) => (isKept(name) ? declaration : '')).replace(emptyRule, '');
  return [
    ...globals.map(({ id, css }) => `<style data-emotion="${key}-global ${id}">${lean(css)}</style>`),
    `<style data-emotion="${key} ${own.map(({ id }) => id).join(' ')}">${rest}</style>`,
  ].join('');
}
