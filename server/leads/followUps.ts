import { and, eq, sql } from 'drizzle-orm';
import { ValidationError } from 'yup';
import type { Lead } from '#contract/leads/schemas.ts';
import { type FollowUpBody, followUpBody } from '#contract/leads/work.ts';
import { recordAudit } from '../db/audit.ts';
import type { Tx } from '../db/database.ts';
import { leadEvents, leads } from '../db/schema/leads.ts';
import { HttpError } from '../errors.ts';
import { notifyWhenDue } from './dueFollowUps.ts';
import { addLeadEvent } from './events.ts';
import { type LeadCaller, ownLead, readLead } from './ownLead.ts';
import { noteSeen } from './progress.ts';
import { followUpOf, type LeadRow } from './rows.ts';

const NOTHING = { followUpAt: null, followUpKind: null, followUpText: null } as const;

/** Stores a plan, or clears it, with an entry on the timeline; returns the updated lead. */
const store = async (
  tx: Tx,
  { session, request }: LeadCaller,
  lead: LeadRow,
  change: { readonly kind: 'follow_up_set' | 'follow_up_done' | 'follow_up_removed'; readonly text?: string | null },
  plan: Pick<LeadRow, 'followUpAt' | 'followUpKind' | 'followUpText'>,
): Promise<Lead> => {
  const { id } = lead;
  await tx.update(leads).set(plan).where(eq(leads.id, id));
  await notifyWhenDue(tx, lead, plan.followUpAt);
  const followUp = followUpOf(change.kind === 'follow_up_set' ? { ...lead, ...plan } : lead);
  await addLeadEvent(tx, lead, { kind: change.kind, session, text: change.text, detail: { ...followUp } });
  if (session.role === 'broker') await noteSeen(tx, id);
  const object = { type: 'lead', id } as const;
  await recordAudit(tx, { actor: session, action: 'lead.planned', object, address: request.ip });
  return readLead(tx, id);
};

/** Refuses a time that is long past, unless the timeline mentions a plan for it, which an undo restores. */
const checkTime = async (tx: Tx, id: number, plan: FollowUpBody): Promise<void> => {
  try {
    followUpBody.validateSync(plan, { strict: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const at = new Date(plan.at).toISOString();
    const [mention] = await tx
      .select({ id: leadEvents.id })
      .from(leadEvents)
      .where(and(eq(leadEvents.leadId, id), sql`${leadEvents.detail} ->> 'at' = ${at}`))
      .limit(1);
    if (!mention) throw new HttpError(400, error.message, { errors: { at: error.message } });
  }
};

/** Plans the next contact, replacing the current plan. 404 for another owner's lead. */
export const planFollowUp = async (tx: Tx, caller: LeadCaller, id: number, body: FollowUpBody): Promise<Lead> => {
  const lead = await ownLead(tx, caller.session, id, true);
  await checkTime(tx, id, body);
  const { at, kind, text } = body;
  const plan = { followUpAt: new Date(at), followUpKind: kind, followUpText: text || null };
  return store(tx, caller, lead, { kind: 'follow_up_set' }, plan);
};

/** Removes the plan, if there is one. */
export const dropFollowUp = async (tx: Tx, caller: LeadCaller, id: number): Promise<void> => {
  const lead = await ownLead(tx, caller.session, id, true);
  if (lead.followUpAt) await store(tx, caller, lead, { kind: 'follow_up_removed' }, NOTHING);
};

/** Records that the planned contact is done. 409 without a plan. */
export const finishFollowUp = async (
  tx: Tx,
  caller: LeadCaller,
  id: number,
  text: string | null | undefined,
): Promise<Lead> => {
  const lead = await ownLead(tx, caller.session, id, true);
  if (!lead.followUpAt) throw new HttpError(409, 'No follow-up is planned for this lead');
  return store(tx, caller, lead, { kind: 'follow_up_done', text: text || null }, NOTHING);
};
