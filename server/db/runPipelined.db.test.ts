import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '../testing/startTestApp.ts';
import type { Tx } from './database.ts';
import { runPipelined } from './runPipelined.ts';
import { leads } from './schema/leads.ts';

const app = await startTestApp();
const { id: brokerId } = await app.addBroker();
afterAll(() => app.close());

test('queries that are sent together fail together, and none is sent once their transaction has ended', async () => {
  let ended: Tx | undefined;
  const failing = app.db.withTenant(brokerId, (tx) => {
    ended = tx;
    const lead = { brokerId, fullName: 'x', phone: '1234567', source: 'website', status: 'new' } as const;
    return runPipelined(tx.insert(leads).values(lead), tx.execute(sql`select 1 / 0`), tx.$count(leads));
  });
  await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } });
  expect(await app.db.withTenant(brokerId, (tx) => tx.$count(leads))).toBe(0);
  await expect(ended?.$count(leads)).rejects.toThrow();
});
