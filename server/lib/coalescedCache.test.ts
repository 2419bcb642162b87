import { expect, test } from 'vitest';
import { coalescedCache } from './coalescedCache.ts';

/** A store whose readings end when the test says so. */
const setUp = (most = 10) => {
  let time = 0;
  let stored: unknown = 'one';
  const waiting: (() => void)[] = [];
  const kept = coalescedCache(
    (key) => {
      const seen = { key, stored };
      return new Promise<unknown>((resolve) => waiting.push(() => resolve(seen)));
    },
    { most, now: () => time },
  );
  return {
    kept,
    waiting,
    store: (value: unknown) => {
      stored = value;
    },
    pass: (ms: number) => {
      time += ms;
    },
    answerAll: async () => {
      for (const answer of waiting.splice(0)) answer();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
};

test('what was read is trusted for half a second from when its reading began, then read anew', async () => {
  const { kept, waiting, store, pass, answerAll } = setUp();
  expect(kept.peek('a')).toBeUndefined();
  const first = kept.get('a');
  pass(300);
  await answerAll();
  expect((await first).value).toEqual({ key: 'a', stored: 'one' });
  store('two');
  pass(199);
  expect((await kept.get('a')).value).toEqual({ key: 'a', stored: 'one' });
  expect(waiting).toHaveLength(0);
  pass(1);
  expect(kept.peek('a')).toBeUndefined();
  const second = kept.get('a');
  await answerAll();
  expect((await second).value).toEqual({ key: 'a', stored: 'two' });
});

test('who asks at the same time shares one reading, but never one that began too long ago', async () => {
  const { kept, waiting, store, pass, answerAll } = setUp();
  const early = [kept.get('a'), kept.get('a'), kept.get('b')];
  expect(waiting).toHaveLength(2);
  store('two');
  pass(500);
  const late = kept.get('a');
  expect(waiting).toHaveLength(3);
  await answerAll();
  expect((await Promise.all(early)).map(({ value }) => value)).toMatchObject([
    { stored: 'one' },
    { stored: 'one' },
    { key: 'b' },
  ]);
  expect((await late).value).toMatchObject({ stored: 'two' });
});

test('a reading that ends after a later one is not kept', async () => {
  const { kept, waiting, store, pass } = setUp();
  const slow = kept.get('a');
  store('two');
  pass(500);
  const quick = kept.get('a');
  waiting[1]?.();
  await quick;
  waiting[0]?.();
  await slow;
  expect(kept.peek('a')?.value).toMatchObject({ stored: 'two' });
});

test('asked for often, it is read anew before it runs out, and its digest tells whether anything changed', async () => {
  const { kept, waiting, store, pass, answerAll } = setUp();
  const begun = kept.get('a');
  await answerAll();
  const { digest } = await begun;
  pass(251);
  expect([kept.peek('a'), kept.peek('a')].map((one) => one?.digest)).toEqual([digest, digest]);
  expect(waiting).toHaveLength(1);
  await answerAll();
  pass(400);
  expect(kept.peek('a')?.digest).toBe(digest);
  store('two');
  pass(99);
  expect(kept.peek('a')?.digest).toBe(digest);
  await answerAll();
  pass(100);
  expect((await kept.get('a')).digest).toBe(digest);
});

test('what fails reaches who asked, and is asked for again', async () => {
  let fails = true;
  const kept = coalescedCache(async () => (fails ? Promise.reject(new Error('away')) : 'back'), { most: 1 });
  await expect(kept.get('a')).rejects.toThrow('away');
  fails = false;
  expect((await kept.get('a')).value).toBe('back');
});

test('it keeps so many and no more', async () => {
  const { kept, answerAll } = setUp(2);
  for (const key of ['a', 'b', 'c']) {
    const asked = kept.get(key);
    await answerAll();
    await asked;
  }
  expect(['a', 'b', 'c'].map((key) => kept.peek(key) !== undefined)).toEqual([false, true, true]);
});
