import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database, Tx } from '#server/db/database.ts';
import { siteOfHost } from './siteHosts.ts';

const nothing = () => Promise.reject(new Error('Not asked for here'));
const state = { slug: 'asha', asked: 0, listed: 0, isAway: false };
const tx = {} as Tx;
const connected = new Set<string>();
const readNames = async () => {
  state.listed += 1;
  if (state.isAway) throw new Error('away');
  return [...connected];
};
const db: Database = {
  engine: 'pglite',
  withTenant: nothing,
  asOperator: nothing,
  asSystem: nothing,
  asPrivacy: nothing,
  asSeeker: nothing,
  asVisitor: nothing,
  asEnquirer: nothing,
  close: nothing,
  asPublic: async (_visited, work) => {
    state.asked += 1;
    if (state.isAway) throw new Error('away');
    return work(tx, state.slug ? { siteId: 1, brokerId: 1, slug: state.slug } : undefined);
  },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  Object.assign(state, { slug: 'asha', asked: 0, listed: 0, isAway: false });
  connected.clear();
  connected.add('homes.example');
});
afterEach(() => vi.useRealTimers());

test('a domain is looked up twice a second at most, and a change counts within one', async () => {
  const siteOf = siteOfHost(db, readNames);
  await Promise.all(Array.from({ length: 100 }, () => siteOf('homes.example')));
  vi.advanceTimersByTime(499);
  state.slug = '';
  expect([await siteOf('homes.example'), state.asked]).toEqual(['asha', 1]);
  vi.advanceTimersByTime(1);
  expect([await siteOf('homes.example'), state.asked]).toEqual([undefined, 2]);
  state.slug = 'asha';
  expect(await siteOf('homes.example')).toBeUndefined();
  vi.advanceTimersByTime(500);
  expect(await siteOf('homes.example')).toBe('asha');
});

test('names that strangers make up cost no look-up each', async () => {
  const siteOf = siteOfHost(db, readNames);
  for (let nth = 0; nth < 5_000; nth += 1) expect(await siteOf(`x${nth}.example`)).toBeUndefined();
  expect([state.asked, state.listed]).toEqual([0, 1]);
  expect(await siteOf('homes.example')).toBe('asha');
  connected.add('x1.example');
  vi.advanceTimersByTime(500);
  expect(await siteOf('x1.example')).toBe('asha');
  expect([state.asked, state.listed]).toEqual([2, 2]);
});

test('what failed is asked again', async () => {
  const siteOf = siteOfHost(db, readNames);
  state.isAway = true;
  await expect(siteOf('homes.example')).rejects.toThrow('away');
  state.isAway = false;
  expect(await siteOf('homes.example')).toBe('asha');
  vi.advanceTimersByTime(500);
  state.isAway = true;
  await expect(siteOf('homes.example')).rejects.toThrow('away');
  state.isAway = false;
  expect(await siteOf('homes.example')).toBe('asha');
});
