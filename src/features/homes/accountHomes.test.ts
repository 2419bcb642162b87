import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildProfile } from '#contract/fixtures/profiles.ts';
import { buildSavedHome } from '#contract/fixtures/seeker.ts';
import { clearSession, readSession, writeSession } from '#src/lib/sessions.ts';
import { hasUnmerged, leaveAccount, mergeSaved, sendUnsent } from './accountHomes.ts';
import { changeSaved, savedHere } from './savedHere.ts';

/** The homes of each account, by the token of its session. */
const accounts = new Map<string, number[]>();
/** Homes that visitors do not see any more. */
const gone = new Set<number>();
let isDown = false;

const server: typeof fetch = async (url, init) => {
  if (isDown) throw new TypeError('Failed to fetch');
  const token = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? '';
  const saved = accounts.get(token);
  if (!saved) return Response.json({ message: 'Please sign in' }, { status: 401 });
  const id = Number(String(url).split('/').at(-1));
  const others = saved.filter((one) => one !== id);
  if (init?.method === 'PUT' && gone.has(id)) return Response.json({ message: 'Not found' }, { status: 404 });
  if (init?.method === 'PUT') accounts.set(token, [id, ...others]);
  else if (init?.method === 'DELETE' && others.length === saved.length)
    return Response.json({ message: 'Not found' }, { status: 404 });
  else if (init?.method === 'DELETE') accounts.set(token, others);
  else return Response.json({ data: saved.map((home) => buildSavedHome({ id: home })) });
  return new Response(null, { status: 204 });
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  accounts.clear();
  gone.clear();
  isDown = false;
  for (const name of ['asha', 'ravi']) accounts.set(name, []);
});
afterEach(() => vi.unstubAllGlobals());

const comesIn = async (name: string) => {
  const profile = buildProfile({ role: 'user', email: `${name}@homes.example` });
  writeSession('user', { ...profile, token: name, profile, tenantDb: null });
  await mergeSaved().catch(() => undefined);
};
const press = async (id: number, isSaved = true) => {
  changeSaved({ id, isSaved, of: readSession('user')?.email ?? '' });
  await sendUnsent().catch(() => undefined);
};
const logsOut = () => {
  clearSession('user');
  leaveAccount();
};

describe('what is saved in the browser', () => {
  it('comes into the account of whoever signs in, with what the account had', async () => {
    accounts.set('asha', [9]);
    gone.add(3);
    for (const id of [1, 2, 3]) await press(id);
    await comesIn('asha');
    expect(accounts.get('asha')).toEqual([2, 1, 9]);
    expect(savedHere.ids()).toEqual([9, 1, 2]);
    expect(hasUnmerged()).toBe(false);
  });

  it('leaves it if the account refuses the home', async () => {
    await comesIn('asha');
    gone.add(2);
    for (const id of [1, 2]) await press(id);
    expect(savedHere.ids()).toEqual([1]);
  });

  it('of one account never comes into the next one’s, also after a failed call', async () => {
    await comesIn('asha');
    await press(1);
    isDown = true;
    await press(2);
    clearSession('user');
    isDown = false;
    await comesIn('ravi');
    expect(accounts.get('ravi')).toEqual([]);
    expect(savedHere.ids()).toEqual([]);
  });

  it('after a session has ended is the next one’s', async () => {
    await comesIn('asha');
    await press(1);
    clearSession('user');
    await press(2);
    await comesIn('ravi');
    expect([accounts.get('asha'), accounts.get('ravi')]).toEqual([[1], [2]]);
    expect(savedHere.ids()).toEqual([2]);
  });

  it('leaves it at the logout', async () => {
    await comesIn('asha');
    await press(1);
    logsOut();
    expect(savedHere.ids()).toEqual([]);
    await comesIn('ravi');
    expect(accounts.get('ravi')).toEqual([]);
  });
});

describe('a change that could not be sent', () => {
  it.each([
    [true, [1, 2]],
    [false, []],
  ])('to saved: %s, is sent later and does not come back', async (isSaved, expected) => {
    await comesIn('asha');
    await press(2);
    isDown = true;
    await press(isSaved ? 1 : 2, isSaved);
    await comesIn('asha');
    expect(hasUnmerged()).toBe(true);
    isDown = false;
    await comesIn('asha');
    expect(accounts.get('asha')).toEqual(expected);
    expect(savedHere.ids().toSorted()).toEqual(expected);
    expect(hasUnmerged()).toBe(false);
  });
});
