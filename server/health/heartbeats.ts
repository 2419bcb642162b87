import { lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { hoursAgo } from '../db/hoursAgo.ts';
import { operators } from '../db/schema/accounts.ts';
import { heartbeats } from '../db/schema/platform.ts';
import { HEARTBEATS_KEPT_H } from '../limits/jobs.ts';

const since = hoursAgo(HEARTBEATS_KEPT_H);

/** Records that a server is up in this minute; any number of servers may do so. */
export const beat = (db: Database): Promise<void> =>
  db.asSystem(async (tx) => {
    await tx.insert(heartbeats).values({}).onConflictDoNothing();
    await tx.delete(heartbeats).where(lt(heartbeats.minute, since));
  });

/**
 * The percentage of whole minutes with a heartbeat in the last 30 days. If the first start was less than 30 days ago,
 * counts from the first heartbeat, which is still stored then.
 */
export const uptimePct = (db: Database): Promise<number> =>
  db.asOperator(async (tx) => {
    const now = sql`date_trunc('minute', now())`;
    const first = sql`date_trunc('minute', ${since}) + interval '1 minute'`;
    const isOlder = sql`(select min(${operators.createdAt}) from ${operators}) < ${first}`;
    const minutes = sql`extract(epoch from ${now} - case when ${isOlder} then ${first} else min(${heartbeats.minute}) end) / 60`;
    const [row] = await tx
      .select({
        share: sql<number>`coalesce(100.0 * count(*) filter (where ${heartbeats.minute} < ${now}) / nullif(${minutes}, 0), 100)::float8`,
      })
      .from(heartbeats)
      .where(sql`${heartbeats.minute} >= ${first}`);
    return row?.share ?? 100;
  });
