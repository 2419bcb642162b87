import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import type { CallInput } from '#contract/endpoint.ts';
import { leadFields } from '#contract/leads/fields.ts';
import type { Lead } from '#contract/leads/schemas.ts';
import { type MergedField, mergedFields, type mergeLeads } from '#contract/leads/tools.ts';
import { UNMERGED_WITHIN_H } from '#contract/rules/lifetimes.ts';
import { recordAudit } from '../db/audit.ts';
import type { Tx } from '../db/database.ts';
import { leadEvents, leads } from '../db/schema/leads.ts';
import { leadMerges } from '../db/schema/leadWork.ts';
import { properties } from '../db/schema/properties.ts';
import { seekerEnquiries } from '../db/schema/seekers.ts';
import { found, HttpError } from '../errors.ts';
import { notifyWhenDue } from './dueFollowUps.ts';
import { addLeadEvent } from './events.ts';
import { lockEnquiries } from './lockEnquiries.ts';
import { type BrokerCaller, ownLead, readLead } from './ownLead.ts';
import { noteSeen } from './progress.ts';
import type { LeadRow } from './rows.ts';

type Stored = Readonly<Record<string, unknown>>;

// Generated columns cannot be written.
const columnNames = getTableConfig(leads).columns.flatMap(({ name, generated }) => (generated ? [] : [name]));

const listOf = (names: readonly string[]): SQL =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );

/** A lead's columns as stored, by their database names. */
const storedLead = async (tx: Tx, id: number): Promise<Stored> => {
  const [row] = await tx
    .select({ stored: sql<Stored>`to_jsonb(${leads})` })
    .from(leads)
    .where(eq(leads.id, id));
  const { stored } = found(row);
  return Object.fromEntries(columnNames.map((name) => [name, stored[name]]));
};

const valuesOf = (stored: Stored, names: readonly string[]): SQL =>
  sql`select ${listOf(names)} from jsonb_populate_record(null::leads, ${JSON.stringify(stored)}::jsonb)`;

/** What belongs to a field besides its own column. */
const furtherColumns: Readonly<Partial<Record<MergedField, readonly (keyof LeadRow)[]>>> = {
  phone: ['phoneE164'],
  property_interest: ['propertyId'],
  follow_up: ['followUpAt', 'followUpKind', 'followUpText'],
};

const columnsOf = (field: MergedField): readonly (keyof LeadRow)[] => [
  ...(field === 'follow_up' ? [] : [leadFields[field].column]),
  ...(furtherColumns[field] ?? []),
];

const consentsOf = ({ consentVersion: version, consentAt: at, laterConsents }: LeadRow): LeadRow['laterConsents'] => [
  ...(version && at ? [{ version, at: at.toISOString() }] : []),
  ...laterConsents,
];

/**
 * What the kept lead takes from the other: the chosen fields, the consents or their withdrawal, and the first contact
 * if it was earlier.
 */
const takenFrom = (kept: LeadRow, other: LeadRow, { fields }: CallInput<typeof mergeLeads>['body']) => {
  const names = mergedFields.values.filter((field) => fields[field] === 'theirs').flatMap(columnsOf);
  const contacts = [kept.firstContactAt, other.firstContactAt].flatMap((at) => at ?? []);
  return {
    ...Object.fromEntries(names.map((name) => [name, other[name]])),
    laterConsents: [...kept.laterConsents, ...consentsOf(other)],
    privacy: kept.privacy ?? other.privacy,
    firstContactAt: contacts.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null,
    // Two changes within a millisecond still get different times.
    updatedAt: sql`greatest(now(), ${leads.updatedAt} + interval '1 millisecond')`,
  };
};

const move = async (
  tx: Tx,
  table: typeof leadEvents | typeof seekerEnquiries,
  to: number,
  which: (columns: { id: PgColumn; leadId: PgColumn }) => SQL,
): Promise<number[]> => {
  const rows = await tx.update(table).set({ leadId: to }).where(which(table)).returning({ id: table.id });
  return rows.map(({ id }) => id);
};

const mergeDetail = ({ id, fullName, phone, email }: LeadRow) => ({ other_id: id, full_name: fullName, phone, email });

/**
 * Merges another lead into this one, which keeps both timelines and the chosen fields. 400 for merging with itself, 404
 * for another owner's lead, 410 for one that is already merged.
 */
export const merge = async (
  tx: Tx,
  caller: BrokerCaller,
  id: number,
  body: CallInput<typeof mergeLeads>['body'],
): Promise<Lead> => {
  const { session, request } = caller;
  const { other_id: otherId } = body;
  await ownLead(tx, session, id);
  if (otherId === id)
    throw new HttpError(400, 'A lead cannot be merged with itself', {
      errors: { other_id: 'A lead cannot be merged with itself' },
    });
  // Enquiries that would join one of the leads have to wait.
  await lockEnquiries(tx, session.brokerId);
  const [first, second] = [
    await ownLead(tx, session, Math.min(id, otherId), true),
    await ownLead(tx, session, Math.max(id, otherId), true),
  ];
  const [kept, other] = first.id === id ? [first, second] : [second, first];
  const before = await storedLead(tx, id);
  const merged = { brokerId: session.brokerId, keptId: id, otherId, other: await storedLead(tx, otherId), before };
  const [row] = await tx.insert(leadMerges).values(merged).returning({ id: leadMerges.id });
  const events = await move(tx, leadEvents, id, ({ leadId }) => eq(leadId, otherId));
  const enquiries = await move(tx, seekerEnquiries, id, ({ leadId }) => eq(leadId, otherId));
  await tx.delete(leads).where(eq(leads.id, otherId));
  await tx
    .update(leads)
    .set(takenFrom(kept, other, body))
    .where(eq(leads.id, id));
  const { email, phone, follow_up: plan } = body.fields;
  if (plan === 'theirs') await notifyWhenDue(tx, kept, other.followUpAt);
  await addLeadEvent(tx, kept, {
    kind: 'merged',
    session,
    detail: mergeDetail(other),
    // Contact details that the lead no longer shows can still be found by this entry.
    contact: { email: (email === 'theirs' ? kept : other).email, phone: (phone === 'theirs' ? kept : other).phone },
  });
  const after = await storedLead(tx, id);
  await tx
    .update(leadMerges)
    .set({ events, enquiries, after })
    .where(eq(leadMerges.id, found(row).id));
  await noteSeen(tx, id);
  const object = { type: 'lead', id } as const;
  await recordAudit(tx, {
    actor: session,
    action: 'lead.merged',
    object,
    address: request.ip,
    detail: { other: otherId },
  });
  return readLead(tx, id);
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Removes the home if it has been erased since. */
const withoutErased = async (tx: Tx, stored: Stored): Promise<Stored> => {
  const { property_id: home } = stored;
  if (typeof home !== 'number' || (await tx.$count(properties, eq(properties.id, home))) > 0) return stored;
  return { ...stored, property_id: null };
};

/**
 * Undoes the latest merge of a lead. The other lead is restored as it was; this lead gets its old values back, except for fields that
 * were edited since. Newer timeline entries stay on this lead. 409 without a merge, or more than a day after it.
 */
export const unmerge = async (tx: Tx, { session, request }: BrokerCaller, id: number): Promise<Lead> => {
  const kept = await ownLead(tx, session, id, true);
  const ofKept = and(eq(leadMerges.keptId, id), isNull(leadMerges.undoneAt));
  const inTime = sql<boolean>`${leadMerges.at} > now() - make_interval(hours => ${UNMERGED_WITHIN_H}::int)`;
  const [row] = await tx
    .select({ merge: leadMerges, inTime })
    .from(leadMerges)
    .where(ofKept)
    .orderBy(desc(leadMerges.id))
    .limit(1);
  if (!row) throw new HttpError(409, 'No other lead was merged into this one');
  const { other, before, after, otherId, events, enquiries } = row.merge;
  if (!row.inTime || !other || !before || !after) {
    throw new HttpError(409, `A merge can be undone for ${UNMERGED_WITHIN_H} hours only`);
  }
  // Both leads were taken for one person: consent that was withdrawn since the merge is withdrawn for both.
  const privacy = other.privacy ?? (after.privacy === null ? kept.privacy : null);
  const restored = await withoutErased(tx, { ...other, privacy });
  await tx.execute(
    sql`insert into leads (${listOf(columnNames)}) overriding system value ${valuesOf(restored, columnNames)}`,
  );
  await move(tx, leadEvents, otherId, (event) => inArray(event.id, events));
  await move(tx, seekerEnquiries, otherId, (enquiry) => inArray(enquiry.id, enquiries));
  const now = await storedLead(tx, id);
  const changed = columnNames.filter((name) => !same(before[name], after[name]) && same(now[name], after[name]));
  if (changed.length > 0) {
    const values = valuesOf(await withoutErased(tx, before), changed);
    await tx.execute(sql`update leads set (${listOf(changed)}) = (${values}) where id = ${id}::int`);
  }
  await addLeadEvent(tx, kept, {
    kind: 'unmerged',
    session,
    detail: { other_id: otherId, full_name: other.full_name },
  });
  await tx.update(leadMerges).set({ undoneAt: sql`now()` }).where(eq(leadMerges.id, row.merge.id));
  const object = { type: 'lead', id } as const;
  await recordAudit(tx, {
    actor: session,
    action: 'lead.unmerged',
    object,
    address: request.ip,
    detail: { other: otherId },
  });
  return readLead(tx, id);
};
