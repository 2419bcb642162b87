import type { Database } from '../db/database.ts';
import { wrapDatabase } from '../db/wrapDatabase.ts';

/** The same database, but it starts no transaction after the signal, so that long work ends between two steps. */
export const abortable = (db: Database, signal: AbortSignal): Database =>
  wrapDatabase(db, async (call) => {
    signal.throwIfAborted();
    return call();
  });
