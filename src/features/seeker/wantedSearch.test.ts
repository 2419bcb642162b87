import { afterEach, expect, it, vi } from 'vitest';
import { storeWanted, wantedSearch } from './wantedSearch.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a search waits for its visitor to sign in for a day', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
  vi.useFakeTimers();
  const search = { name: 'Homes', query: 'bedrooms=3', alert: 'daily', key: 'a' } as const;
  storeWanted(search);
  expect(wantedSearch()).toEqual(search);
  vi.advanceTimersByTime(24 * 60 * 60_000);
  expect(wantedSearch()).toBeUndefined();
});
