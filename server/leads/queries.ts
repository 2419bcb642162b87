import { and, eq, sql } from 'drizzle-orm';
import type { InferType } from 'yup';
import {
  type Lead,
  type leadCreateBody,
  leadDefaults,
  type leadPatchBody,
  type listAdminLeads,
  type listAllLeads,
} from '#contract/leads.ts';
import { recordChange } from '../db/audit.ts';
import type { Tx } from '../db/database.ts';
import { countPage, findPage, onPage } from '../db/page.ts';
import { brokers } from '../db/schema/accounts.ts';
import { leads } from '../db/schema/leads.ts';
import { asStored, ordered } from '../db/search.ts';
import { found, HttpError } from '../errors.ts';
import { isLate } from '../http/lateChange.ts';
import { e164 } from '../lib/phone.ts';
import { countDuplicates } from './countDuplicates.ts';
import { addLeadEvent } from './events.ts';
import { eventsOfChange } from './eventsOfChange.ts';
import {
  type LeadCaller,
  type LeadOwner,
  leadOf,
  leadsOf,
  ownedBy,
  ownLead,
  readLead,
  recordViewed,
} from './ownLead.ts';
import { followUpConditions } from './planned.ts';
import { noteProgress, noteSeen } from './progress.ts';
import { type LeadRow, leadConditions, leadOrders, ofLead, sourceConditions, toSourcedLead } from './rows.ts';

/** A page of an owner's leads. */
export const listLeads = async (tx: Tx, owner: LeadOwner, query: InferType<typeof listAdminLeads.query>) => {
  const { sort = 'created_at', order } = query;
  // All rows have the same `broker_id`. Ordering by it first lets PostgreSQL read the main website's rows, where it is null,
  // in the order of an index, too.
  const orderBy = [...asStored(leads.brokerId)(order), ...ordered(order, leadOrders[sort], leads.id)];
  const planned = query.follow_up && followUpConditions(query.tz)[query.follow_up];
  const where = and(ownedBy(owner), ...leadConditions(query), planned);
  const page = await findPage(tx, leads, { id: leads.id, where, orderBy, query });
  const rows = await onPage(tx.select().from(leads).$dynamic(), page);
  return { data: await leadsOf(tx, rows), meta: page.meta };
};

/** A page of the leads of all brokers and of the main website, with the names of the brokers. */
export const listSourcedLeads = async (tx: Tx, query: InferType<typeof listAllLeads.query>) => {
  const { sort = 'created_at', order } = query;
  const page = await countPage(tx, leads, {
    where: and(...sourceConditions(query)),
    orderBy: ordered(order, leadOrders[sort], leads.id),
    query,
  });
  const joined = tx.select({ lead: leads, brokerName: brokers.fullName }).from(leads).leftJoin(brokers, ofLead);
  const rows = await onPage(joined.$dynamic(), page);
  const counts = await countDuplicates(
    tx,
    rows.map(({ lead }) => lead),
  );
  return { data: rows.map((row) => toSourcedLead(row, counts.get(row.lead.id))), meta: page.meta };
};

type Patch = InferType<typeof leadPatchBody>;

// An empty text clears a column; an absent one (undefined) leaves it unchanged.
const cleared = (value: string | null | undefined) => (value === undefined ? undefined : value || null);

const toColumns = ({ full_name, email, phone, city, property_interest, message, assigned_to, ...codes }: Patch) => ({
  fullName: full_name,
  email,
  ...(phone !== undefined && { phone, phoneE164: e164(phone) }),
  city: cleared(city),
  propertyInterest: cleared(property_interest),
  source: codes.source,
  status: codes.status,
  message: cleared(message),
  assignedTo: cleared(assigned_to),
});

/** Adds a lead, with the defaults of source and status. */
export const addLead = async (tx: Tx, owner: LeadOwner, body: InferType<typeof leadCreateBody>): Promise<Lead> => {
  const { full_name: fullName, phone, source = leadDefaults.source, status = leadDefaults.status } = body;
  const values = { ...toColumns(body), brokerId: owner, fullName, phone, source, status };
  const [row] = await tx.insert(leads).values(values).returning();
  return leadOf(tx, found(row));
};

const differs = (row: LeadRow, columns: Partial<LeadRow>): boolean => {
  const stored = new Map<string, unknown>(Object.entries(row));
  return Object.entries(columns).some(([name, value]) => value !== undefined && value !== stored.get(name));
};

/** A lead of the caller, opened: the senders of a broker's enquiries see that. 404 for another owner's. */
export const openLead = async (tx: Tx, caller: LeadCaller, id: number): Promise<Lead> => {
  const lead = await ownLead(tx, caller.session, id);
  await recordViewed(tx, caller, { data: [lead] });
  if (caller.session.role === 'broker') await noteSeen(tx, id);
  return leadOf(tx, lead);
};

/**
 * Changes what the patch holds; without a difference the lead stays as it is, with its `updated_at`. The audit trail records
 * who changed the lead, or who was shown it. 404 for another owner's lead. Returns a 409 with the current lead when
 * the patch is stale; it is not thrown, so that the transaction keeps the audit entry.
 */
export const changeLead = async (tx: Tx, caller: LeadCaller, id: number, patch: Patch): Promise<Lead | HttpError> => {
  const { session, request } = caller;
  const before = await ownLead(tx, session, id, true);
  const columns = toColumns(patch);
  const stale = isLate(before, patch.updated_at);
  if (stale || !differs(before, columns)) {
    await recordViewed(tx, caller, { data: [before] });
    const current = await leadOf(tx, before);
    return stale ? new HttpError(409, 'Somebody else changed this lead in the meantime', { current }) : current;
  }
  const [changed] = await tx
    .update(leads)
    // Two changes within a millisecond still get different times.
    .set({ ...columns, updatedAt: sql`greatest(now(), ${leads.updatedAt} + interval '1 millisecond')` })
    .where(eq(leads.id, id))
    .returning();
  const after = found(changed);
  if (session.role === 'broker') await noteProgress(tx, id, after.status);
  await recordChange(tx, {
    actor: session,
    object: { type: 'lead', id },
    address: request.ip,
    from: before.status,
    to: after.status,
  });
  for (const event of eventsOfChange(before, after)) await addLeadEvent(tx, after, { ...event, session });
  return readLead(tx, id);
};
