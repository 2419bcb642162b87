import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { InferType } from 'yup';
import type { LeadEvent, LeadEventKind, listBrokerLeadEvents, WrittenKind, writtenBody } from '#contract/leads/work.ts';
import { recordAudit } from '../db/audit.ts';
import type { Tx } from '../db/database.ts';
import { runPipelined } from '../db/runPipelined.ts';
import { brokers, operators } from '../db/schema/accounts.ts';
import { leadEvents, leads } from '../db/schema/leads.ts';
import { found } from '../errors.ts';
import type { Session } from '../http/session.ts';
import { e164 } from '../lib/phone.ts';
import { type LeadCaller, ownLead, recordViewed } from './ownLead.ts';
import { noteAnswered, noteSeen } from './progress.ts';
import type { LeadRow } from './rows.ts';

type Stored = typeof leadEvents.$inferSelect;

/** A new timeline entry. */
interface NewEvent {
  readonly kind: LeadEventKind;
  /** Null for enquiries and for what the platform does. */
  readonly session: Session | null;
  readonly text?: string | null | undefined;
  readonly detail?: Stored['detail'];
  /** The contact details that came with it. */
  readonly contact?: Pick<LeadRow, 'email' | 'phone'>;
}

/** Contact details as stored with timeline entries. */
export const contactKeys = ({ email, phone }: Pick<LeadRow, 'email' | 'phone'>) => ({
  contactEmail: email?.toLowerCase() || null,
  contactPhone: e164(phone) ?? (phone || null),
});

type Owned = Pick<LeadRow, 'id' | 'brokerId'>;

/** Adds entries to a lead's timeline, in the transaction of the change, which must also set `last_event_at`. */
export const addEntries = async (
  tx: Tx,
  { id: leadId, brokerId }: Owned,
  events: readonly NewEvent[],
): Promise<void> => {
  if (events.length === 0) return;
  await tx.insert(leadEvents).values(
    events.map(({ kind, session, text = null, detail = {}, contact }) => ({
      leadId,
      brokerId,
      kind,
      text,
      detail,
      ...(session && { actorRole: session.role, actorId: session.accountId }),
      ...(contact && contactKeys(contact)),
    })),
  );
};

/** Adds an entry to a lead's timeline and sets `last_event_at`, in the transaction of the change. */
export const addLeadEvent = async (tx: Tx, lead: Owned, event: NewEvent): Promise<void> => {
  await runPipelined(
    addEntries(tx, lead, [event]),
    tx.update(leads).set({ lastEventAt: sql`now()` }).where(eq(leads.id, lead.id)),
  );
};

const toEvent = ({ event, broker, operator }: { event: Stored; broker: string | null; operator: string | null }) => {
  const { id, at, kind, actorRole: role, text, detail } = event;
  const name = (role === 'broker' ? broker : operator) ?? 'Nivaas';
  return { id, at: at.toISOString(), kind, actor: role && { role, name }, text, detail } satisfies LeadEvent;
};

const readEvents = (tx: Tx) =>
  tx
    .select({ event: leadEvents, broker: brokers.fullName, operator: operators.fullName })
    .from(leadEvents)
    .leftJoin(brokers, and(eq(leadEvents.actorRole, 'broker'), eq(brokers.id, leadEvents.actorId)))
    .leftJoin(operators, and(eq(leadEvents.actorRole, 'super_admin'), eq(operators.id, leadEvents.actorId)));

/** A page of a lead's timeline, newest first. 404 for another owner's lead. */
export const eventsOfLead = async (
  tx: Tx,
  caller: LeadCaller,
  leadId: number,
  { page, limit }: InferType<typeof listBrokerLeadEvents.query>,
) => {
  const lead = await ownLead(tx, caller.session, leadId);
  const ofLead = eq(leadEvents.leadId, leadId);
  const total = await tx.$count(leadEvents, ofLead);
  const rows = await readEvents(tx)
    .where(ofLead)
    .orderBy(desc(leadEvents.at), desc(leadEvents.id))
    .limit(limit)
    .offset((page - 1) * limit);
  await recordViewed(tx, caller, [lead]);
  return { data: rows.map(toEvent), meta: { total, page, limit } };
};

const isContact = (kind: WrittenKind): boolean => kind !== 'note';

/**
 * Adds a written entry to a lead's timeline. A contact marks the lead's enquiries as answered. 404 for another owner's
 * lead.
 */
export const writeOnLead = async (
  tx: Tx,
  { session, request }: LeadCaller,
  leadId: number,
  { kind, text, outcome }: InferType<typeof writtenBody>,
): Promise<LeadEvent> => {
  const lead = await ownLead(tx, session, leadId, true);
  await addLeadEvent(tx, lead, { kind, session, text: text?.trim() || null, detail: outcome ? { outcome } : {} });
  if (isContact(kind)) {
    await tx
      .update(leads)
      .set({ firstContactAt: sql`now()` })
      .where(and(eq(leads.id, leadId), isNull(leads.firstContactAt)));
  }
  if (session.role === 'broker') {
    await (isContact(kind) ? noteAnswered : noteSeen)(tx, leadId);
  }
  const object = { type: 'lead', id: leadId } as const;
  await recordAudit(tx, { actor: session, action: 'lead.noted', object, address: request.ip, detail: { kind } });
  const [row] = await readEvents(tx).where(eq(leadEvents.leadId, leadId)).orderBy(desc(leadEvents.id)).limit(1);
  return toEvent(found(row));
};
