import { expect, test } from 'vitest';
import type { BackoffRule } from '../limits/accounts.ts';
import { fadedBy, waitOf } from './backoff.ts';

const MINUTE = 60;
const account: BackoffRule = { free: 5, grows: true };
const sends: BackoffRule = { free: 60, grows: false };

/** How long each failing attempt must wait; each is made as soon as possible, but `apart` seconds after the last. */
const delays = (rule: BackoffRule, times: number, apart = 0): number[] => {
  let count = { failures: 0, age: 0 };
  return Array.from({ length: times }, () => {
    const later = fadedBy(rule, { ...count, age: count.age + apart });
    const wait = waitOf(rule, later);
    const age = rule.grows && later.failures + 1 >= rule.free ? 0 : later.age + wait;
    count = { failures: later.failures + 1, age };
    return wait;
  });
};

test('five failures are free, then the delay doubles up to a quarter of an hour and stays there', () => {
  expect(delays(account, 12)).toEqual([0, 0, 0, 0, 0, 30, 60, 120, 240, 480, 900, 900]);
});

test('failures four minutes apart never add up', () => {
  expect(Math.max(...delays(account, 100, 4 * MINUTE))).toBe(0);
});

test('a quarter of an hour after the last delay all failures have faded', () => {
  expect(fadedBy(account, { failures: 5, age: 30 + 15 * MINUTE - 1 }).failures).toBe(1);
  expect(fadedBy(account, { failures: 5, age: 30 + 15 * MINUTE })).toEqual({ failures: 0, age: 0 });
});

test('a rule that does not grow allows one more as soon as one has faded', () => {
  expect(Math.max(...delays(sends, 60))).toBe(0);
  expect(waitOf(sends, fadedBy(sends, { failures: 60, age: 0 }))).toBe(15);
  expect(waitOf(sends, fadedBy(sends, { failures: 60, age: 15 }))).toBe(0);
});
