import type { Choices } from '#contract/fields.ts';
import { sources } from './sources.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../contract/*.ts', '../../contract/properties/*.ts', '!**/*.test.ts'],
  { eager: true },
);

const isChoices = (value: unknown): value is Choices =>
  typeof value === 'object' && value !== null && 'values' in value && 'labels' in value && 'options' in value;

const inWords = (name: string) => {
  const words = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words[0]?.toUpperCase()}${words.slice(1)}`;
};

/** All closed lists of the contract: the name in words, and the label of each value. */
export const lists = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter((entry): entry is [string, Choices] => isChoices(entry[1]))
  .map(([name, { options }]) => ({ name: inWords(name), options }))
  .sort((a, b) => a.name.localeCompare(b.name));

const found = (...patterns: RegExp[]) =>
  [
    ...new Set(
      sources.flatMap(({ text }) =>
        patterns.flatMap((pattern) =>
          [...text.matchAll(pattern)].map(([, words]) => words?.replace(/\s+/g, ' ').trim()),
        ),
      ),
    ),
  ]
    .filter((words) => words !== undefined)
    .sort((a, b) => a.localeCompare(b));

/** The labels of buttons. */
export const buttonWords = found(
  /<(?:\w*Button)\b[\s\S]*?>\s*([A-Z][^<>{}]*?)\s*<\/\w*Button>/g,
  /\b(?:submitLabel|confirmLabel|actionLabel)=\{?"([^"]+)"/g,
  /\bsubmitLabel=\{[^}]*?'([A-Z][^']+)'/g,
);
/** The labels of busy buttons. */
export const busyWords = found(/\b(?:busyText|busyLabel)="([^"]+)"/g);
/** The texts of empty states. */
export const emptyWords = found(/\bemptyText="([^"]+)"/g, /<EmptyState\b[^>]*?\btitle="([^"]+)"/g);
/** The fallback error messages. */
export const failureWords = found(/\bmessageOf\([^']*'([^']+)'\)/g);
