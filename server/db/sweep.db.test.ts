import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { ROWS_SWEPT_AT_ONCE, VISITS_KEPT_DAYS } from '../limits/jobs.ts';
import { firstId } from '../testing/firstId.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { brokers, sessions, signupCodes } from './schema/accounts.ts';
import { leadEvents, leads } from './schema/leads.ts';
import { leadImports } from './schema/leadWork.ts';
import { audit, idempotencyKeys, loginAttempts } from './schema/platform.ts';
import { visits } from './schema/sites.ts';
import { sweep } from './sweep.ts';

const db = await openTestDatabase();
afterAll(() => db.close());

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * 60 * MINUTE;
const after = (ms: number) => new Date(Date.now() + ms);

const roles = ['super_admin', 'broker', 'user'] as const;
const actors = ['super_admin:1', 'broker:1', 'broker:2', 'visitor:asha:203.0.113.7', 'signup:203.0.113.7'];
const addresses = ['address:203.0.113.7', 'broker:asha@test.example'];

/** Names with times, given in milliseconds from now. */
const times = (entries: Record<string, number>) =>
  Object.entries(entries).map(([name, ms]) => [name, after(ms)] as const);

const fill = () =>
  db.asOwner(async (tx) => {
    const expiries = { expired: -MINUTE, 'long expired': -90 * DAY, living: MINUTE, remembered: 30 * DAY };
    for (const [name, expiresAt] of times(expiries)) {
      const rows = roles.map((role, nth) => ({ tokenHash: `${role} ${name}`, role, accountId: nth + 1, expiresAt }));
      await tx.insert(sessions).values(rows);
    }
    // Signed out, but not expired: the row must stay.
    const revoked = { tokenHash: 'revoked', role: 'broker', accountId: 1, revokedAt: after(-DAY) } as const;
    await tx.insert(sessions).values({ ...revoked, expiresAt: after(DAY) });
    for (const [id, createdAt] of times({
      'old code': -24 * HOUR - MINUTE,
      'counted code': -24 * HOUR + MINUTE,
      'new code': 0,
    })) {
      await tx.insert(signupCodes).values({ id, boundHash: 'x', codeHash: 'x', phone: '+915550120418', createdAt });
    }
    for (const [key, lastAt] of times({ 'known:unused': -91 * DAY, 'known:kept': -89 * DAY })) {
      await tx.insert(loginAttempts).values({ key, failures: 0, lastAt });
    }
    const broker = { fullName: 'Asha', email: 'asha@test.example', status: 'active' } as const;
    const brokerId = firstId(await tx.insert(brokers).values(broker).returning({ id: brokers.id }));
    for (const [fileName, endedAt] of times({ 'old import': -7 * DAY - MINUTE, 'kept import': -7 * DAY + MINUTE })) {
      await tx.insert(leadImports).values({ brokerId, fileName, mapping: {}, rows: 1, endedAt });
    }
    for (const [page, at] of times({ old: (-VISITS_KEPT_DAYS - 1) * DAY, kept: (2 - VISITS_KEPT_DAYS) * DAY })) {
      await tx.insert(visits).values({ day: at.toISOString().slice(0, 10), site: '', page, views: 1 });
    }
    const waiting = { brokerId, fileName: 'waiting import', mapping: {}, rows: 1 };
    await tx.insert(leadImports).values({ ...waiting, createdAt: after(-90 * DAY) });
    for (const [key, at] of times({ old: -DAY - MINUTE, kept: -DAY + MINUTE, new: 0 })) {
      const keys = actors.map((actor) => ({ actor, key, requestHash: 'x', createdAt: at }));
      await tx.insert(idempotencyKeys).values(keys);
      const attempts = addresses.map((address) => ({ key: `${address} ${key}`, failures: 7, lastAt: at }));
      await tx.insert(loginAttempts).values(attempts);
    }
  });

const left = () =>
  db.asOwner(async (tx) => ({
    sessions: (await tx.select().from(sessions)).map(({ tokenHash }) => tokenHash).toSorted(),
    keys: (await tx.select().from(idempotencyKeys)).map(({ actor, key }) => `${actor} ${key}`).toSorted(),
    codes: (await tx.select().from(signupCodes)).map(({ id }) => id).toSorted(),
    imports: (await tx.select().from(leadImports)).map(({ fileName }) => fileName).toSorted(),
    pages: (await tx.select().from(visits)).map(({ page }) => page),
    attempts: (await tx.select().from(loginAttempts)).map(({ key, failures }) => `${key} ${failures}`).toSorted(),
  }));

const each = (names: readonly string[], ends: readonly string[]) =>
  names.flatMap((name) => ends.map((end) => `${name} ${end}`)).toSorted();

test('expired rows of everyone are deleted, other rows stay, however often it runs', async () => {
  await fill();
  for (const _ of ['once', 'again']) {
    await sweep(db, 365);
    expect(await left()).toEqual({
      sessions: [...each(roles, ['living', 'remembered']), 'revoked'].toSorted(),
      keys: each(actors, ['kept', 'new']),
      codes: ['counted code', 'new code'],
      imports: ['kept import', 'waiting import'],
      pages: ['kept'],
      attempts: [...each(addresses, ['kept 7', 'new 7']), 'known:kept 0'].toSorted(),
    });
  }
});

test('a table that cannot be swept holds up no other', async () => {
  await db.asOwner(async (tx) => {
    const code = { id: 'old', boundHash: 'x', codeHash: 'x', phone: '+915550120418', createdAt: after(-2 * DAY) };
    await tx.insert(signupCodes).values(code);
    await tx.execute(sql`revoke delete on sessions from nivaas_app`);
  });
  await expect(sweep(db, 365)).rejects.toThrow();
  await db.asOwner((tx) => tx.execute(sql`grant delete on sessions to nivaas_app`));
  expect((await left()).codes).toEqual(['counted code', 'new code']);
});

test('entries of the audit trail go after the days of the setting, however many are due', async () => {
  await db.asOwner(async (tx) => {
    await tx.delete(audit);
    const ages = { old: -91 * DAY, kept: -90 * DAY + HOUR, recent: -31 * DAY, new: 0 };
    await tx.insert(audit).values(times(ages).map(([action, at]) => ({ action, at })));
    const many = ROWS_SWEPT_AT_ONCE * 2;
    await tx.execute(
      sql`insert into audit (action, at) select 'very old', now() - interval '400 days' from generate_series(1, ${many})`,
    );
  });
  const actions = () =>
    db.asOwner(async (tx) => (await tx.select().from(audit).orderBy(audit.at)).map(({ action }) => action));
  await sweep(db, 90);
  expect(await actions()).toEqual(['kept', 'recent', 'new']);
  await sweep(db, 30);
  expect(await actions()).toEqual(['new']);
});

test('leads that are closed or lost go with their timelines, so many days after their last event', async () => {
  const add = (fullName: string, status: 'lost' | 'closed' | 'contacted', lastEventAt: Date) =>
    db.asOwner(async (tx) => {
      const lead = { fullName, status, lastEventAt, phone: '5550120417', source: 'website' } as const;
      const leadId = firstId(await tx.insert(leads).values(lead).returning({ id: leads.id }));
      await tx.insert(leadEvents).values({ leadId, kind: 'note', text: fullName });
    });
  for (const [status, days] of [
    ['lost', 91],
    ['closed', 91],
    ['contacted', 91],
    ['lost', 89],
    ['lost', 31],
    ['lost', 29],
  ] as const) {
    await add(`${status} ${days}`, status, after(-days * DAY));
  }
  const names = () =>
    db.asOwner(async (tx) => {
      const rows = await tx
        .select({ name: leads.fullName, text: leadEvents.text })
        .from(leadEvents)
        .innerJoin(leads, eq(leads.id, leadEvents.leadId))
        .orderBy(leads.id);
      expect(await tx.$count(leads), 'none without its timeline').toBe(rows.length);
      return rows.map(({ name }) => name);
    });
  const all = await names();
  await sweep(db, 365);
  expect(await names(), 'kept until the operator chooses').toEqual(all);
  await sweep(db, 365, 90);
  expect(await names()).toEqual(['contacted 91', 'lost 89', 'lost 31', 'lost 29']);
  await sweep(db, 365, 1);
  expect(await names(), 'the policies keep a month').toEqual(['contacted 91', 'lost 29']);
});
