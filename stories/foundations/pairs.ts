import { type Roles, type Tone, type ToneName, toneNames } from '../../src/theme/tokens';

/** A colour on the colour it stands on, and the least contrast that it needs. */
export interface Pair {
  name: string;
  over: string;
  under: string;
  least: 3 | 4.5;
}

const texts: readonly [keyof Roles, keyof Roles][] = [
  ['ink', 'page'],
  ['ink', 'paper'],
  ['ink', 'hover'],
  ['slate', 'page'],
  ['slate', 'paper'],
  ['slate', 'side'],
  ['ink', 'navHover'],
  ['onDanger', 'badge'],
  ['slate', 'subtle'],
  ['slate', 'seg'],
  ['placeholder', 'paper'],
  ['primary', 'page'],
  ['primary', 'paper'],
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['primaryOnTint', 'primaryTint'],
  ['gulabi', 'page'],
  ['gulabi', 'paper'],
  ['onGulabi', 'gulabi'],
  ['marigold', 'paper'],
  ['onDanger', 'danger'],
  ['tipInk', 'tip'],
  ['tipAction', 'tip'],
  ['apricot', 'deep'],
  ['deepInk', 'deep'],
  ['deepText', 'deep'],
  ['deepText', 'deepField'],
  ['deepQuiet', 'deep'],
  ['deepQuiet', 'deepField'],
  ['onApricot', 'apricotFill'],
  ['brandName', 'page'],
];
const controls: readonly [keyof Roles, keyof Roles][] = [
  ['control', 'page'],
  ['deepControl', 'deep'],
  ['apricot', 'deep'],
  ['brandArch', 'page'],
  ['control', 'paper'],
  ['errorLine', 'paper'],
  ['focus', 'page'],
  ['focus', 'paper'],
];

/** Every pair of colours that meet in one scheme. */
export const pairsOf = (roles: Roles, tones: Record<ToneName, Tone>): Pair[] => [
  ...texts.map(([over, under]) => ({
    name: `${over} on ${under}`,
    over: roles[over],
    under: roles[under],
    least: 4.5 as const,
  })),
  ...toneNames.flatMap((name) => [
    { name: `${name} on its tint`, over: tones[name].text, under: tones[name].tint, least: 4.5 as const },
    { name: `${name} on paper`, over: tones[name].text, under: roles.paper, least: 4.5 as const },
  ]),
  ...controls.map(([over, under]) => ({
    name: `${over} on ${under}`,
    over: roles[over],
    under: roles[under],
    least: 3 as const,
  })),
];
