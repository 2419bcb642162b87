import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { problemsIn, readLines, testsIn } from './docsTable.ts';

// Names the implementation and a test for each line of the specification.
const PAGE = 'docs/SPEC-COVERAGE.md';

describe(PAGE, () => {
  const lines = readLines(readFileSync(PAGE, 'utf8'));

  it('has four cells in each line, none of them empty', () => {
    expect(lines).not.toEqual([]);
    const short = lines.filter(({ cells }) => cells.length !== 4 || cells.some((cell) => cell === ''));
    expect(short.map(({ at }) => at)).toEqual([]);
  });

  it('numbers the lines of each section without gaps', () => {
    const misnumbered = lines.filter(({ section, cells }, at) => {
      const before = lines[at - 1];
      return Number(cells[0]) !== (before?.section === section ? Number(before.cells[0]) + 1 : 1);
    });
    expect(misnumbered.map(({ at }) => at)).toEqual([]);
  });

  it('says why of each deliberate departure', () => {
    const departures = lines.filter(({ section }) => section === 'Deliberate departures');
    const unexplained = departures.filter(({ cells: [, what = ''] }) => !/ because /.test(what));
    expect(unexplained.map(({ at }) => at)).toEqual([]);
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
      const named = testsIn(shown).length;
      if (named === 0 || named !== shown.split('<br>').length) return [`${at}: not a test: ${shown}`];
      return problemsIn(shown).map((why) => `${at}: ${why}`);
    });
    expect(wrong).toEqual([]);
  });
});
