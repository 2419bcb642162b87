import type { Database } from '../db/database.ts';
import type { RecentValues } from './recentValues.ts';

/** The same database, which notes how long each call to it takes, waiting for its turn included. */
export const timedDatabase = (db: Database, times: RecentValues): Database => {
  const timed = async <T>(call: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    try {
      return await call();
    } finally {
      times.add(performance.now() - start);
    }
  };
  return {
    engine: db.engine,
    withTenant: (brokerId, work) => timed(() => db.withTenant(brokerId, work)),
    asOperator: (work) => timed(() => db.asOperator(work)),
    asPublic: (visited, work) => timed(() => db.asPublic(visited, work)),
    asSystem: (work) => timed(() => db.asSystem(work)),
    close: () => db.close(),
  };
};
