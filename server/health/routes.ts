import { getHealth } from '#contract/health.ts';
import { type Api, serve } from '../http/serve.ts';
import { FAST_CALL_MS } from '../limits/policy.ts';
import { uptimePct } from './heartbeats.ts';
import type { RecentValues } from './recentValues.ts';
import { storageUsed } from './storage.ts';

interface Measured {
  /** Times of the calls to the database. */
  readonly calls: RecentValues;
  /** Times of the responses. */
  readonly responses: RecentValues;
  readonly dataDir: string;
}

// Truncated, not rounded: 99.99 must not read as 100.
const cut = (value: number) => Math.floor(value * 10) / 10;

/** Serves the platform's health for the operator. */
export const healthRoutes = (api: Api, { calls, responses, dataDir }: Measured): void => {
  api.http.addHook('onResponse', async (request, reply) => {
    if (request.url.startsWith('/api/')) responses.add(reply.elapsedTime);
  });
  serve(api, getHealth, async ({ db }) => ({
    data: {
      serverUptimePct: cut(await uptimePct(db)),
      dbPerformancePct: cut(calls.shareUnder(FAST_CALL_MS)),
      apiResponseMs: Math.round(responses.median()),
      storageUsagePct: cut(await storageUsed(dataDir)),
    },
  }));
};
