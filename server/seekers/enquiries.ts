import { and, desc, gt, inArray, isNull } from 'drizzle-orm';
import type { OwnEnquiry } from '#contract/seeker.ts';
import type { Database } from '../db/database.ts';
import { hoursAgo } from '../db/hoursAgo.ts';
import { seekerEnquiries } from '../db/schema/seekers.ts';
import { readRows } from '../homes/rows.ts';
import { CLAIMABLE_H, ENQUIRIES_SHOWN } from '../limits/homes.ts';
import { linkTokenHash } from '../tokens/linkTokens.ts';

/** The person's enquiries, the latest first. */
export const listOwnEnquiries = async (db: Database, userId: number): Promise<OwnEnquiry[]> => {
  const sent = await db.asSeeker(userId, (tx) =>
    tx.select().from(seekerEnquiries).orderBy(desc(seekerEnquiries.id)).limit(ENQUIRIES_SHOWN),
  );
  const ids = [...new Set(sent.map(({ homeId }) => homeId))];
  const live = new Map((await db.asVisitor((tx) => readRows(tx, ids))).map((row) => [row.id, row]));
  return sent.map(({ id, homeId, home, at, seenAt, answeredAt }) => {
    const row = live.get(homeId);
    return {
      id,
      home: { ...(row ?? home), state: row ? 'live' : 'gone' },
      at: at.toISOString(),
      state: answeredAt ? 'answered' : seenAt ? 'seen' : 'sent',
      seen_at: seenAt?.toISOString() ?? null,
      answered_at: answeredAt?.toISOString() ?? null,
    };
  });
};

/** Assigns enquiries to the account by the keys that they were sent with; returns how many. */
export const claimEnquiries = async (db: Database, userId: number, keys: readonly string[]): Promise<number> => {
  if (keys.length === 0) return 0;
  const claimed = await db.asSystem((tx) =>
    tx
      .update(seekerEnquiries)
      .set({ userId, claimHash: null })
      .where(
        and(
          isNull(seekerEnquiries.userId),
          inArray(seekerEnquiries.claimHash, keys.map(linkTokenHash)),
          gt(seekerEnquiries.at, hoursAgo(CLAIMABLE_H)),
        ),
      )
      .returning({ id: seekerEnquiries.id }),
  );
  return claimed.length;
};
