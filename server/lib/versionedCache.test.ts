import { expect, test } from 'vitest';
import { versionedCache } from './versionedCache.ts';

const setUp = (most = 10) => {
  const read: string[] = [];
  let fails = false;
  const kept = versionedCache(
    async (key) => {
      read.push(key);
      if (fails) throw new Error('away');
      return { key };
    },
    { most },
  );
  return { kept, read, fail: (whether: boolean) => (fails = whether) };
};

test('is read once a version, however often and by however many it is asked for', async () => {
  const { kept, read } = setUp();
  const [first, second] = await Promise.all([kept('a', '1'), kept('a', '1')]);
  expect(second).toBe(first);
  await kept('a', '1');
  expect(read).toEqual(['a']);
  expect((await kept('a', '2')).digest).toBe(first?.digest);
  expect(read).toEqual(['a', 'a']);
});

test('what fails reaches who asked, and is asked for again', async () => {
  const { kept, fail } = setUp();
  fail(true);
  await expect(kept('a', '1')).rejects.toThrow('away');
  fail(false);
  expect((await kept('a', '1')).value).toEqual({ key: 'a' });
});

test('what was unused for longest goes first', async () => {
  const { kept, read } = setUp(2);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await kept(key, '1');
  expect(read).toEqual(['a', 'b', 'c', 'b']);
});
