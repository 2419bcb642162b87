import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '../testing/startTestApp.ts';
import type { Tx } from './database.ts';
import { users } from './schema/accounts.ts';
import { leads } from './schema/leads.ts';
import { media, properties } from './schema/properties.ts';
import { sites } from './schema/sites.ts';

// policies.db.test.ts shows what each method can see and write; this file tests what else separates tenants.
const lead = { fullName: 'x', phone: '1234567', source: 'website', status: 'new' } as const;

const app = await startTestApp();
const [a, b] = [await app.addBroker(), await app.addBroker()];
for (const { id: brokerId, email } of [a, b]) {
  await app.db.withTenant(brokerId, async (tx) => {
    await tx.insert(sites).values({ brokerId, slug: `site-${brokerId}`, template: 'classic' });
    await tx.insert(leads).values({ ...lead, brokerId });
    await tx.insert(users).values({ brokerId, fullName: 'x', email });
    await tx
      .insert(properties)
      .values({ brokerId, propertyFor: 'sell', buildingType: 'residential', propertyType: 'flat' });
  });
}
afterAll(() => app.close());

test('a broker cannot move a row to another broker, nor attach one to another’s property', async () => {
  const asA = <T>(work: (tx: Tx) => Promise<T>) => app.db.withTenant(a.id, work);
  await expect(asA((tx) => tx.update(leads).set({ brokerId: b.id }))).rejects.toThrow();
  await expect(asA((tx) => tx.update(users).set({ brokerId: b.id }))).rejects.toThrow();
  const [theirs] = await app.db.withTenant(b.id, (tx) => tx.select({ id: properties.id }).from(properties));
  const photo = { propertyId: theirs?.id ?? 0, brokerId: a.id, name: 'x', category: 'other' };
  await expect(asA((tx) => tx.insert(media).values(photo))).rejects.toThrow();
});

test('a failed transaction leaves nothing behind', async () => {
  const count = () => app.db.withTenant(a.id, (tx) => tx.$count(leads));
  const before = await count();
  const failing = app.db.withTenant(a.id, async (tx) => {
    await tx.insert(leads).values({ ...lead, brokerId: a.id });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await count()).toBe(before);
});

test('a way’s role, scope and deadline end with it, however it ends, on every connection', async () => {
  const settings = (tx: Tx) =>
    tx
      .select({
        role: sql<boolean>`current_user = session_user`,
        deadline: sql<string>`current_setting('statement_timeout')`,
        left: sql<string>`concat(current_setting('app.scope', true), current_setting('app.broker_id', true),
        current_setting('app.slug', true))`,
      })
      .from(sql`(select 1) one`);
  const inside = await app.db.withTenant(a.id, settings);
  expect(inside).toEqual([{ role: false, deadline: '5s', left: `tenant${a.id}` }]);
  const fail = async (tx: Tx) => tx.execute(sql`select 1 / 0`);
  const slug = `site-${a.id}`;
  const ways = [
    () => app.db.withTenant(a.id, settings),
    () => app.db.asOperator(settings),
    () => app.db.asSystem(settings),
    () => app.db.asPublic(slug, settings),
    () => app.db.withTenant(a.id, fail).catch(() => undefined),
    () => app.db.asPublic(slug, (tx) => fail(tx)).catch(() => undefined),
  ];
  await app.atOnce(30, async (nth) => ways[nth % ways.length]?.());
  const after = await app.atOnce(30, () => app.db.asOwner(settings));
  expect(after.flat()).toEqual(Array.from({ length: 30 }, () => ({ role: true, deadline: '0', left: '' })));
});
