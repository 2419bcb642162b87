import { expect, test } from 'vitest';
import { concurrencyLimit, QueueFull } from './concurrencyLimit.ts';

test('calls beyond the limit wait in order, and calls beyond the queue are refused', async () => {
  const limited = concurrencyLimit({ running: 2, waiting: 3 });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (nth: number) => async () => {
    begun.push(nth);
    await new Promise<void>((end) => ends.push(end));
    return nth;
  };
  const all = [0, 1, 2, 3, 4].map((nth) => limited(work(nth)));
  await expect(limited(work(5))).rejects.toBeInstanceOf(QueueFull);
  expect(begun).toEqual([0, 1]);
  ends[0]?.();
  await all[0];
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  ends[1]?.();
  await expect.poll(() => begun).toEqual([0, 1, 2, 3]);
  for (const nth of [2, 3]) ends[nth]?.();
  await expect.poll(() => begun).toEqual([0, 1, 2, 3, 4]);
  ends[4]?.();
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4]);
});

test('a call that fails makes room for the next', async () => {
  const limited = concurrencyLimit({ running: 1, waiting: 1 });
  const fails = limited(() => Promise.reject(new Error('no')));
  const next = limited(async () => 'done');
  await expect(fails).rejects.toThrow('no');
  expect(await next).toBe('done');
  expect(await limited(async () => 'again')).toBe('again');
});
