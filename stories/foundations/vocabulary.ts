import type { Choices } from '#contract/fields.ts';
import { sources } from './sources.ts';

const modules = import.meta.glob<Record<string, unknown>>(['../../contract/*.ts', '!**/*.test.ts'], { eager: true });

const isChoices = (value: unknown): value is Choices =>
  typeof value === 'object' && value !== null && 'values' in value && 'labels' in value && 'options' in value;

const spoken = (name: string) => {
  const words = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words[0]?.toUpperCase()}${words.slice(1)}`;
};

/** Every closed list of the contract: its name as words, and what people read for each stored value. */
export const lists = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter((entry): entry is [string, Choices] => isChoices(entry[1]))
  .map(([name, { options }]) => ({ name: spoken(name), options }))
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

/** What buttons say. */
export const buttonWords = found(
  /<(?:\w*Button)\b[\s\S]*?>\s*([A-Z][^<>{}]*?)\s*<\/\w*Button>/g,
  /\b(?:submitLabel|confirmLabel|actionLabel)=\{?"([^"]+)"/g,
  /\bsubmitLabel=\{[^}]*?'([A-Z][^']+)'/g,
);
/** What buttons say while they work. */
export const busyWords = found(/\b(?:busyText|busyLabel)="([^"]+)"/g);
/** What stands where there is nothing yet. */
export const emptyWords = found(/\bemptyText="([^"]+)"/g, /<EmptyState\b[^>]*?\btitle="([^"]+)"/g);
/** What is said when something failed and the server gave no words of its own. */
export const failureWords = found(/\bmessageOf\([^']*'([^']+)'\)/g);
