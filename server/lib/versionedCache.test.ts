import { expect, test } from 'vitest';
import { versionedCache } from './versionedCache.ts';

const setUp = (max = 10) => {
  const read: string[] = [];
  let fails = false;
  const cache = versionedCache(
    async (key) => {
      read.push(key);
      if (fails) throw new Error('away');
      return { key };
    },
    { max },
  );
  return { cache, read, fail: (whether: boolean) => (fails = whether) };
};

test('a key is read once per version, also by simultaneous calls', async () => {
  const { cache, read } = setUp();
  const [first, second] = await Promise.all([cache('a', '1'), cache('a', '1')]);
  expect(second).toBe(first);
  await cache('a', '1');
  expect(read).toEqual(['a']);
  expect((await cache('a', '2')).digest).toBe(first?.digest);
  expect(read).toEqual(['a', 'a']);
});

test('an error reaches the caller, and the next call reads again', async () => {
  const { cache, fail } = setUp();
  fail(true);
  await expect(cache('a', '1')).rejects.toThrow('away');
  fail(false);
  expect((await cache('a', '1')).value).toEqual({ key: 'a' });
});

test('the least recently used key is evicted first', async () => {
  const { cache, read } = setUp(2);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await cache(key, '1');
  expect(read).toEqual(['a', 'b', 'c', 'b']);
});
