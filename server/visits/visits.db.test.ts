import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { visits } from '../db/schema/sites.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { countVisits } from './visits.ts';

const MINUTE = 60_000;
const db = await openTestDatabase();
afterAll(() => db.close());

const visitor = (headers: Record<string, string> = {}, method = 'GET') =>
  ({ method, headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/150.0', ...headers } }) as FastifyRequest;
const stored = () =>
  db.asOperator(async (tx) => {
    const rows = await tx.select().from(visits).orderBy(visits.site, visits.page);
    return rows.map(({ site, page, views }) => `${site} ${page} ${views}`);
  });

test('visits of two processes are added up by page; crawlers and what a browser loads ahead do not count', async () => {
  const [one, other] = [countVisits(db), countVisits(db)];
  for (const counter of [one, one, other]) counter.count(visitor(), 'asha', '/');
  other.count(visitor(), 'asha', '/12');
  one.count(visitor({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }), 'asha', '/');
  one.count(visitor({ 'sec-purpose': 'prefetch' }), 'asha', '/');
  one.count(visitor({}, 'HEAD'), 'asha', '/');
  await Promise.all([one.store(), other.store()]);
  await one.store();
  expect(await stored()).toEqual(['asha / 3', 'asha /12 1']);
});

test('what could not be stored is stored later, for the day on which it was counted', async () => {
  let isDown = true;
  let now = Date.parse('2026-11-24T18:29:30Z');
  const asSystem: Database['asSystem'] = (work) => (isDown ? Promise.reject(new Error('down')) : db.asSystem(work));
  const shaky = countVisits({ ...db, asSystem }, () => now);
  shaky.count(visitor(), 'vikram', '/');
  await expect(shaky.store()).rejects.toThrow('down');
  isDown = false;
  // In India it is the next day by now.
  now += MINUTE;
  shaky.count(visitor(), 'vikram', '/');
  await shaky.store();
  const days = await db.asOperator((tx) =>
    tx
      .select({ day: visits.day, views: visits.views })
      .from(visits)
      .where(eq(visits.site, 'vikram'))
      .orderBy(visits.day),
  );
  expect(days).toEqual([
    { day: '2026-11-24', views: 1 },
    { day: '2026-11-25', views: 1 },
  ]);
});
