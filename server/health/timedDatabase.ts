import type { Database } from '../db/database.ts';
import { wrapDatabase } from '../db/wrapDatabase.ts';
import type { RecentValues } from './recentValues.ts';

/** The same database, which records how long each call takes, including the wait for a connection. */
export const timedDatabase = (db: Database, times: RecentValues): Database =>
  wrapDatabase(db, async (call) => {
    const start = performance.now();
    try {
      return await call();
    } finally {
      times.add(performance.now() - start);
    }
  });
