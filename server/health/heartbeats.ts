import { lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { hoursAgo } from '../db/hoursAgo.ts';
import { heartbeats } from '../db/schema/platform.ts';
import { HEARTBEATS_KEPT_H } from '../limits/policy.ts';

const since = hoursAgo(HEARTBEATS_KEPT_H);

/** Records that a server is up in this minute; any number of servers may do so. */
export const beat = (db: Database): Promise<void> =>
  db.asSystem(async (tx) => {
    await tx.insert(heartbeats).values({}).onConflictDoNothing();
    await tx.delete(heartbeats).where(lt(heartbeats.minute, since));
  });

/** The percentage of whole minutes with a heartbeat in the last 30 days, or since the first heartbeat. */
export const uptimePct = (db: Database): Promise<number> =>
  db.asOperator(async (tx) => {
    const [row] = await tx
      .select({
        share: sql<number>`coalesce(100.0 * count(*) filter (where ${heartbeats.minute} < date_trunc('minute', now()))
          / nullif(extract(epoch from date_trunc('minute', now()) - min(${heartbeats.minute})) / 60, 0), 100)::float8`,
      })
      .from(heartbeats)
      .where(sql`${heartbeats.minute} >= ${since}`);
    return row?.share ?? 100;
  });
