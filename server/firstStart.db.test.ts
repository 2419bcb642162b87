import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasOperator } from './auth/accounts';
import type { Database } from './db/database';
import { firstStart } from './firstStart';
import { memoryStore } from './media/memoryStore';
import { openTestDatabase } from './testing/testDatabase';

let db: Database;

beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const start = (adminEmail?: string, adminPassword?: string) =>
  firstStart({ config: { demo: false, adminEmail, adminPassword }, db, images: memoryStore(), log: () => undefined });

test('without the demo, the first start wants an operator with a strong password, and later ones want nothing', async () => {
  const email = 'admin@test.example';
  await expect(start()).rejects.toThrow('ADMIN_EMAIL');
  await expect(start('admin', 'Namaste#2026home')).rejects.toThrow('ADMIN_EMAIL');
  await expect(start(email)).rejects.toThrow('ADMIN_PASSWORD is required');
  await expect(start(email, 'password')).rejects.toThrow('ADMIN_PASSWORD is too weak');
  expect(await hasOperator(db)).toBe(false);
  expect(await start(email, 'Namaste#2026home')).toEqual([]);
  expect(await hasOperator(db)).toBe(true);
  expect(await start()).toEqual([]);
});
