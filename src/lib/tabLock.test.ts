import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lockInTab } from './tabLock.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

// Without a reply the lock waits for its timeout, which the fake timers control.
const holdUnanswered = async () => {
  const holding = lockInTab('draft');
  await vi.advanceTimersByTimeAsync(1000);
  return await holding;
};

it('admits one tab at a time, also on plain http, which has no locks', async () => {
  vi.stubGlobal('navigator', {});
  const letGo = await holdUnanswered();
  expect(letGo).toBeTypeOf('function');
  await expect(lockInTab('draft')).resolves.toBeUndefined();
  letGo?.();
  const next = await holdUnanswered();
  expect(next).toBeTypeOf('function');
  next?.();
});
