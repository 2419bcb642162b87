import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSession } from './sessions.ts';

const kept = new Map<string, string>();
beforeEach(() => vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null }));
afterEach(() => vi.unstubAllGlobals());

const stored = (text: string) => {
  kept.set('nivaas.session.broker', text);
  return readSession('broker');
};

test('a stored session needs only a token; missing and invalid fields become empty', () => {
  const bare = { name: '', email: '', phone: null, photo: null, lastLoginAt: null, profile: null };
  expect(stored('{"token":"t"}')).toMatchObject({ token: 't', ...bare });
  const odd = {
    token: 't',
    name: 7,
    email: null,
    phone: {},
    photo: 1,
    lastLoginAt: 'yesterday',
    profile: 'me',
    brokerId: '4',
  };
  expect(stored(JSON.stringify(odd))).toMatchObject({ token: 't', ...bare });
  expect(stored(JSON.stringify(odd))?.brokerId).toBeUndefined();
  const lastLoginAt = '2026-11-20T08:00:00.000Z';
  expect(stored(JSON.stringify({ token: 't', name: 'Asha', lastLoginAt }))).toMatchObject({
    name: 'Asha',
    lastLoginAt,
  });
});

test.each(['', 'nothing', 'null', '7', '[]', '{"token":7}'])('%j is no session', (text) => {
  expect(stored(text)).toBeNull();
});

const storage = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
};
const load = () => {
  vi.resetModules();
  return import('./sessions.ts');
};

test('a tab that is reloaded before it shows the end of its session shows it then, once; a new tab does not', async () => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  (await load()).endSession('broker');
  const reloaded = await load();
  expect([reloaded.takeSessionEnded('broker'), reloaded.takeSessionEnded('broker')]).toEqual([true, false]);
  expect((await load()).takeSessionEnded('broker')).toBe(false);
  reloaded.endSession('broker');
  vi.stubGlobal('sessionStorage', storage());
  expect((await load()).hasSessionEnded('broker')).toBe(false);
});
