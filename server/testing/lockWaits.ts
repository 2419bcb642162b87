import { sql } from 'drizzle-orm';
import type { TestDatabase } from './testDatabase.ts';

/** How many calls wait for a lock in this database; other tests use other databases of the same server. */
export const lockWaits = (db: TestDatabase): Promise<number | undefined> =>
  db.asOwner(async (tx) => {
    // The lock on a row that is being changed names no database, so the process that waits for it is checked.
    const [row] = await tx
      .select({ n: sql<number>`count(*)::integer` })
      .from(sql`pg_locks join pg_stat_activity using (pid)`)
      .where(sql`not granted and datname = current_database()`);
    return row?.n;
  });
