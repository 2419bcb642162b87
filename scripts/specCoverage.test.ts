import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

// docs/SPEC-COVERAGE.md names the implementation and a test for every line of the specification.
const TABLE = 'docs/SPEC-COVERAGE.md';
// The table only grows: fewer lines mean that it is not parsed correctly, or that a line was lost.
const MIN_LINES = 480;

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

/** The code of a story; empty if there is no such story. */
const storyIn = (text: string, name: string): string => {
  const from = text.indexOf(`export const ${name} = meta.story(`);
  return from < 0 ? '' : (text.slice(from).split(/\nexport const /)[0] ?? '');
};

/** Why a named test is not valid; undefined if it is. */
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

describe(TABLE, () => {
  it('has the specification’s lines, numbered without gaps in each section', () => {
    expect(lines.length).toBeGreaterThanOrEqual(MIN_LINES);
    const misnumbered = lines.filter(({ section, cells }, at) => {
      const before = lines[at - 1];
      const expected = before?.section === section ? Number(before.cells[0]) + 1 : 1;
      return Number(cells[0]) !== expected;
    });
    expect(misnumbered.map(({ at }) => at)).toEqual([]);
  });

  it('says why of each deliberate departure', () => {
    const departures = lines.filter(({ section }) => section === 'Deliberate departures');
    expect(departures.length).toBeGreaterThanOrEqual(9);
    const unexplained = departures.filter(({ cells: [, what = ''] }) => !/ because /.test(what));
    expect(unexplained.map(({ at }) => at)).toEqual([]);
  });

  it('has no empty cell', () => {
    const short = lines.filter(({ cells }) => cells.length !== 4 || cells.some((cell) => cell === ''));
    expect(short.map(({ at }) => at)).toEqual([]);
  });

  it('names files that exist', () => {
    const lost = lines.flatMap(({ at, cells: [, , built = ''] }) => {
      const paths = [...built.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
      if (paths.length === 0) return [`${at}: no file`];
      return paths.filter((path) => !existsSync(path)).map((path) => `${at}: ${path}`);
    });
    expect(lost).toEqual([]);
  });

  it('names tests that exist, and stories with a play function', () => {
    const wrong = lines.flatMap(({ at, cells: [, , , shown = ''] }) => {
      const named = [...shown.matchAll(/`([^`]+)` › `([^`]+)`/g)];
      if (named.length === 0 || named.length !== shown.split('<br>').length) return [`${at}: not a test: ${shown}`];
      return named.flatMap(([, path = '', name = '']) => problemWith(path, name) ?? []).map((why) => `${at}: ${why}`);
    });
    expect(wrong).toEqual([]);
  });
});
