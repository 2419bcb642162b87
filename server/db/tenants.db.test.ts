import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBrokerLead, listBrokerLeads, updateBrokerLead } from '#contract/leads.ts';
import { openSession } from '../http/session.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import type { Tx } from './database.ts';
import { brokers, credentials, sessions, users } from './schema/accounts.ts';
import { leads } from './schema/leads.ts';
import { audit } from './schema/platform.ts';
import { media, properties, videos } from './schema/properties.ts';
import { domains, sites } from './schema/sites.ts';

let app: TestApp;
let a: Awaited<ReturnType<TestApp['addBroker']>>;
let b: Awaited<ReturnType<TestApp['addBroker']>>;

const fill = async (tx: Tx, brokerId: number, name: string) => {
  await tx.insert(sites).values({ brokerId, slug: name, template: 'classic' });
  await tx.insert(domains).values({ brokerId, slug: name, name: `${name}.example` });
  await tx.insert(leads).values({ brokerId, fullName: name, phone: '1234567', source: 'website', status: 'new' });
  await tx.insert(users).values({ brokerId, fullName: name, email: `${name}@test.example` });
  const [property] = await tx
    .insert(properties)
    .values({ brokerId, propertyFor: 'sell', buildingType: 'residential', propertyType: 'flat', title: name })
    .returning({ id: properties.id });
  const of = { propertyId: property?.id ?? 0, brokerId };
  await tx.insert(media).values({ ...of, name, category: 'exterior' });
  await tx.insert(videos).values({ ...of, url: name });
};

beforeAll(async () => {
  app = await startTestApp();
  a = await app.addBroker();
  b = await app.addBroker();
  await app.db.withTenant(a.id, (tx) => fill(tx, a.id, 'site-a'));
  await app.db.withTenant(b.id, (tx) => fill(tx, b.id, 'site-b'));
});
afterAll(() => app.close());

const owned = [leads, users, properties, media, videos, sites, domains] as const;

const ownersSeen = async (tx: Tx) => {
  const seen = new Set<number | null>();
  for (const table of owned) {
    for (const { brokerId } of await tx.select({ brokerId: table.brokerId }).from(table)) seen.add(brokerId);
  }
  return seen;
};

test('a broker sees only the own rows, even where a query forgets to ask for them', async () => {
  expect(await app.db.withTenant(a.id, ownersSeen)).toEqual(new Set([a.id]));
  expect(await app.db.withTenant(b.id, ownersSeen)).toEqual(new Set([b.id]));
  const seen = await app.db.withTenant(a.id, (tx) => tx.select({ id: brokers.id }).from(brokers));
  expect(seen).toEqual([{ id: a.id }]);
});

test('a broker cannot write into another’s rows, nor hang a row onto another’s property', async () => {
  const changed = await app.db.withTenant(a.id, (tx) => tx.update(leads).set({ city: 'taken' }).returning());
  expect(changed.map(({ brokerId }) => brokerId)).toEqual([a.id]);
  const row = { fullName: 'x', phone: '1234567', source: 'website', status: 'new' } as const;
  await expect(app.db.withTenant(a.id, (tx) => tx.insert(leads).values({ ...row, brokerId: b.id }))).rejects.toThrow();
  await expect(app.db.withTenant(a.id, (tx) => tx.update(leads).set({ brokerId: b.id }))).rejects.toThrow();
  const person = { fullName: 'x', email: 'x@test.example' };
  await expect(
    app.db.withTenant(a.id, (tx) => tx.insert(users).values({ ...person, brokerId: b.id })),
  ).rejects.toThrow();
  await expect(app.db.withTenant(a.id, (tx) => tx.update(users).set({ brokerId: b.id }))).rejects.toThrow();
  const renamed = await app.db.withTenant(a.id, (tx) => tx.update(users).set({ phone: '1234567' }).returning());
  expect(renamed.map(({ brokerId }) => brokerId)).toEqual([a.id]);
  const [theirs] = await app.db.withTenant(b.id, (tx) => tx.select({ id: properties.id }).from(properties));
  await expect(
    app.db.withTenant(a.id, (tx) =>
      tx.insert(media).values({ propertyId: theirs?.id ?? 0, brokerId: a.id, name: 'x', category: 'other' }),
    ),
  ).rejects.toThrow();
});

test('another broker’s lead answers like one that does not exist, and stays as it was', async () => {
  const { data } = await app.ok(createBrokerLead, {
    token: b.token,
    body: { full_name: 'Of B', email: 'b@test.example', phone: '1234567' },
  });
  const send = (id: number) =>
    app.ask(updateBrokerLead, { token: a.token, params: { id }, body: { full_name: 'Of A now' } });
  const [foreign, missing] = [await send(data.id), await send(2_000_000_000)];
  expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
  const own = await app.ok(listBrokerLeads, { token: b.token, query: { q: 'Of B' } });
  expect(own.data).toEqual([data]);
  expect((await app.ok(listBrokerLeads, { token: a.token, query: { q: 'Of ' } })).meta.total).toBe(0);
});

test('a broker ends the sessions of the own users, and no others', async () => {
  const userOf = (id: number) => app.db.withTenant(id, async (tx) => (await tx.select().from(users))[0]?.id ?? 0);
  const open = async (role: 'user' | 'broker', id: number) => app.db.asSystem((tx) => openSession(tx, role, id, false));
  await open('user', await userOf(a.id));
  await open('user', await userOf(b.id));
  const ended = await app.db.withTenant(a.id, (tx) => tx.update(sessions).set({ revokedAt: new Date() }).returning());
  expect(ended.map(({ role, accountId }) => [role, accountId])).toEqual([['user', await userOf(a.id)]]);
});

test('the operator reads leads of all and writes only the main website’s', async () => {
  const changed = await app.db.asOperator((tx) => tx.update(leads).set({ city: 'x' }).returning());
  expect(changed.filter(({ brokerId }) => brokerId !== null)).toEqual([]);
  const secrets = await app.db.asOperator((tx) => tx.select().from(credentials));
  expect(secrets).toEqual([]);
});

test('a visitor sees the visited site’s active broker, may leave a lead there, and nothing else', async () => {
  await app.db.asPublic('site-a', async (tx, site) => {
    expect(site?.brokerId).toBe(a.id);
    expect(await tx.select({ id: brokers.id }).from(brokers)).toEqual([{ id: a.id }]);
    expect((await tx.select().from(properties)).map(({ brokerId }) => brokerId)).toEqual([a.id]);
    expect(await tx.select().from(users)).toEqual([]);
    expect(await tx.select().from(sessions)).toEqual([]);
    expect(await tx.select().from(credentials)).toEqual([]);
  });
  const row = { fullName: 'x', phone: '1234567', source: 'website', status: 'new' } as const;
  await app.db.asPublic('site-a', (tx) => tx.insert(leads).values({ ...row, brokerId: a.id }));
  await expect(
    app.db.asPublic('site-a', (tx) => tx.insert(leads).values({ ...row, brokerId: b.id })),
  ).rejects.toThrow();
});

test('nothing is public of a broker who is not active, or of a site that is not there', async () => {
  const c = await app.addBroker();
  await app.db.withTenant(c.id, (tx) => fill(tx, c.id, 'site-c'));
  const visit = (slug: string) =>
    app.db.asPublic(slug, async (tx, site) => ({ site, owners: (await ownersSeen(tx)).size }));
  expect((await visit('site-c')).owners).toBe(1);
  for (const status of ['pending', 'suspended'] as const) {
    await app.db.asOperator((tx) => tx.update(brokers).set({ status }).where(sql`${brokers.id} = ${c.id}`));
    expect(await visit('site-c')).toEqual({ site: undefined, owners: 0 });
  }
  expect(await visit('no-such-site')).toEqual({ site: undefined, owners: 0 });
});

test('the audit trail only grows', async () => {
  await expect(app.db.asOperator((tx) => tx.delete(audit))).rejects.toThrow();
  await expect(app.db.asOperator((tx) => tx.update(audit).set({ action: 'x' }))).rejects.toThrow();
});

test('what fails on the way leaves nothing behind', async () => {
  const count = () => app.db.withTenant(a.id, async (tx) => (await tx.select().from(leads)).length);
  const before = await count();
  const row = { brokerId: a.id, fullName: 'x', phone: '1234567', source: 'website', status: 'new' } as const;
  await expect(
    app.db.withTenant(a.id, async (tx) => {
      await tx.insert(leads).values(row);
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
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
  const ways = [
    () => app.db.withTenant(a.id, settings),
    () => app.db.asOperator(settings),
    () => app.db.asSystem(settings),
    () => app.db.asPublic('site-a', settings),
    () => app.db.withTenant(a.id, fail).catch(() => undefined),
    () => app.db.asPublic('site-a', (tx) => fail(tx)).catch(() => undefined),
  ];
  await app.atOnce(30, async (nth) => ways[nth % ways.length]?.());
  const after = await app.atOnce(30, () => app.db.asOwner(settings));
  expect(after.flat()).toEqual(Array.from({ length: 30 }, () => ({ role: true, deadline: '0', left: '' })));
});
