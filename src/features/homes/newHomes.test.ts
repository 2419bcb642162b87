import { expect, test } from 'vitest';
import { newAmong } from './newHomes.ts';

const now = Date.parse('2026-11-26T12:00:00Z');
const home = (id: number, listed_at: string) => ({ id, listed_at });

test('homes of the last day are new, unless most of a long list is', () => {
  const today = home(1, '2026-11-26T08:00:00Z');
  const before = home(2, '2026-11-24T08:00:00Z');
  expect(newAmong([today, before], now)).toEqual([1]);
  expect(newAmong([today, today, today], now)).toEqual([1, 1, 1]);
  expect(newAmong([today, today, today, today, before, before], now)).toEqual([]);
});
