import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPeople } from '#contract/fixtures/accounts.ts';
import { buildHomeRow } from '#contract/fixtures/homes.ts';
import { addSignedUp, createOperator, findAccount, hasOperator } from '../auth/accounts.ts';
import { brokers, emailChanges, passwordResets, secondSteps, users } from '../db/schema/accounts.ts';
import { jobs } from '../db/schema/jobs.ts';
import { leads } from '../db/schema/leads.ts';
import { audit, idempotencyKeys } from '../db/schema/platform.ts';
import { savedHomes, savedSearches, seekerAlerts, seekerEnquiries } from '../db/schema/seekers.ts';
import { domains } from '../db/schema/sites.ts';
import { openHomes } from '../homes/homes.ts';
import { TRUSTED_MS } from '../limits/server.ts';
import { firstStart } from '../startup/firstStart.ts';
import { memoryStore } from '../testing/memoryStore.ts';
import { addRowsForEveryScope } from '../testing/rowsForEveryScope.ts';
import { rowsSince, type StoredRow, storedRows } from '../testing/storedRows.ts';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { fillDemo } from './fillDemo.ts';
import { removeDemo } from './removal.ts';

const photoStore = memoryStore();
let db: TestDatabase;

const fill = (store = photoStore) => fillDemo({ db, store, now: new Date(), log: () => undefined });
const remove = () => removeDemo({ name: db.engine, transaction: db.asOwner, close: db.close }, photoStore);
const startInProduction = () =>
  firstStart({
    config: {
      production: true,
      demo: false,
      operatorEmail: 'admin@test.example',
      operatorPassword: 'Udaipur#2026lake',
    },
    db,
    photoStore,
    log: () => undefined,
  });

beforeAll(async () => {
  db = await openTestDatabase();
  await fill();
}, 120_000);
afterAll(() => db.close());

test('a demo and all that was done in it is removed, and nothing else; production starts only afterwards', async () => {
  const filled = await storedRows(db);
  await db.asOwner(addRowsForEveryScope);
  const others = await rowsSince(db, filled);
  const asha = (await db.asSystem((tx) => findAccount(tx, 'broker', demoPeople.asha.email)))?.id ?? 0;
  await db.asOwner(async (tx) => {
    await tx.insert(users).values({ brokerId: asha, fullName: 'Added', email: 'added@test.example' });
    await tx.insert(leads).values({ brokerId: asha, fullName: 'x', phone: '1', source: 'website', status: 'new' });
    await tx.insert(domains).values({ brokerId: asha, slug: 'asha-rathore', name: 'asha.example' });
    await tx.insert(passwordResets).values({ tokenHash: 'x', role: 'broker', accountId: asha, expiresAt: new Date() });
    await tx.insert(secondSteps).values({ role: 'broker', accountId: asha, secret: 'x', begunBy: 'x' });
    await tx
      .insert(emailChanges)
      .values({ role: 'broker', accountId: asha, email: 'a@b.example', former: 'x', expiresAt: new Date() });
    const [lead] = await tx.select().from(leads).where(eq(leads.brokerId, asha)).limit(1);
    const [ravi] = await tx.select().from(users).where(eq(users.email, demoPeople.ravi.email));
    const [userId, home] = [ravi?.id ?? 0, buildHomeRow()];
    await tx.insert(savedHomes).values({ userId, homeId: 1, home });
    await tx.insert(savedSearches).values({ userId, name: 'x', query: '', alert: 'off', unsubscribeToken: 'demo' });
    await tx.insert(seekerAlerts).values({ userId, unsubscribeToken: 'demo' });
    await tx.insert(seekerEnquiries).values({ userId, homeId: 1, brokerId: asha, leadId: lead?.id ?? 0, home });
    await tx.insert(jobs).values({ kind: 'mail', data: { kind: 'lead', to: demoPeople.asha.email } });
    for (const actor of [`broker:${asha}`, 'visitor:asha-rathore:192.0.2.1']) {
      await tx.insert(idempotencyKeys).values({ actor, key: 'gone', requestHash: 'x' });
    }
  });
  const homes = openHomes(db);
  const found = async () => (await homes.search({})).meta.total;
  const live = (rows: readonly StoredRow[]) => rows.filter(({ table }) => table === 'search_homes').length;
  expect(await found()).toBe(live(await storedRows(db)));
  expect(photoStore.files.size).toBeGreaterThan(200);
  await expect(startInProduction()).rejects.toThrow(/^DATABASE_URL holds a demo .* npm run demo:remove$/);

  const words = await remove();
  expect(words).toMatch(
    /^The demo is removed \(notifications: 6, .*, leads: 201, .* users: 32, brokers: 13, operators: 1\)\.$/,
  );
  await pause(TRUSTED_MS);
  expect(await found()).toBe(live(others));
  // The ids of homes that were live stay for servers that are still running, and triggers add rows that correct the
  // report counts.
  const stays = /^(?:gone_homes|report_days|report_changes)$/;
  const kept = (rows: readonly StoredRow[]) => rows.filter(({ table }) => !stays.test(table));
  expect(kept(await storedRows(db)).filter(({ action }) => action !== 'demo.removed')).toEqual(kept(others));
  expect(photoStore.files.size).toBe(0);
  expect((await storedRows(db)).filter(({ action }) => action === 'demo.removed')).toHaveLength(1);
  expect((await startInProduction()).warnings).toEqual([expect.stringContaining('Ignored: ADMIN_EMAIL')]);

  expect(await remove()).toBe('There is no demo in this database.');
  expect(await db.asOperator((tx) => tx.$count(audit, eq(audit.action, 'demo.removed')))).toBe(1);
});

test('an interrupted demo, which has no operator yet, is found and removed as well', async () => {
  const full = { ...photoStore, put: () => Promise.reject(new Error('The disk is full')) };
  await db.asOwner(async (tx) => {
    for (const role of ['credentials', 'sessions']) await tx.execute(`delete from ${role} where role = 'super_admin'`);
    await tx.execute('delete from operators');
  });
  await expect(fill(full)).rejects.toThrow('The disk is full');
  expect(await hasOperator(db)).toBe(false);
  await expect(startInProduction()).rejects.toThrow('npm run demo:remove');
  expect(await remove()).toContain(
    '\nThere is no operator now: the next start makes one from ADMIN_EMAIL and ADMIN_PASSWORD.',
  );
  await startInProduction();
  expect(await hasOperator(db)).toBe(true);
});

test('a stranger who signs up under a name of the demo does not stop production, and is not removed', async () => {
  const signUp = { full_name: 'x', phone: '5550120418', password: 'Udaipur#2026lake' };
  const data = { passwordHash: 'x', consentAt: new Date() };
  await db.asSystem(async (tx) => {
    // Consent is optional.
    await addSignedUp(tx, 'broker', { ...signUp, email: demoPeople.asha.email }, data);
    await addSignedUp(tx, 'user', { ...signUp, email: demoPeople.ravi.email, consent: true }, data);
  });
  await startInProduction();
  expect(await remove()).toBe('There is no demo in this database.');
});

test.each(['operator', 'ravi', 'pending'] as const)(
  'one account of the demo is enough to stop production: %s',
  async (who) => {
    const { name: fullName, email } = demoPeople[who];
    // Before the operator of the second test.
    const createdAt = new Date(0);
    await db.asOwner(async (tx) => {
      await tx.delete(users).where(eq(users.email, demoPeople.ravi.email));
      if (who === 'ravi') await tx.insert(users).values({ fullName, email, createdAt });
      if (who === 'pending') await tx.insert(brokers).values({ fullName, email, status: 'pending', createdAt });
    });
    if (who === 'operator') await createOperator(db, { fullName, email, password: 'Udaipur#2026lake' });
    await expect(startInProduction()).rejects.toThrow('holds a demo (accounts: 1)');
    await remove();
    await startInProduction();
  },
);
