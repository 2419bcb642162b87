import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Lead } from '#contract/leads/schemas.ts';
import { recordAudit } from '../db/audit.ts';
import type { Tx } from '../db/database.ts';
import { leads } from '../db/schema/leads.ts';
import { leadMerges } from '../db/schema/leadWork.ts';
import { found, HttpError } from '../errors.ts';
import type { Session } from '../http/session.ts';
import { countDuplicates } from './countDuplicates.ts';
import { type LeadRow, toLead } from './rows.ts';

/** The owner of leads: a broker, or the main website (`null`). */
export type LeadOwner = number | null;

/** The condition that selects an owner's leads. */
export const ownedBy = (owner: LeadOwner): SQL => (owner === null ? isNull(leads.brokerId) : eq(leads.brokerId, owner));

/** The person who reads or changes leads, and the request's IP address. */
export interface LeadCaller {
  readonly session: Session;
  readonly request: { readonly ip: string };
}

/** A broker who works on their own leads. */
export interface BrokerCaller extends LeadCaller {
  readonly session: Extract<Session, { role: 'broker' }>;
}

/** Records in the audit trail which leads the caller sees. */
export const recordViewed = (
  tx: Tx,
  { session, request }: LeadCaller,
  shown: readonly { readonly id: number }[],
): Promise<void> => {
  const ids = shown.map(({ id }) => id);
  return recordAudit(tx, { actor: session, action: 'lead.viewed', address: request.ip, detail: { ids } });
};

/** Stored leads as the API returns them. */
export const leadsOf = async (tx: Tx, rows: readonly LeadRow[]): Promise<Lead[]> => {
  const counts = await countDuplicates(tx, rows);
  return rows.map((row) => toLead(row, counts.get(row.id)));
};

/** A stored lead as the API returns it. */
export const leadOf = async (tx: Tx, row: LeadRow): Promise<Lead> => found((await leadsOf(tx, [row]))[0]);

/** Reads the current state of a lead. */
export const readLead = async (tx: Tx, id: number): Promise<Lead> =>
  leadOf(tx, found((await tx.select().from(leads).where(eq(leads.id, id)))[0]));

/** The lead that this one was finally merged into; undefined if it was not merged. */
const keptFor = async (tx: Tx, brokerId: number, id: number): Promise<number | undefined> => {
  const [merge] = await tx
    .select({ keptId: leadMerges.keptId })
    .from(leadMerges)
    .where(and(eq(leadMerges.otherId, id), eq(leadMerges.brokerId, brokerId), isNull(leadMerges.undoneAt)));
  return merge && ((await keptFor(tx, brokerId, merge.keptId)) ?? merge.keptId);
};

/**
 * The caller's stored lead, locked if it is about to be changed. 404 for another owner's lead, 410 for one that was
 * merged into another, 409 for changing one whose person was erased, so that the person is not restored.
 */
export const ownLead = async (tx: Tx, session: Session, id: number, isChanged = false): Promise<LeadRow> => {
  const owner = session.role === 'broker' ? session.brokerId : null;
  const query = tx
    .select()
    .from(leads)
    .where(and(eq(leads.id, id), ownedBy(owner)));
  const [row] = await (isChanged ? query.for('update') : query);
  const kept = row || owner === null ? undefined : await keptFor(tx, owner, id);
  if (kept !== undefined) throw new HttpError(410, 'This lead was merged into another one', { kept });
  const lead = found(row);
  if (isChanged && lead.privacy === 'erased')
    throw new HttpError(409, 'This lead was erased and cannot be changed any more');
  return lead;
};
