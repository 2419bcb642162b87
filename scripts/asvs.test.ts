import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { problemsIn, readLines, testsIn } from './docsTable.ts';

const STATES = ['met', 'not met', 'not applicable'];

const pageOf = (path: string) => {
  const text = readFileSync(path, 'utf8');
  return { text, lines: readLines(text) };
};

// The table at the top has a row for each section, and one for the total.
const countsIn = (
  text: string,
  rows: readonly { readonly section: string; readonly state: string; readonly size: number }[],
) => {
  const table = [...text.matchAll(/^\| ([A-Z][^|]*) \|([\d |]+)\|$/gm)];
  expect(table.map(([, name]) => name)).toEqual([...new Set(rows.map(({ section }) => section)), 'All']);
  for (const [, name, figures = ''] of table) {
    const own = rows.filter(({ section }) => name === 'All' || section === name);
    const counted = STATES.map((one) => own.reduce((sum, { state, size }) => sum + (state === one ? size : 0), 0));
    expect(figures.split('|').map(Number), name).toEqual(counted);
  }
};

// docs/asvs.md names the tests for every requirement of ASVS 5.0.0, levels 1 and 2.
const PAGE = 'docs/asvs.md';
const REQUIREMENTS = 253;

const { text, lines } = pageOf(PAGE);

// '1.2.6–1.2.8' is 6, 7 and 8 of 1.2.
const rows = lines.map(({ section, cells: [number = '', level = '', what = '', state = '', why = ''] }) => {
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

  it('counts its lines in the table at the top', () => countsIn(text, rows));
});

// docs/accessibility.md has every criterion of WCAG 2.2, levels A and AA.
const STATEMENT = 'docs/accessibility.md';

describe(STATEMENT, () => {
  const statement = pageOf(STATEMENT);
  const criteria = statement.lines.map(
    ({ section, cells: [number = '', level = '', what = '', state = '', how = '', tried = '', held = ''] }) => {
      const order = number.split('.').reduce((sum, part) => sum * 100 + Number(part), 0);
      return { number, order, section, level, what, state, how, tried, held, size: 1 };
    },
  );

  it('has the 31 criteria of level A and the 24 of level AA, in the standard’s order', () => {
    const of = (one: string) => criteria.filter(({ level }) => level === one).length;
    expect([of('A'), of('AA'), criteria.length]).toEqual([31, 24, 55]);
    const wrong = criteria.filter(({ order }, at) => order <= (criteria[at - 1]?.order ?? 0));
    expect(wrong).toEqual([]);
  });

  it('says of each how it is met, or why not, and how that was tried', () => {
    const wrong = criteria.filter(
      ({ what, state, how, tried }) => !what || !STATES.includes(state) || !how || tried.length < 2,
    );
    expect(wrong).toEqual([]);
  });

  it('names tests that exist', () => {
    const wrong = criteria.flatMap(({ number, held }) => {
      if (held !== '–' && testsIn(held).length !== held.split('<br>').length) return [`${number}: not a test: ${held}`];
      return problemsIn(held).map((problem) => `${number}: ${problem}`);
    });
    expect(wrong).toEqual([]);
  });

  it('counts its lines in the table at the top', () => countsIn(statement.text, criteria));
});
