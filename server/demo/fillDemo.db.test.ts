import { count } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAccount, hasOperator } from '../auth/accounts.ts';
import type { Database } from '../db/database.ts';
import { brokers, operators, users } from '../db/schema/accounts.ts';
import { leads } from '../db/schema/leads.ts';
import { notifications } from '../db/schema/platform.ts';
import { properties } from '../db/schema/properties.ts';
import { periodOf } from '../figures/period.ts';
import { openHomes } from '../homes/homes.ts';
import { photoKeys, photoNameIn } from '../media/names.ts';
import type { PhotoStore } from '../media/types.ts';
import { showSite } from '../sites/pages/queries.ts';
import { calledLists, compareDrillDowns, figuresIn } from '../testing/drillDowns.ts';
import { memoryStore } from '../testing/memoryStore.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { demoAccounts } from './accounts.ts';
import { fillDemo } from './fillDemo.ts';

const now = new Date('2026-11-21T06:00:00Z');
const photoStore = memoryStore();
const said: string[] = [];
let db: Database;
const fill = () => fillDemo({ db, store: photoStore, now, log: (message) => said.push(message) });

const counted = async () => ({
  ...(await db.asOperator(async (tx) => ({
    brokers: (await tx.select({ n: count() }).from(brokers))[0]?.n,
    operators: (await tx.select({ n: count() }).from(operators))[0]?.n,
    properties: (await tx.select({ n: count() }).from(properties))[0]?.n,
    leads: (await tx.select({ n: count() }).from(leads))[0]?.n,
    notifications: (await tx.select({ n: count() }).from(notifications))[0]?.n,
  }))),
  users: await db.asSystem(async (tx) => (await tx.select({ n: count() }).from(users))[0]?.n),
});

const visit = (slug: string) => db.asPublic(slug, async (tx, site) => site && showSite(tx, site, 1));

// A store that fails after some files, like a full disk.
const failingAfter = (files: number): PhotoStore => {
  let left = files;
  const put: PhotoStore['put'] = (key, bytes, type) => {
    left -= 1;
    return left < 0 ? Promise.reject(new Error('The disk is full')) : photoStore.put(key, bytes, type);
  };
  return { ...photoStore, put };
};

// The tests below also show that the next start completes an interrupted fill.
beforeAll(async () => {
  db = await openTestDatabase();
  const broken = fillDemo({ db, store: failingAfter(25), now, log: () => undefined });
  await expect(broken).rejects.toThrow('The disk is full');
  expect(await hasOperator(db)).toBe(false);
  await fill();
}, 120_000);
afterAll(() => db.close());

test('every figure of its reports is the number of rows of the list that it opens', async () => {
  const index = await openHomes(db).index();
  const period = periodOf({ from: '2026-08-24', to: '2026-11-21' });
  const { wrong, compared } = await db.asOperator(async (tx) =>
    compareDrillDowns(await figuresIn(tx, period, index), calledLists(tx)),
  );
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(100);
});

test('fills everything that the screens show', async () => {
  expect(await counted()).toEqual({
    brokers: 13,
    operators: 1,
    properties: 60,
    leads: 200,
    notifications: 6,
    users: 31,
  });
  expect(said.at(-1)).toBe('The demo is ready');
});

test('publishes two sites with existing pictures for every property', async () => {
  for (const slug of ['asha-rathore', 'vikram-shekhawat']) {
    const site = await visit(slug);
    expect(site?.listings.length).toBeGreaterThan(10);
    expect(site?.broker.photo).toMatch(/^\/media\//);
    for (const { photos } of site?.listings ?? []) {
      expect(photos.map(({ is_primary }) => is_primary)).toEqual([true]);
      for (const key of photos.flatMap(({ file_url }) => photoKeys(photoNameIn(file_url) ?? ''))) {
        expect(photoStore.files.has(key)).toBe(true);
      }
    }
  }
});

test('has every account of the sign-in pages', async () => {
  for (const { role, email } of demoAccounts) {
    expect(await db.asSystem((tx) => findAccount(tx, role, email)), email).toBeDefined();
  }
});

test('a second filling duplicates nothing', async () => {
  const before = [await counted(), (await visit('asha-rathore'))?.listings];
  const files = photoStore.files.size;
  await fill();
  expect([await counted(), (await visit('asha-rathore'))?.listings]).toEqual(before);
  expect(photoStore.files.size).toBe(files);
});
