import { and, eq, sql } from 'drizzle-orm';
import type { InferType } from 'yup';
import type { listAdminLeads, listAllLeads } from '#contract/leads/endpoints.ts';
import type { Lead, leadCreateBody, leadPatchBody } from '#contract/leads/schemas.ts';
import { recordAudit, recordChange } from '../db/audit.ts';
import type { Tx } from '../db/database.ts';
import { countPage, findInAll, findPage, onPage } from '../db/page.ts';
import { runPipelined } from '../db/runPipelined.ts';
import { brokers } from '../db/schema/accounts.ts';
import { leads } from '../db/schema/leads.ts';
import { asStored, ordered, textContains } from '../db/search.ts';
import { found, HttpError } from '../errors.ts';
import { isLate } from '../http/lateChange.ts';
import { newColumns, toColumns } from './columns.ts';
import { countDuplicates } from './countDuplicates.ts';
import { addEntries } from './events.ts';
import { eventsOfChange } from './eventsOfChange.ts';
import { type LeadCaller, type LeadOwner, leadOf, leadsOf, ownedBy, ownLead, recordViewed } from './ownLead.ts';
import { workConditions } from './planned.ts';
import { noteProgress, noteSeen } from './progress.ts';
import { type LeadRow, leadConditions, leadOrders, ofLead, sourceConditions, toSourcedLead } from './rows.ts';

/** Records which leads the caller was shown. */
type NoteShown = (shown: readonly LeadRow[]) => Promise<void>;

/** A page of an owner's leads. */
export const listLeads = async (
  tx: Tx,
  owner: LeadOwner,
  query: InferType<typeof listAdminLeads.query>,
  note: NoteShown,
) => {
  const { sort = 'created_at', order } = query;
  // All rows have the same `broker_id`. Ordering by it first lets PostgreSQL read the main website's rows, where it is null,
  // in the order of an index, too.
  const orderBy = [...asStored(leads.brokerId)(order), ...ordered(order, leadOrders[sort], leads.id)];
  const where = and(ownedBy(owner), ...leadConditions(query), ...workConditions(query));
  const { rows, meta } = await findPage(tx, leads, { id: leads.id, where, orderBy, query }, (place) =>
    onPage(tx.select().from(leads).$dynamic(), place),
  );
  const [data] = await runPipelined(leadsOf(tx, rows), note(rows));
  return { data, meta };
};

/** A page of the leads of all brokers and of the main website, with the names of the brokers. */
export const listSourcedLeads = async (tx: Tx, query: InferType<typeof listAllLeads.query>, note: NoteShown) => {
  const { sort = 'created_at', order } = query;
  const orderBy = ordered(order, leadOrders[sort], leads.id);
  const searched = textContains(leads.search, query.q);
  const list = { id: leads.id, where: and(...sourceConditions({ ...query, q: '' })), searched, orderBy, query };
  const joined = tx.select({ lead: leads, brokerName: brokers.fullName }).from(leads).leftJoin(brokers, ofLead);
  const find = searched ? findInAll : countPage;
  const { rows, meta } = await find(tx, leads, list, (place) => onPage(joined.$dynamic(), place));
  const shown = rows.map(({ lead }) => lead);
  const [counts] = await runPipelined(countDuplicates(tx, shown), note(shown));
  return { data: rows.map((row) => toSourcedLead(row, counts.get(row.lead.id))), meta };
};

type Patch = InferType<typeof leadPatchBody>;

/** Adds a lead, with the default source and status, and the first entry on its timeline. */
export const addLead = async (
  tx: Tx,
  { session, request }: LeadCaller,
  body: InferType<typeof leadCreateBody>,
): Promise<Lead> => {
  const brokerId = session.role === 'broker' ? session.brokerId : null;
  const values = { ...newColumns(body), brokerId };
  const { source, status } = values;
  const [added] = await tx.insert(leads).values(values).returning();
  const row = found(added);
  const { id, propertyInterest: property_interest } = row;
  const [lead] = await runPipelined(
    leadOf(tx, row),
    recordAudit(tx, {
      actor: session,
      action: 'lead.created',
      object: { type: 'lead', id },
      address: request.ip,
      detail: { status },
    }),
    addEntries(tx, row, [{ kind: 'created', session, detail: { source, property_interest }, contact: row }]),
  );
  return lead;
};

/** The row with a patch's columns applied. */
const patched = (row: LeadRow, columns: ReturnType<typeof toColumns>): LeadRow => ({
  ...row,
  ...Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)),
});

const differs = (row: LeadRow, other: LeadRow): boolean => {
  const values = new Map<string, unknown>(Object.entries(other));
  return Object.entries(row).some(([name, value]) => value !== values.get(name));
};

/** Opens one of the caller's leads; the senders of a broker's enquiries see that. 404 for another owner's lead. */
export const openLead = async (tx: Tx, caller: LeadCaller, id: number): Promise<Lead> => {
  const lead = await ownLead(tx, caller.session, id);
  const [opened] = await runPipelined(
    leadOf(tx, lead),
    recordViewed(tx, caller, [lead]),
    caller.session.role === 'broker' && noteSeen(tx, id),
  );
  return opened;
};

/**
 * Applies a patch; without a difference the lead keeps its `updated_at`. The audit trail records who changed the lead,
 * or who was shown it. 404 for another owner's lead, 409 for one whose values differ from `onlyIf`. Returns, rather
 * than throws, a 409 with the current lead when the patch is stale, so that the transaction keeps the audit entry.
 */
export const changeLead = async (
  tx: Tx,
  caller: LeadCaller,
  id: number,
  patch: Patch,
  onlyIf: Patch = {},
): Promise<Lead | HttpError> => {
  const { session, request } = caller;
  const before = await ownLead(tx, session, id, true);
  if (differs(before, patched(before, toColumns(onlyIf))))
    throw new HttpError(409, 'Someone changed this lead meanwhile');
  const columns = toColumns(patch);
  const after = patched(before, columns);
  const stale = isLate(before, patch.updated_at);
  if (stale || !differs(before, after)) {
    const [current] = await runPipelined(leadOf(tx, before), recordViewed(tx, caller, [before]));
    return stale ? new HttpError(409, 'Someone else changed this lead in the meantime', { current }) : current;
  }
  const events = eventsOfChange(before, after).map((event) => ({ ...event, session }));
  const [[changed]] = await runPipelined(
    tx
      .update(leads)
      .set({
        ...columns,
        // Two changes within a millisecond still get different times.
        updatedAt: sql`greatest(now(), ${leads.updatedAt} + interval '1 millisecond')`,
        ...(events.length > 0 && { lastEventAt: sql`now()` }),
      })
      .where(eq(leads.id, id))
      .returning(),
    session.role === 'broker' && noteProgress(tx, id, after.status),
    recordChange(tx, {
      actor: session,
      object: { type: 'lead', id },
      address: request.ip,
      from: before.status,
      to: after.status,
    }),
    addEntries(tx, before, events),
  );
  return leadOf(tx, found(changed));
};
