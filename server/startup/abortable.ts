import type { Database } from '../db/database.ts';

/** The same database, which starts no further transaction after the signal: long work ends between two steps. */
export const abortable = (db: Database, signal: AbortSignal): Database => {
  const unlessAborted = async <T>(call: () => Promise<T>): Promise<T> => {
    signal.throwIfAborted();
    return call();
  };
  return {
    engine: db.engine,
    withTenant: (brokerId, work) => unlessAborted(() => db.withTenant(brokerId, work)),
    asOperator: (work) => unlessAborted(() => db.asOperator(work)),
    asPublic: (visited, work) => unlessAborted(() => db.asPublic(visited, work)),
    asSystem: (work) => unlessAborted(() => db.asSystem(work)),
    close: () => db.close(),
  };
};
