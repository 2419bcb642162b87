import { existsSync, readFileSync } from 'node:fs';

/** A line of a table in docs/ that begins with a number. */
export interface Line {
  /** '000 · 2 Layout, 3' */
  readonly at: string;
  readonly section: string;
  readonly cells: readonly string[];
}

/** The numbered lines of a document’s tables, each with the heading above it. */
export const readLines = (text: string): Line[] => {
  let section = '';
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) section = line.slice(3);
    if (!/^\| *\d/.test(line)) return [];
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return [{ at: `${section}, ${cells[0]}`, section, cells }];
  });
};

const files = new Map<string, string>();
const textOf = (path: string): string => {
  const text = files.get(path) ?? (existsSync(path) ? readFileSync(path, 'utf8') : '');
  files.set(path, text);
  return text;
};

/** The code of a story; empty if there is no such story. */
const storyIn = (text: string, name: string): string => {
  const from = text.indexOf(`export const ${name} = meta.story(`);
  return from < 0 ? '' : (text.slice(from).split(/\nexport const /)[0] ?? '');
};

// Why a named test is not valid; undefined if it is.
const problemWith = (path: string, name: string): string | undefined => {
  const text = textOf(path);
  if (!text) return `${path} does not exist`;
  if (path.endsWith('.stories.tsx')) {
    const story = storyIn(text, name);
    if (!story) return `${path} has no story ${name}`;
    return /\bplay\b/.test(story) ? undefined : `${path}: ${name} has no play function, so it tests nothing`;
  }
  if (!/\.(test|e2e)\.ts$/.test(path)) return `${path} is not a test file`;
  return ["'", '"', '`'].some((quote) => text.includes(quote + name + quote))
    ? undefined
    : `${path} has no test ${name}`;
};

/** The tests that a cell names, as `path` › `title`. */
export const testsIn = (cell: string): RegExpExecArray[] => [...cell.matchAll(/`([^`]+)` › `(.+?)`(?=<br>|$)/g)];

/** Why tests that a cell names are not valid. */
export const problemsIn = (cell: string): string[] =>
  testsIn(cell).flatMap(([, path = '', name = '']) => problemWith(path, name) ?? []);
