import { and, eq, isNull, sql } from 'drizzle-orm';
import type { LeadStatus } from '#contract/leads.ts';
import type { Tx } from '../db/database.ts';
import { seekerEnquiries } from '../db/schema/seekers.ts';

/** The senders of a lead's enquiries see that the broker opened it. */
export const noteSeen = async (tx: Tx, leadId: number): Promise<void> => {
  await tx
    .update(seekerEnquiries)
    .set({ seenAt: sql`now()` })
    .where(and(eq(seekerEnquiries.leadId, leadId), isNull(seekerEnquiries.seenAt)));
};

/** The same of a lead that the broker has changed, and that they were answered once its status says so. */
export const noteProgress = async (tx: Tx, leadId: number, status: LeadStatus): Promise<void> => {
  await noteSeen(tx, leadId);
  if (status !== 'new') await noteAnswered(tx, leadId);
};

/** The senders of a lead's enquiries see that they were answered. */
export const noteAnswered = async (tx: Tx, leadId: number): Promise<void> => {
  await tx
    .update(seekerEnquiries)
    .set({ answeredAt: sql`now()` })
    .where(and(eq(seekerEnquiries.leadId, leadId), isNull(seekerEnquiries.answeredAt)));
};
