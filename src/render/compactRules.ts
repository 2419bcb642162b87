import { compile, DECLARATION, type Element, RULESET } from 'stylis';

/** A declaration of a class with its at-rules and its selector, in which `&` is the class. */
interface Step {
  readonly around: readonly string[];
  readonly selector: string;
  readonly declaration: string;
}

interface StyledClass {
  readonly name: string;
  /** Its place among the classes. */
  readonly at: number;
  readonly steps: readonly Step[];
}

/** Consecutive declarations of one class, or shared by several. */
interface Run {
  readonly names: readonly string[];
  readonly at: number;
  readonly steps: readonly Step[];
}

// MUI's breakpoint `xs`: it always matches, so it is dropped.
const ALWAYS = '@media (min-width:0px)';
// Sharing fewer characters is not worth moving a rule up.
const LEAST_SHARED = 120;

const stepsIn = (elements: readonly Element[], own: string, around: readonly string[] = []): Step[] =>
  elements.flatMap(({ type, value, props, children }): Step[] => {
    if (!Array.isArray(children)) return [];
    if (type !== RULESET) return stepsIn(children, own, value === ALWAYS ? around : [...around, value]);
    const selector = [props].flat().join(',').replaceAll(own, '&');
    return children
      .filter((child) => child.type === DECLARATION)
      .map((child) => ({ around, selector, declaration: `${child.props}:${child.children}` }));
  });

const isSame = (one: Step | undefined, other: Step | undefined): boolean =>
  one?.declaration === other?.declaration &&
  one?.selector === other?.selector &&
  one?.around.join() === other?.around.join();

const lengthOf = (steps: readonly Step[]): number =>
  steps.reduce((length, { declaration }) => length + declaration.length, 0);

/** Groups items by key, in the order in which the keys first occur. */
const grouped = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] => {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
};

/** The runs of classes whose first `to` steps are the same. Their steps before `from` are in a run already. */
const runsOf = (classes: readonly StyledClass[], from = 0, to = 0): Run[] => {
  const [first] = classes;
  if (!first) return [];
  const names = classes.map(({ name }) => name);
  const { at, steps } = first;
  if (classes.length === 1) return [{ names, at, steps: steps.slice(from) }];
  let end = to;
  while (end < steps.length && classes.every((one) => isSame(one.steps[end], steps[end]))) end += 1;
  const common = steps.slice(from, end);
  const isEnd = classes.every((one) => one.steps.length === end);
  const isShared = isEnd || lengthOf(common) >= LEAST_SHARED;
  const rest = isEnd ? [] : grouped(classes, (one) => JSON.stringify(one.steps[end]));
  return [
    ...(isShared ? [{ names, at, steps: common }] : []),
    ...rest.flatMap((group) => runsOf(group, isShared ? end : from, end)),
  ];
};

/** Groups adjacent items that have the same key. */
const neighbours = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] =>
  items.reduce<Item[][]>((groups, item) => {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && keyOf(last[0]) === keyOf(item)) last.push(item);
    else groups.push([item]);
    return groups;
  }, []);

const ruleOf = (names: readonly string[], steps: readonly Step[]): string => {
  const selectors = names.map((name) => steps[0]?.selector.replaceAll('&', name));
  return `${selectors.join(',')}{${steps.map(({ declaration }) => declaration).join(';')}}`;
};

const textOf = ({ names, steps }: Run): string =>
  neighbours(steps, ({ around }) => around.join('{'))
    .map((inside) => {
      const around = inside[0]?.around ?? [];
      const rules = neighbours(inside, ({ selector }) => selector).map((same) => ruleOf(names, same));
      return `${around.map((rule) => `${rule}{`).join('')}${rules.join('')}${'}'.repeat(around.length)}`;
    })
    .join('');

// A state of the element itself, such as `&:hover`, has a higher specificity than its other rules: its position does
// not matter.
const isState = ({ selector }: Step): boolean =>
  selector.split(',').every((one) => /^&[^\s>+~*]+$/.test(one) && !one.includes(':where('));

/**
 * The rules of classes, with common leading declarations written only once: each MUI button with styles of its own
 * repeats those of all buttons. Each class keeps the order of its declarations.
 */
export const compactRules = (rules: readonly { readonly name: string; readonly css: string }[]): string => {
  const classes = rules.map(({ name, css }, at) => ({ name, at, steps: stepsIn(compile(css), name) }));
  const only = (isKept: (step: Step) => boolean) => classes.map((one) => ({ ...one, steps: one.steps.filter(isKept) }));
  return [only((step) => !isState(step)), only(isState)]
    .flatMap((part) => runsOf(part).toSorted((one, other) => one.at - other.at))
    .map(textOf)
    .join('');
};
