import { expect, test } from 'vitest';
import { countRows } from './countRows.ts';

test('counts lines wherever the chunks are cut, but no line break inside quotes', () => {
  const bytes = new TextEncoder().encode('id,message\n1,"two\nlines, ""quoted"""\n2,जयपुर\n');
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    const count = countRows();
    count(bytes.slice(0, cut));
    expect(count(bytes.slice(cut))).toBe(3);
  }
});
