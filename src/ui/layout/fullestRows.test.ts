import { expect, test } from 'vitest';
import { fullestRows } from './fullestRows.ts';

test.each([
  [4, 4],
  [5, 3],
  [6, 3],
  [7, 4],
  [9, 3],
  [24, 4],
])('%i cards, four or three a row: %i', (count, columns) => {
  expect(fullestRows(count, [4, 3])).toBe(columns);
});
