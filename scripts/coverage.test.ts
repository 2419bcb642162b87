import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { problemsIn, readLines, testsIn } from './docsTable.ts';

// Documents that name the implementation and a test for every requirement. They only grow: fewer lines mean that a
// table is not parsed correctly, or that a line was lost.
const documents = [
  { path: 'docs/SPEC-COVERAGE.md', leastLines: 480, leastDepartures: 9 },
  { path: 'docs/DESIGN-COVERAGE.md', leastLines: 310, leastDepartures: 14 },
];

describe.each(documents)('$path', ({ path: table, leastLines, leastDepartures }) => {
  const lines = readLines(readFileSync(table, 'utf8'));

  it('has the lines, numbered without gaps in each section', () => {
    expect(lines.length).toBeGreaterThanOrEqual(leastLines);
    const misnumbered = lines.filter(({ section, cells }, at) => {
      const before = lines[at - 1];
      const expected = before?.section === section ? Number(before.cells[0]) + 1 : 1;
      return Number(cells[0]) !== expected;
    });
    expect(misnumbered.map(({ at }) => at)).toEqual([]);
  });

  it('says why of each deliberate departure', () => {
    const departures = lines.filter(({ section }) => section === 'Deliberate departures');
    expect(departures.length).toBeGreaterThanOrEqual(leastDepartures);
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
      const named = testsIn(shown).length;
      if (named === 0 || named !== shown.split('<br>').length) return [`${at}: not a test: ${shown}`];
      return problemsIn(shown).map((why) => `${at}: ${why}`);
    });
    expect(wrong).toEqual([]);
  });
});
