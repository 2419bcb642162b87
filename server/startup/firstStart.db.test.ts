import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasOperator } from '../auth/accounts.ts';
import { oneAtATime } from '../db/postgres.ts';
import { memoryStore } from '../testing/memoryStore.ts';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { firstStart } from './firstStart.ts';

let db: TestDatabase;

beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const start = (operatorEmail?: string, operatorPassword?: string) => {
  const config = { production: false, demo: false, operatorEmail, operatorPassword };
  return firstStart({ config, db, photoStore: memoryStore(), log: () => undefined });
};

test('without the demo, the first start needs an operator with a strong password, later ones do not', async () => {
  const email = 'admin@test.example';
  await expect(start()).rejects.toThrow('ADMIN_EMAIL is required');
  await expect(start('admin', 'Namaste#2026home')).rejects.toThrow('ADMIN_EMAIL must be an email');
  await expect(start(email)).rejects.toThrow('ADMIN_PASSWORD is required');
  await expect(start(email, 'password')).rejects.toThrow('ADMIN_PASSWORD is too weak');
  await expect(start(email, 'Password@123')).rejects.toThrow('ADMIN_PASSWORD is too weak');
  expect(await hasOperator(db)).toBe(false);
  const nothing = { demoAccounts: [], warnings: [] };
  expect(await start(email, 'Namaste#2026home')).toEqual(nothing);
  expect(await hasOperator(db)).toBe(true);
  expect(await start()).toEqual(nothing);
});

test('settings for an operator who exists already are named as ignored, without the password', async () => {
  const why = 'because they only make the first operator, and there is one already';
  const warned = async (...settings: Parameters<typeof start>) => (await start(...settings)).warnings;
  expect(await warned('admin@test.example', 'Udaipur#2026lake')).toEqual([
    `Ignored: ADMIN_EMAIL and ADMIN_PASSWORD, ${why}`,
  ]);
  expect(await warned(undefined, 'Udaipur#2026lake')).toEqual([`Ignored: ADMIN_PASSWORD, ${why}`]);
});

// Only on PostgreSQL can several servers share a database; unserialised, both would fill the demo.
test.runIf(process.env.TEST_ENGINE === 'postgres')('servers that start together set up in sequence', async () => {
  const log: string[] = [];
  const setUp = (name: string) =>
    oneAtATime(db.url ?? '', async (client) => {
      log.push(`${name} begins`);
      for (let turn = 0; turn < 20; turn += 1) await client.query('select 1').then(() => nextTurn());
      log.push(`${name} ends`);
      if (name === 'b') throw new Error('b fails');
    }).catch(() => undefined);
  await Promise.all(['a', 'b', 'c'].map(setUp));
  const names = log.filter((line) => line.endsWith('begins')).map((line) => line.slice(0, 1));
  expect(names.toSorted()).toEqual(['a', 'b', 'c']);
  expect(log).toEqual(names.flatMap((name) => [`${name} begins`, `${name} ends`]));
});
