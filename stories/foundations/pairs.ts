import type { TemplateTheme } from '#src/sites/theme/templateTheme.ts';
import { lightRoles, type Roles } from '#src/theme/tokens.ts';
import { toneNames } from '#src/theme/tones.ts';

/** A colour and its background by their names in the theme, with the minimum contrast. */
export interface Pair<Name = string> {
  over: Name;
  under: Name;
  least: 3 | 4.5;
}

type Role = keyof Roles;

const pairsOf =
  <Name>() =>
  (over: Name, unders: readonly Name[], least: Pair['least']): Pair<Name>[] =>
    unders.map((under) => ({ over, under, least }));
const onEach = pairsOf<Role>();
const onSite = pairsOf<keyof TemplateTheme>();

// The pairs in the product. Add a line for each new role of text or of a meaningful shape.
const texts: Pair<Role>[] = [
  ...onEach('ink', ['page', 'paper', 'hover', 'side', 'subtle', 'seg', 'track', 'primaryTint'], 4.5),
  ...onEach('slate', ['page', 'paper', 'hover', 'side', 'subtle', 'seg'], 4.5),
  ...onEach('placeholder', ['paper', 'side'], 4.5),
  ...onEach('primary', ['page', 'paper', 'hover', 'subtle'], 4.5),
  ...onEach('onPrimary', ['primary', 'primaryHover'], 4.5),
  ...onEach('primaryOnTint', ['primaryTint'], 4.5),
  ...onEach('gulabi', ['page', 'paper'], 4.5),
  ...onEach('onGulabi', ['gulabi'], 4.5),
  ...onEach('marigold', ['page', 'paper'], 4.5),
  ...onEach('onDanger', ['danger', 'dangerHover', 'badge'], 4.5),
  ...onEach('tipInk', ['tip'], 4.5),
  ...onEach('tipAction', ['tip'], 4.5),
  ...onEach('apricot', ['deep'], 4.5),
  ...onEach('onNight', ['night'], 4.5),
  ...onEach('onNightSoft', ['night'], 4.5),
  ...onEach('ink', ['navHover'], 4.5),
  ...onEach('deepInk', ['deep'], 4.5),
  ...onEach('deepText', ['deep', 'deepField'], 4.5),
  ...onEach('deepQuiet', ['deep', 'deepField'], 4.5),
  ...onEach('onApricot', ['apricotFill'], 4.5),
  ...onEach('brandName', ['page'], 4.5),
];

const shapes: Pair<Role>[] = [
  ...onEach('control', ['page', 'paper'], 3),
  ...onEach('errorLine', ['page', 'paper'], 3),
  ...onEach('focus', ['page', 'paper', 'side', 'subtle', 'primaryTint'], 3),
  ...onEach('primary', ['primaryTint', 'track', 'seg'], 3),
  ...onEach('gulabiShape', ['page', 'paper'], 3),
  ...onEach('marigoldChart', ['paper'], 3),
  ...onEach('control', ['side', 'subtle', 'hover'], 3),
  ...onEach('deepControl', ['deep'], 3),
  ...onEach('brandArch', ['page'], 3),
];

const ofRole = ({ over, under, least }: Pair<Role>): Pair => ({
  over: `roles.${over}`,
  under: `roles.${under}`,
  least,
});

/** Text: at least 4.5. */
export const textPairs: Pair[] = texts.map(ofRole);
/** Controls and meaningful shapes: at least 3. */
export const shapePairs: Pair[] = shapes.map(ofRole);
/** Each tone's text on its tint and on paper, and ink on the tint, as in alerts. */
export const tonePairs: Pair[] = toneNames.flatMap((tone) => [
  { over: `tones.${tone}.text`, under: `tones.${tone}.tint`, least: 4.5 as const },
  { over: `tones.${tone}.text`, under: 'roles.paper', least: 4.5 as const },
  { over: 'roles.ink', under: `tones.${tone}.tint`, least: 4.5 as const },
]);

/** The pairs of a published site, in every template. */
export const sitePairs: Pair<keyof TemplateTheme>[] = [
  ...onSite('ink', ['page', 'panel', 'tint'], 4.5),
  ...onSite('slate', ['page', 'panel'], 4.5),
  ...onSite('heading', ['page', 'panel'], 4.5),
  ...onSite('onAccent', ['accent'], 4.5),
  ...onSite('onCall', ['call'], 4.5),
  ...onSite('link', ['page', 'panel'], 4.5),
  ...onSite('markText', ['page', 'panel'], 4.5),
  ...onSite('error', ['page', 'panel'], 4.5),
  ...onSite('onDeep', ['deep'], 4.5),
  ...onSite('onDeepQuiet', ['deep'], 4.5),
  ...onSite('control', ['page'], 3),
];

/** Whether a role's value is a colour and not a shadow or gradient. */
export const isColour = (value: string) => /^(#|rgb)/.test(value);

interface RoleGroup {
  title: string;
  line: string;
  roles: readonly string[];
}

const groups: (RoleGroup & { roles: readonly Role[] })[] = [
  {
    title: 'Surfaces',
    line: 'What things lie on.',
    roles: ['page', 'paper', 'side', 'subtle', 'hover', 'seg', 'track', 'scrim'],
  },
  { title: 'Ink', line: 'What is read.', roles: ['ink', 'slate', 'placeholder', 'disabledInk'] },
  {
    title: 'Lines',
    line: 'What divides and frames; only control is meant to be seen as a control.',
    roles: ['line', 'lineSoft', 'hairline', 'buttonLine', 'control', 'errorLine', 'focus'],
  },
  {
    title: 'Peacock',
    line: 'The one main action of a place, what is chosen, links.',
    roles: ['primary', 'primaryHover', 'onPrimary', 'primaryTint', 'primaryOnTint', 'primaryLine', 'deep'],
  },
  {
    title: 'Gulabi and marigold',
    line: 'Accents; the shapes are never text.',
    roles: ['gulabi', 'onGulabi', 'gulabiShape', 'marigold', 'marigoldShape', 'apricot', 'archFrame'],
  },
  {
    title: 'Danger and notice',
    line: 'What cannot be undone, and what asks to be seen.',
    roles: ['danger', 'dangerHover', 'onDanger', 'badge', 'tip', 'tipInk', 'tipAction'],
  },
  {
    title: 'Footer and guide',
    line: 'The deep peacock and what lies on it; the same in both schemes.',
    roles: [
      'deepInk',
      'deepText',
      'deepQuiet',
      'deepLine',
      'deepControl',
      'deepField',
      'apricotFill',
      'onApricot',
      'skylineFar',
    ],
  },
  {
    title: 'Mark',
    line: 'The mark and the name beside it.',
    roles: ['brand', 'brandWall', 'brandDoor', 'brandLamp', 'brandName', 'brandArch'],
  },
  {
    title: 'Charts',
    line: 'Marigold as a slice; the other slices are peacock, gulabi and tones.',
    roles: ['marigoldChart'],
  },
];
const named = new Set<string>(groups.flatMap(({ roles }) => roles));

/** All colours of the theme in groups; the last group has the roles that no other group names. */
export const roleGroups: readonly RoleGroup[] = [
  ...groups,
  {
    title: 'Drawings and waiting',
    line: 'Skylines, empty states, skeletons, the night behind the sign-in pages.',
    roles: Object.entries(lightRoles)
      .filter(([role, value]) => !named.has(role) && isColour(value))
      .map(([role]) => role),
  },
];
