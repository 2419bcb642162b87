import type { Database } from '../db/database.ts';

/** The same database, which begins nothing more once the signal came: long work over it ends between two of its steps. */
export const abortable = (db: Database, signal: AbortSignal): Database => {
  const wanted = async <T>(call: () => Promise<T>): Promise<T> => {
    signal.throwIfAborted();
    return call();
  };
  return {
    engine: db.engine,
    withTenant: (brokerId, work) => wanted(() => db.withTenant(brokerId, work)),
    asOperator: (work) => wanted(() => db.asOperator(work)),
    asPublic: (visited, work) => wanted(() => db.asPublic(visited, work)),
    asSystem: (work) => wanted(() => db.asSystem(work)),
    close: () => db.close(),
  };
};
