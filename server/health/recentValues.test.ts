import { expect, test } from 'vitest';
import { recentValues } from './recentValues.ts';

test('without values nothing is wrong', () => {
  const recent = recentValues();
  expect([recent.shareUnder(50), recent.median()]).toEqual([100, 0]);
});

test('the share and the median are those of the latest values', () => {
  const recent = recentValues(4);
  for (const ms of [900, 900, 10, 20, 30, 60]) recent.add(ms);
  expect([recent.shareUnder(50), recent.shareUnder(60), recent.median()]).toEqual([75, 75, 25]);
  recent.add(40);
  expect(recentValues(3).median()).toBe(0);
  const odd = recentValues(3);
  for (const ms of [5, 1, 3]) odd.add(ms);
  expect(odd.median()).toBe(3);
});
