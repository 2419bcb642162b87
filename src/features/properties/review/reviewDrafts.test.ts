import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reviewDrafts } from './reviewDrafts.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

test('a reload loses no half-typed decision, and brings back none that was sent', () => {
  const typed = { decision: 'remove', reasons: ['other'], note: 'Not a home' } as const;
  const before = reviewDrafts();
  before.set(1, typed);
  before.set(2, typed);
  before.set(3, { reasons: [], note: '' });
  before.delete(2);
  const after = reviewDrafts();
  expect([1, 2, 3].map((id) => after.get(id))).toEqual([typed, undefined, undefined]);
});

test('what is stored wrongly counts for nothing', () => {
  sessionStorage.setItem('nivaas.review.', '{"1":');
  expect(reviewDrafts().get(1)).toBeUndefined();
});
