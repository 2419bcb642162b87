import os from 'node:os';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { getAbout, getHealth } from '#contract/health.ts';
import { API_VERSION } from '#contract/openapi.ts';
import { countMigrations } from '../db/countMigrations.ts';
import { operators } from '../db/schema/accounts.ts';
import { heartbeats } from '../db/schema/platform.ts';
import { startTestApp } from '../testing/startTestApp.ts';
import { beat } from './heartbeats.ts';
import { storageOf } from './storage.ts';

const app = await startTestApp({ settings: { DATA_DIR: `${os.tmpdir()}/not/there/yet`, COMMIT: 'a41f9c2' } });
afterAll(() => app.close());

const health = async () => (await app.ok(getHealth, { token: app.operator.token })).data;

/** Replaces the heartbeats with ones from these numbers of minutes ago. */
const beatAgo = (minutes: readonly number[]) =>
  app.db.asOwner(async (tx) => {
    await tx.delete(heartbeats);
    for (const ago of minutes) {
      const minute = sql`date_trunc('minute', now()) - make_interval(mins => ${ago}::int)`;
      await tx.insert(heartbeats).values({ minute });
    }
  });

test('a server that has just started was always up; its other figures are measured', async () => {
  expect((await health()).serverUptimePct).toBe(100);
  await beat(app.db);
  await beat(app.db);
  const now = await health();
  expect(now.serverUptimePct).toBe(100);
  expect(now.dbPerformancePct).toBeGreaterThanOrEqual(0);
  expect(now.dbPerformancePct).toBeLessThanOrEqual(100);
  expect(now.apiResponseMs).toBeGreaterThanOrEqual(0);
  // The nearest existing folder is measured.
  expect(now.storageUsagePct).toBeCloseTo((await storageOf(os.tmpdir())).usedPct, -1);
});

test('what runs: its version, its database and when it started', async () => {
  const { data } = await app.ok(getAbout, { token: app.operator.token });
  expect(data).toEqual({
    version: API_VERSION,
    commit: 'a41f9c2',
    engine: expect.stringMatching(/^(?:PGlite, )?PostgreSQL \d+/),
    migrations: countMigrations(),
    started_at: expect.any(String),
    storage: { used_pct: expect.any(Number), total_bytes: expect.any(Number) },
  });
  expect(Date.now() - Date.parse(data.started_at)).toBeLessThan(60_000);
});

test('uptime is the share of minutes with a heartbeat, since the first start, of 30 days at most', async () => {
  await beatAgo([8, 7, 6, 3, 2, 1]);
  expect((await health()).serverUptimePct).toBe(75);
  await beatAgo([1_000_000, 4, 3, 1, 0]);
  expect((await health()).serverUptimePct).toBe(75);
  // A server that was off most of the time has no older heartbeats.
  const startedAgo = (days: number) =>
    app.db.asOwner((tx) => tx.update(operators).set({ createdAt: sql`now() - make_interval(days => ${days}::int)` }));
  await startedAgo(29);
  expect((await health()).serverUptimePct).toBe(75);
  await startedAgo(31);
  expect((await health()).serverUptimePct).toBe(0);
  await beat(app.db);
  const rows = await app.db.asOwner((tx) => tx.select().from(heartbeats));
  expect(rows.length).toBeGreaterThanOrEqual(4);
  expect(rows.every(({ minute }) => Date.now() - minute.getTime() < 31 * 86_400_000)).toBe(true);
});
