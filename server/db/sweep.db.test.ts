import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { sessions, signupCodes } from './schema/accounts.ts';
import { idempotencyKeys, loginAttempts } from './schema/platform.ts';
import { sweep } from './sweep.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * 60 * MINUTE;
const after = (ms: number) => new Date(Date.now() + ms);

const roles = ['super_admin', 'broker', 'user'] as const;
const actors = ['super_admin:1', 'broker:1', 'broker:2', 'visitor:asha:203.0.113.7', 'signup:203.0.113.7'];
const addresses = ['address:203.0.113.7', 'broker:asha@test.example'];

const fill = () =>
  db.asOwner(async (tx) => {
    for (const [name, expiresAt] of [
      ['expired', after(-MINUTE)],
      ['long expired', after(-90 * DAY)],
      ['living', after(MINUTE)],
      ['remembered', after(30 * DAY)],
    ] as const) {
      const rows = roles.map((role, nth) => ({ tokenHash: `${role} ${name}`, role, accountId: nth + 1, expiresAt }));
      await tx.insert(sessions).values(rows);
    }
    // Signed out, but not yet over: its row must still refuse.
    const revoked = {
      tokenHash: 'revoked',
      role: 'broker',
      accountId: 1,
      expiresAt: after(DAY),
      revokedAt: after(-DAY),
    } as const;
    await tx.insert(sessions).values(revoked);
    for (const [id, createdAt] of [
      ['old code', after(-HOUR - MINUTE)],
      ['counted code', after(-HOUR + MINUTE)],
      ['new code', after(0)],
    ] as const) {
      await tx.insert(signupCodes).values({ id, boundHash: 'x', codeHash: 'x', phone: '+915550120418', createdAt });
    }
    for (const [key, lastAt] of [
      ['known:unused', after(-91 * DAY)],
      ['known:kept', after(-89 * DAY)],
    ] as const) {
      await tx.insert(loginAttempts).values({ key, failures: 0, lastAt });
    }
    for (const [name, at] of [
      ['old', after(-DAY - MINUTE)],
      ['kept', after(-DAY + MINUTE)],
      ['new', after(0)],
    ] as const) {
      await tx
        .insert(idempotencyKeys)
        .values(actors.map((actor) => ({ actor, key: name, requestHash: 'x', createdAt: at })));
      await tx
        .insert(loginAttempts)
        .values(addresses.map((key) => ({ key: `${key} ${name}`, failures: 7, lastAt: at })));
    }
  });

const left = () =>
  db.asOwner(async (tx) => ({
    sessions: (await tx.select().from(sessions)).map(({ tokenHash }) => tokenHash).toSorted(),
    keys: (await tx.select().from(idempotencyKeys)).map(({ actor, key }) => `${actor} ${key}`).toSorted(),
    codes: (await tx.select().from(signupCodes)).map(({ id }) => id).toSorted(),
    attempts: (await tx.select().from(loginAttempts)).map(({ key, failures }) => `${key} ${failures}`).toSorted(),
  }));

const each = (names: readonly string[], ends: readonly string[]) =>
  names.flatMap((name) => ends.map((end) => `${name} ${end}`)).toSorted();

test('what ran out goes, whoever’s it was, and what has not stays, however often it is swept', async () => {
  await fill();
  for (const _ of ['once', 'again']) {
    await sweep(db);
    expect(await left()).toEqual({
      sessions: [...each(roles, ['living', 'remembered']), 'revoked'].toSorted(),
      keys: each(actors, ['kept', 'new']),
      codes: ['counted code', 'new code'],
      attempts: [...each(addresses, ['kept 7', 'new 7']), 'known:kept 0'].toSorted(),
    });
  }
});
