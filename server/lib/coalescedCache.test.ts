import { expect, test } from 'vitest';
import { coalescedCache } from './coalescedCache.ts';

/** A cache over a store whose reads end when the test decides. */
const setUp = (max = 10) => {
  let time = 0;
  let stored = 'one';
  const waiting: (() => void)[] = [];
  const cache = coalescedCache(
    (key) => {
      const seen = `${key} ${stored}`;
      return new Promise<string>((resolve) => waiting.push(() => resolve(seen)));
    },
    { max, now: () => time },
  );
  return {
    cache,
    waiting,
    store: (value: string) => {
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

test('a value is trusted for half a second from when its read began, then read again', async () => {
  const { cache, waiting, store, pass, answerAll } = setUp();
  expect(cache.peek('a')).toBeUndefined();
  const first = cache.get('a');
  pass(300);
  await answerAll();
  expect(await first).toBe('a one');
  store('two');
  pass(199);
  expect(await cache.get('a')).toBe('a one');
  expect(waiting).toHaveLength(0);
  pass(1);
  expect(cache.peek('a')).toBeUndefined();
  const second = cache.get('a');
  await answerAll();
  expect(await second).toBe('a two');
});

test('simultaneous calls share one read, but never one that began too long ago', async () => {
  const { cache, waiting, store, pass, answerAll } = setUp();
  const early = [cache.get('a'), cache.get('a'), cache.get('b')];
  expect(waiting).toHaveLength(2);
  store('two');
  pass(500);
  const late = cache.get('a');
  expect(waiting).toHaveLength(3);
  await answerAll();
  expect(await Promise.all(early)).toEqual(['a one', 'a one', 'b one']);
  expect(await late).toBe('a two');
});

test('a read that ends after a later one is not cached', async () => {
  const { cache, waiting, store, pass } = setUp();
  const slow = cache.get('a');
  store('two');
  pass(500);
  const quick = cache.get('a');
  waiting[1]?.();
  await quick;
  waiting[0]?.();
  await slow;
  expect(cache.peek('a')).toBe('a two');
});

test('a value in regular use is read again before its time is up', async () => {
  const { cache, waiting, store, pass, answerAll } = setUp();
  const begun = cache.get('a');
  await answerAll();
  await begun;
  store('two');
  pass(250);
  cache.peek('a');
  expect(waiting).toHaveLength(0);
  pass(1);
  expect([cache.peek('a'), cache.peek('a')]).toEqual(['a one', 'a one']);
  expect(waiting).toHaveLength(1);
  await answerAll();
  expect(cache.peek('a')).toBe('a two');
  pass(499);
  expect(cache.peek('a')).toBe('a two');
});

test('an error reaches the caller, and the next call reads again', async () => {
  let fails = true;
  const cache = coalescedCache(async () => (fails ? Promise.reject(new Error('away')) : 'back'), { max: 1 });
  await expect(cache.get('a')).rejects.toThrow('away');
  fails = false;
  expect(await cache.get('a')).toBe('back');
});

test('it holds at most `max` keys', async () => {
  const { cache, answerAll } = setUp(2);
  for (const key of ['a', 'b', 'c']) {
    const value = cache.get(key);
    await answerAll();
    await value;
  }
  expect(['a', 'b', 'c'].map((key) => cache.peek(key) !== undefined)).toEqual([false, true, true]);
});
