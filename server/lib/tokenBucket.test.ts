import { expect, test } from 'vitest';
import { tokenBucket } from './tokenBucket.ts';

test('each caller has a rate and a burst of its own', () => {
  let now = 0;
  const mayAsk = tokenBucket({ rate: 2, burst: 5 }, () => now);
  const asks = (caller: string, times: number) =>
    Array.from({ length: times }, () => mayAsk(caller)).filter(Boolean).length;
  expect([asks('a', 20), asks('b', 20)]).toEqual([5, 5]);
  now += 1_000;
  expect([asks('a', 20), asks('b', 1)]).toEqual([2, 1]);
  now += 60_000;
  expect(asks('a', 20)).toBe(5);
});
