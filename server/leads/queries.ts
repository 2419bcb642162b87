import { and, count, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { InferType } from 'yup';
import {
  type Lead,
  type leadCreateBody,
  leadDefaults,
  type leadPatchBody,
  type listAdminLeads,
  type listAllLeads,
} from '#contract/leads.ts';
import { recordAudit } from '../db/audit.ts';
import type { Tx } from '../db/database.ts';
import { findPage } from '../db/page.ts';
import { brokers } from '../db/schema/accounts.ts';
import { leads } from '../db/schema/leads.ts';
import { asStored, offsetOf, ordered } from '../db/search.ts';
import { found, HttpError } from '../errors.ts';
import type { Session } from '../http/session.ts';
import { e164 } from '../lib/phone.ts';
import { type LeadRow, leadConditions, leadOrders, ofLead, toLead, toSourcedLead } from './rows.ts';

type Asked = InferType<typeof listAdminLeads.query>;

/** Whose leads: a broker's, or the main website's (`null`). */
export type LeadOwner = number | null;

const ownedBy = (owner: LeadOwner): SQL => (owner === null ? isNull(leads.brokerId) : eq(leads.brokerId, owner));

/** Leads of one owner, one page with the exact total. */
export const listLeads = async (tx: Tx, owner: LeadOwner, asked: Asked) => {
  const { sort = 'created_at', order = 'desc', page, limit } = asked;
  // `broker_id` is the same in every row: naming it first lets PostgreSQL read `broker_id is null` in an index's order, too.
  const orderBy = [...asStored(leads.brokerId)(order), ...ordered(order, leadOrders[sort], leads.id)];
  const wanted = and(ownedBy(owner), ...leadConditions(asked));
  const { where, offset, total } = await findPage(tx, leads, { id: leads.id, where: wanted, orderBy, asked });
  const rows = await tx
    .select()
    .from(leads)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  return { data: rows.map(toLead), meta: { total, page, limit } };
};

/** Leads of brokers and of the main website with their brokers' names: the operator's list. */
export const listSourcedLeads = async (tx: Tx, asked: InferType<typeof listAllLeads.query>) => {
  const { sort = 'created_at', order = 'desc', page, limit, lead_source_type: scope } = asked;
  const ofScope = scope && (scope === 'main' ? isNull(leads.brokerId) : isNotNull(leads.brokerId));
  const wanted = and(ofScope, ...leadConditions(asked));
  const rows = await tx
    .select({ lead: leads, brokerName: brokers.fullName })
    .from(leads)
    .leftJoin(brokers, ofLead)
    .where(wanted)
    .orderBy(...ordered(order, leadOrders[sort], leads.id))
    .limit(limit)
    .offset(offsetOf({ page, limit, order }));
  const [counted] = await tx.select({ total: count() }).from(leads).where(wanted);
  return { data: rows.map(toSourcedLead), meta: { total: counted?.total ?? 0, page, limit } };
};

/** Adds a lead. Source and status have their defaults here, where a lead is made, and not in a change. */
export const addLead = async (tx: Tx, owner: LeadOwner, body: InferType<typeof leadCreateBody>): Promise<Lead> => {
  const [row] = await tx
    .insert(leads)
    .values({
      brokerId: owner,
      fullName: body.full_name,
      email: body.email,
      phone: body.phone,
      phoneE164: e164(body.phone),
      city: body.city || null,
      propertyInterest: body.property_interest || null,
      source: body.source ?? leadDefaults.source,
      status: body.status ?? leadDefaults.status,
      message: body.message || null,
      assignedTo: body.assigned_to || null,
    })
    .returning();
  return toLead(found(row));
};

type Patch = InferType<typeof leadPatchBody>;

const isLate = (row: LeadRow, readAt: string | undefined): boolean => {
  if (readAt === undefined) return false;
  const asRead = Date.parse(readAt);
  if (Number.isNaN(asRead)) {
    throw new HttpError(400, 'updated_at must be a time', { errors: { updated_at: 'updated_at must be a time' } });
  }
  return asRead !== row.updatedAt.getTime();
};

// Empty text clears; absent (undefined) is left out of the update.
const cleared = (value: string | null | undefined) => (value === undefined ? undefined : value || null);

const wantedBy = (patch: Patch): Partial<LeadRow> => ({
  fullName: patch.full_name,
  email: patch.email,
  ...(patch.phone !== undefined && { phone: patch.phone, phoneE164: e164(patch.phone) }),
  city: cleared(patch.city),
  propertyInterest: cleared(patch.property_interest),
  source: patch.source,
  status: patch.status,
  message: cleared(patch.message),
  assignedTo: cleared(patch.assigned_to),
});

const differs = (row: LeadRow, wanted: Partial<LeadRow>): boolean => {
  const now = new Map<string, unknown>(Object.entries(row));
  return Object.entries(wanted).some(([name, value]) => value !== undefined && value !== now.get(name));
};

/** Who reads or changes leads, and from where. */
export interface LeadCaller {
  readonly session: Session;
  readonly request: { readonly ip: string };
}

/** A list of leads is about to be answered: keeps who saw which. */
export const viewed = async <Page extends { readonly data: readonly { readonly id: number }[] }>(
  tx: Tx,
  { session, request }: LeadCaller,
  page: Page,
): Promise<Page> => {
  const ids = page.data.map(({ id }) => id);
  await recordAudit(tx, { actor: session, action: 'leads viewed', address: request.ip, detail: { ids } });
  return page;
};

/**
 * Changes what the patch holds; where that is nothing new the lead stays as it is, its `updated_at` too. The trail keeps who
 * changed it, and who was shown it. 404 for another owner's lead. Answers a 409 with the current lead when it was read too long
 * ago: answered, not thrown, so that the trail stays.
 */
export const changeLead = async (
  tx: Tx,
  { session, request }: LeadCaller,
  id: number,
  patch: Patch,
): Promise<Lead | HttpError> => {
  const owner: LeadOwner = session.role === 'broker' ? session.brokerId : null;
  const its = and(eq(leads.id, id), ownedBy(owner));
  const [row] = await tx.select().from(leads).where(its).for('update');
  const before = found(row);
  if (isLate(before, patch.updated_at)) {
    await viewed(tx, { session, request }, { data: [before] });
    return new HttpError(409, 'Somebody else changed this lead in the meantime', { current: toLead(before) });
  }
  const wanted = wantedBy(patch);
  if (!differs(before, wanted)) {
    await viewed(tx, { session, request }, { data: [before] });
    return toLead(before);
  }
  const [changed] = await tx
    .update(leads)
    // Two changes within one millisecond still differ.
    .set({ ...wanted, updatedAt: sql`greatest(now(), ${leads.updatedAt} + interval '1 millisecond')` })
    .where(its)
    .returning();
  const after = found(changed);
  const moved = after.status !== before.status;
  await recordAudit(tx, {
    actor: session,
    action: moved ? 'lead status changed' : 'lead changed',
    object: { type: 'lead', id },
    address: request.ip,
    detail: moved ? { from: before.status, to: after.status } : undefined,
  });
  return toLead(after);
};
