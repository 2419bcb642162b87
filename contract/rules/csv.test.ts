import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('cells with a comma, a quote or a line break are quoted, quotes doubled; null is an empty cell', () => {
  expect(csvLine([7, 'Asha', 'Jaipur, Rajasthan', '3 "BHK"', 'two\nlines', 'a\rb', null, ''])).toBe(
    '7,Asha,"Jaipur, Rajasthan","3 ""BHK""","two\nlines","a\rb",,\n',
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['+cmd', "'+cmd"],
  ["-2+3+cmd|' /C calc'!A0", "'-2+3+cmd|' /C calc'!A0"],
  ['+1+HYPERLINK(A1)', "'+1+HYPERLINK(A1)"],
  ["+91987654+1+cmd|' /C calc'!A0", "'+91987654+1+cmd|' /C calc'!A0"],
  ['-5e3', "'-5e3"],
  ['\n=1', '"\'\n=1"'],
  ['＝1+1', "'＝1+1"],
  ['＋1+1', "'＋1+1"],
  ['－1+1', "'－1+1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ['+91 98765 43210', '+91 98765 43210'],
  ['+91 (98765) 432-10', '+91 (98765) 432-10'],
  ['-5', '-5'],
  ['-5.25', '-5.25'],
  [' =1', ' =1'],
])('a formula becomes text, a number and a phone do not change: %j', (value, written) => {
  expect(csvLine([value])).toBe(`${written}\n`);
});
