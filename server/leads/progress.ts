import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { LeadStatus } from '#contract/leads/choices.ts';
import type { Tx } from '../db/database.ts';
import { preparedQuery } from '../db/preparedQuery.ts';
import { seekerEnquiries } from '../db/schema/seekers.ts';

const { seenAt, answeredAt } = seekerEnquiries;

const markSeen = preparedQuery(['leadId'], (tx, { leadId }) =>
  tx
    .update(seekerEnquiries)
    .set({ seenAt: sql`now()` })
    .where(and(eq(seekerEnquiries.leadId, leadId), isNull(seenAt))),
);

const markAnswered = preparedQuery(['leadId'], (tx, { leadId }) =>
  tx
    .update(seekerEnquiries)
    .set({ seenAt: sql`coalesce(${seenAt}, now())`, answeredAt: sql`coalesce(${answeredAt}, now())` })
    .where(and(eq(seekerEnquiries.leadId, leadId), or(isNull(seenAt), isNull(answeredAt)))),
);

/** Shows the senders of a lead's enquiries that the broker opened it. */
export const noteSeen = async (tx: Tx, leadId: number): Promise<void> => {
  await markSeen(tx, { leadId });
};

/** Shows the senders of a lead's enquiries that the broker opened and answered it. */
export const noteAnswered = async (tx: Tx, leadId: number): Promise<void> => {
  await markAnswered(tx, { leadId });
};

/**
 * Shows the senders of a lead's enquiries that the broker opened it, and also that they were answered unless its status
 * is new.
 */
export const noteProgress = (tx: Tx, leadId: number, status: LeadStatus): Promise<void> =>
  (status === 'new' ? noteSeen : noteAnswered)(tx, leadId);
