import type { Database } from '../db/database.ts';
import { wrapDatabase } from '../db/wrapDatabase.ts';
import { databaseSeconds } from '../metrics/metrics.ts';
import { tracedWithin } from '../tracing/spans.ts';
import type { RecentValues } from './recentValues.ts';

/**
 * The same database, but it records how long each call takes, including the wait for a connection, for the health page,
 * the metrics and the traces.
 */
export const timedDatabase = (db: Database, times: RecentValues): Database =>
  wrapDatabase(db, async (call) => {
    const start = performance.now();
    try {
      return await tracedWithin('database', { 'db.system.name': 'postgresql' }, call);
    } finally {
      const ms = performance.now() - start;
      times.add(ms);
      databaseSeconds.observe(ms / 1_000);
    }
  });
