import type { TemplateTheme } from '#src/sites/theme/templateTheme.ts';
import { lightRoles, type Roles } from '#src/theme/tokens.ts';
import { toneNames } from '#src/theme/tones.ts';

/** A colour on the colour it stands on, both as the theme names them, and the least contrast that it needs. */
export interface Pair<Name = string> {
  over: Name;
  under: Name;
  least: 3 | 4.5;
}

type Role = keyof Roles;

const onEach = (over: Role, unders: readonly Role[], least: 3 | 4.5): Pair<Role>[] =>
  unders.map((under) => ({ over, under, least }));

// What stands on what in the product. A new role that is read or that carries meaning gets its line here.
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

/** Text that is read: 4.5 and more. */
export const textPairs: Pair[] = texts.map(ofRole);
/** Controls and shapes that carry meaning: 3 and more. */
export const shapePairs: Pair[] = shapes.map(ofRole);
/** Each tone's text on its own tint and on paper, and ink on the tint as in alerts. */
export const tonePairs: Pair[] = toneNames.flatMap((tone) => [
  { over: `tones.${tone}.text`, under: `tones.${tone}.tint`, least: 4.5 as const },
  { over: `tones.${tone}.text`, under: 'roles.paper', least: 4.5 as const },
  { over: 'roles.ink', under: `tones.${tone}.tint`, least: 4.5 as const },
]);

/** What meets in a published site, whatever its template. */
export const sitePairs: Pair<keyof TemplateTheme>[] = [
  { over: 'ink', under: 'page', least: 4.5 },
  { over: 'ink', under: 'panel', least: 4.5 },
  { over: 'slate', under: 'page', least: 4.5 },
  { over: 'slate', under: 'panel', least: 4.5 },
  { over: 'heading', under: 'page', least: 4.5 },
  { over: 'heading', under: 'panel', least: 4.5 },
  { over: 'onAccent', under: 'accent', least: 4.5 },
  { over: 'onCall', under: 'call', least: 4.5 },
  { over: 'link', under: 'page', least: 4.5 },
  { over: 'link', under: 'panel', least: 4.5 },
  { over: 'markText', under: 'page', least: 4.5 },
  { over: 'markText', under: 'panel', least: 4.5 },
  { over: 'error', under: 'page', least: 4.5 },
  { over: 'error', under: 'panel', least: 4.5 },
  { over: 'ink', under: 'tint', least: 4.5 },
  { over: 'onDeep', under: 'deep', least: 4.5 },
  { over: 'onDeepQuiet', under: 'deep', least: 4.5 },
  { over: 'control', under: 'page', least: 3 },
];

/** Whether a role is a colour; the others are shadows and veils. */
export const isColour = (value: string) => /^(#|rgb)/.test(value);
interface RoleGroup {
  title: string;
  line: string;
  roles: readonly string[];
}

const named = new Set<string>();
const group = (title: string, line: string, roles: readonly Role[]): RoleGroup => {
  for (const role of roles) named.add(role);
  return { title, line, roles };
};

const groups = [
  group('Surfaces', 'What things lie on.', ['page', 'paper', 'side', 'subtle', 'hover', 'seg', 'track', 'scrim']),
  group('Ink', 'What is read.', ['ink', 'slate', 'placeholder', 'disabledInk']),
  group('Lines', 'What divides and frames; only control is meant to be seen as a control.', [
    'line',
    'lineSoft',
    'hairline',
    'buttonLine',
    'control',
    'errorLine',
    'focus',
  ]),
  group('Peacock', 'The one main action of a place, what is chosen, links.', [
    'primary',
    'primaryHover',
    'onPrimary',
    'primaryTint',
    'primaryOnTint',
    'primaryLine',
    'deep',
  ]),
  group('Gulabi and marigold', 'Accents; the shapes are never text.', [
    'gulabi',
    'onGulabi',
    'gulabiShape',
    'marigold',
    'marigoldShape',
    'apricot',
    'archFrame',
  ]),
  group('Danger and notice', 'What cannot be undone, and what asks to be seen.', [
    'danger',
    'dangerHover',
    'onDanger',
    'badge',
    'tip',
    'tipInk',
    'tipAction',
  ]),
  group('Footer and guide', 'The deep peacock and what lies on it; the same in both schemes.', [
    'deepInk',
    'deepText',
    'deepQuiet',
    'deepLine',
    'deepControl',
    'deepField',
    'apricotFill',
    'onApricot',
    'skylineFar',
  ]),
  group('Mark', 'The mark and the name beside it.', [
    'brand',
    'brandWall',
    'brandDoor',
    'brandLamp',
    'brandName',
    'brandArch',
  ]),
  group('Charts', 'Marigold as a slice; the other slices are peacock, gulabi and tones.', ['marigoldChart']),
];

/** Every colour of the theme in groups; a role that no group names stands in the last, so none is forgotten. */
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
