import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { problemsIn, readLines, testsIn } from './docsTable.ts';

// docs/asvs.md names the tests of every requirement of ASVS 5.0.0, levels 1 and 2.
const PAGE = 'docs/asvs.md';
const REQUIREMENTS = 253;
const STATES = ['met', 'not met', 'not applicable'];

const text = readFileSync(PAGE, 'utf8');

// '1.2.6–1.2.8' is 6, 7 and 8 of 1.2.
const rows = readLines(text).map(({ section, cells: [number = '', level = '', what = '', state = '', why = ''] }) => {
  const [from = '', to = from] = number.split('–');
  const [chapter = '', part = '', first = ''] = from.split('.');
  const last = Number(to.split('.')[2]);
  return {
    number,
    chapter,
    section,
    part,
    first: Number(first),
    last,
    size: last - Number(first) + 1,
    level,
    what,
    state,
    why,
  };
});

describe(PAGE, () => {
  it('has every requirement of levels 1 and 2, in the standard’s order', () => {
    expect(rows.reduce((sum, { size }) => sum + size, 0)).toBe(REQUIREMENTS);
    const wrong = rows.filter(({ number, chapter, section, part, first, size }, at) => {
      const before = rows[at - 1];
      const follows = before?.chapter === chapter && before.part === part ? before.last + 1 : 1;
      return first !== follows || size < 1 || !section.startsWith(`V${chapter} `) || !/^[\d.]+(–[\d.]+)?$/.test(number);
    });
    expect(wrong).toEqual([]);
  });

  it('has a level, a state and a reason or a test on each line', () => {
    const wrong = rows.filter(
      ({ level, what, state, why }) => !/^(1|2|1–2)$/.test(level) || !what || !STATES.includes(state) || !why,
    );
    expect(wrong).toEqual([]);
  });

  it('names tests that exist, one at least on each line that is met', () => {
    expect(rows.flatMap(({ number, why }) => problemsIn(why).map((problem) => `${number}: ${problem}`))).toEqual([]);
    const shown = ({ why }: { readonly why: string }) => testsIn(why).length > 0;
    expect(rows.filter((row) => shown(row) !== (row.state === 'met')).map(({ number }) => number)).toEqual([]);
  });

  it('counts its lines in the table at the top', () => {
    const table = [...text.matchAll(/^\| (V\d+ [^|]+|All) \|([\d |]+)\|$/gm)];
    const chapters = [...new Set(rows.map(({ section }) => section))];
    expect(table.map(([, name]) => name)).toEqual([...chapters, 'All']);
    for (const [, name, figures = ''] of table) {
      const own = rows.filter(({ section }) => name === 'All' || section === name);
      const counted = STATES.map((one) => own.reduce((sum, { state, size }) => sum + (state === one ? size : 0), 0));
      expect(figures.split('|').map(Number), name).toEqual(counted);
    }
  });
});
