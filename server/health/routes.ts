import { getHealth } from '#contract/health.ts';
import { type Api, serve } from '../http/serve.ts';
import { FAST_CALL_MS } from '../limits/policy.ts';
import { uptimePct } from './heartbeats.ts';
import type { Recent } from './recentValues.ts';
import { storageUsed } from './storage.ts';

interface Measured {
  /** How long calls to the database took. */
  readonly calls: Recent;
  /** How long answers took. */
  readonly answers: Recent;
  /** Where data is kept. */
  readonly dataDir: string;
}

// Cut, not rounded: 99.99 must not read as if nothing had ever been missing.
const cut = (value: number) => Math.floor(value * 10) / 10;

/** The platform's health, for the operator. */
export const healthRoutes = (api: Api, { calls, answers, dataDir }: Measured): void => {
  api.http.addHook('onResponse', async (request, reply) => {
    if (request.url.startsWith('/api/')) answers.add(reply.elapsedTime);
  });
  serve(api, getHealth, async ({ db }) => ({
    data: {
      serverUptimePct: cut(await uptimePct(db)),
      dbPerformancePct: cut(calls.shareUnder(FAST_CALL_MS)),
      apiResponseMs: Math.round(answers.median()),
      storageUsagePct: cut(await storageUsed(dataDir)),
    },
  }));
};
