import { sql } from 'drizzle-orm';
import { getAbout, getHealth } from '#contract/health.ts';
import { API_VERSION } from '#contract/openapi.ts';
import { countMigrations } from '../db/countMigrations.ts';
import type { Database } from '../db/database.ts';
import { type Api, serve } from '../http/serve.ts';
import { FAST_CALL_MS } from '../limits/server.ts';
import { uptimePct } from './heartbeats.ts';
import type { RecentValues } from './recentValues.ts';
import { storageOf } from './storage.ts';

interface Measured {
  /** Durations of database calls. */
  readonly calls: RecentValues;
  /** Response times. */
  readonly responses: RecentValues;
  readonly dataDir: string;
  /** The commit of the running source, if configured. */
  readonly commit: string | undefined;
}

// Truncated, not rounded: 99.99 must not read as 100.
const cut = (value: number) => Math.floor(value * 10) / 10;

const engineOf = async (db: Database): Promise<string> => {
  const version = sql<string>`current_setting('server_version')`;
  const rows = await db.asOperator((tx) => tx.select({ version }).from(sql`(select) one`));
  // Drops what a distribution adds in brackets.
  const name = `PostgreSQL ${rows[0]?.version.split(' ')[0] ?? ''}`;
  return db.engine === 'pglite' ? `PGlite, ${name}` : name;
};

/** Serves the platform's health and the running versions, for the operator. */
export const healthRoutes = (api: Api, { calls, responses, dataDir, commit }: Measured): void => {
  const startedAt = new Date().toISOString();
  api.http.addHook('onResponse', async (request, reply) => {
    if (request.url.startsWith('/api/')) responses.add(reply.elapsedTime);
  });
  serve(api, getHealth, async ({ db }) => ({
    data: {
      serverUptimePct: cut(await uptimePct(db)),
      dbPerformancePct: cut(calls.shareUnder(FAST_CALL_MS)),
      apiResponseMs: Math.round(responses.median()),
      storageUsagePct: cut((await storageOf(dataDir)).usedPct),
    },
  }));
  serve(api, getAbout, async ({ db }) => {
    const { usedPct, bytes } = await storageOf(dataDir);
    return {
      data: {
        version: API_VERSION,
        commit,
        engine: await engineOf(db),
        migrations: countMigrations(),
        started_at: startedAt,
        storage: { used_pct: cut(usedPct), total_bytes: bytes },
      },
    };
  });
};
