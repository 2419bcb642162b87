import { expect, test } from 'vitest';
import { pageCache } from './pageCache.ts';

const page = (weight: number) => ({ weight });
const cacheOf = (most: number) => pageCache<{ weight: number }>(most, ({ weight }) => weight);

test('pages never weigh more than they may; the one unused for longest goes first', () => {
  const cache = cacheOf(10);
  for (const key of ['a', 'b', 'c']) cache.set(key, page(3));
  cache.get('a');
  cache.set('d', page(3));
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true, true]);
  expect(cache.bytes()).toBe(9);
});

test('a page made anew takes the place of the old one', () => {
  const cache = cacheOf(10);
  cache.set('a', page(6));
  cache.set('a', page(7));
  expect([cache.get('a')?.weight, cache.bytes()]).toEqual([7, 7]);
});

test('a page that is larger than all of it is not kept, nor what it replaced', () => {
  const cache = cacheOf(10);
  cache.set('a', page(2));
  cache.set('a', page(11));
  expect([cache.get('a'), cache.bytes()]).toEqual([undefined, 0]);
});
