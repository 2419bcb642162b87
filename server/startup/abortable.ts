import type { Database } from '../db/database.ts';
import { wrapDatabase } from '../db/wrapDatabase.ts';

/** The same database, which starts no further transaction after the signal: long work ends between two steps. */
export const abortable = (db: Database, signal: AbortSignal): Database =>
  wrapDatabase(db, async (call) => {
    signal.throwIfAborted();
    return call();
  });
