import { sql } from 'drizzle-orm';
import type { TestDatabase } from './testDatabase.ts';

/** How many calls wait for a lock in this database; other tests have theirs on the same server. */
export const lockWaits = (db: TestDatabase): Promise<number | undefined> =>
  db.asOwner(async (tx) => {
    // A lock on a row that is being changed names no database: its process does.
    const [row] = await tx
      .select({ n: sql<number>`count(*)::integer` })
      .from(sql`pg_locks join pg_stat_activity using (pid)`)
      .where(sql`not granted and datname = current_database()`);
    return row?.n;
  });
