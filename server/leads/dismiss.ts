import { recordAudit } from '../db/audit.ts';
import type { Tx } from '../db/database.ts';
import { leadDismissals } from '../db/schema/leadWork.ts';
import { HttpError } from '../errors.ts';
import { type BrokerCaller, ownLead } from './ownLead.ts';

/** Records that two leads are not the same person, in both directions. 404 for another owner's lead. */
export const dismiss = async (
  tx: Tx,
  { session, request }: BrokerCaller,
  id: number,
  otherId: number,
): Promise<void> => {
  // In id order, as merging locks them, so that the two cannot deadlock.
  for (const one of [Math.min(id, otherId), Math.max(id, otherId)]) await ownLead(tx, session, one, true);
  if (id === otherId) throw new HttpError(400, 'A lead is always the same as itself');
  const { brokerId } = session;
  await tx
    .insert(leadDismissals)
    .values([
      { brokerId, leadId: id, otherId },
      { brokerId, leadId: otherId, otherId: id },
    ])
    .onConflictDoNothing();
  const object = { type: 'lead', id } as const;
  await recordAudit(tx, {
    actor: session,
    action: 'lead.duplicate_dismissed',
    object,
    address: request.ip,
    detail: { other: otherId },
  });
};
