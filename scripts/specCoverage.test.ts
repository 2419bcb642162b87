import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

// docs/SPEC-COVERAGE.md says of every line of the specification where it is built and which test shows it. Here it is held to that.
const TABLE = 'docs/SPEC-COVERAGE.md';
// Fewer would mean that the table is no longer read: it only grows, or a line of the specification was dropped.
const LEAST_LINES = 480;

interface Line {
  /** '000 · 2 Layout, 3' */
  readonly at: string;
  readonly section: string;
  readonly cells: readonly string[];
}

const readLines = (text: string): Line[] => {
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

const lines = readLines(readFileSync(TABLE, 'utf8'));

const files = new Map<string, string>();
const textOf = (path: string): string => {
  const text = files.get(path) ?? (existsSync(path) ? readFileSync(path, 'utf8') : '');
  files.set(path, text);
  return text;
};

/** The story's own part of its file; empty where there is no such story. */
const storyIn = (text: string, name: string): string => {
  const from = text.indexOf(`export const ${name} = meta.story(`);
  return from < 0 ? '' : (text.slice(from).split(/\nexport const /)[0] ?? '');
};

/** Why a test that is named does not show anything; undefined for one that does. */
const problemWith = (path: string, name: string): string | undefined => {
  const text = textOf(path);
  if (!text) return `${path} does not exist`;
  if (path.endsWith('.stories.tsx')) {
    const story = storyIn(text, name);
    if (!story) return `${path} has no story ${name}`;
    return /\bplay\b/.test(story) ? undefined : `${path}: ${name} has no play, so it shows nothing`;
  }
  if (!/\.(test|e2e)\.ts$/.test(path)) return `${path} is no test`;
  return ["'", '"', '`'].some((quote) => text.includes(quote + name + quote))
    ? undefined
    : `${path} has no test ${name}`;
};

describe(TABLE, () => {
  it('is read: it has the specification’s lines, numbered without a gap in each section', () => {
    expect(lines.length).toBeGreaterThanOrEqual(LEAST_LINES);
    const misnumbered = lines.filter(({ section, cells }, at) => {
      const before = lines[at - 1];
      const expected = before?.section === section ? Number(before.cells[0]) + 1 : 1;
      return Number(cells[0]) !== expected;
    });
    expect(misnumbered.map(({ at }) => at)).toEqual([]);
  });

  it('has no empty cell', () => {
    const short = lines.filter(({ cells }) => cells.length !== 4 || cells.some((cell) => cell === ''));
    expect(short.map(({ at }) => at)).toEqual([]);
  });

  it('names places that exist', () => {
    const lost = lines.flatMap(({ at, cells: [, , built = ''] }) => {
      const paths = [...built.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
      if (paths.length === 0) return [`${at}: no place`];
      return paths.filter((path) => !existsSync(path)).map((path) => `${at}: ${path}`);
    });
    expect(lost).toEqual([]);
  });

  it('names tests that are there, and stories that act', () => {
    const wrong = lines.flatMap(({ at, cells: [, , , shown = ''] }) => {
      const named = [...shown.matchAll(/`([^`]+)` › `([^`]+)`/g)];
      if (named.length === 0 || named.length !== shown.split('<br>').length) return [`${at}: not a test: ${shown}`];
      return named.flatMap(([, path = '', name = '']) => problemWith(path, name) ?? []).map((why) => `${at}: ${why}`);
    });
    expect(wrong).toEqual([]);
  });
});
