import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { paths } from '#contract/paths.ts';
import type { Database, Tx } from '../db/database.ts';
import { emailChanges, signupCodes, users } from '../db/schema/accounts.ts';
import { leads } from '../db/schema/leads.ts';
import { leadMerges } from '../db/schema/leadWork.ts';
import { loginAttempts, notifications } from '../db/schema/platform.ts';
import { seekerEnquiries } from '../db/schema/seekers.ts';
import type { Contact } from '../http/privacyTokens.ts';
import { eraseAccount } from '../seekers/closeAccount.ts';
import { accountsOf, mergesOf, type Person } from './person.ts';
import { ERASED, type Scrubbing } from './scrub.ts';

type LeadRow = typeof leads.$inferSelect;

/** The columns of a stored lead that are about its person, as they are afterwards. */
const storedErased = {
  full_name: ERASED,
  email: null,
  phone: '',
  phone_e164: null,
  city: null,
  property_interest: null,
  message: null,
  assigned_to: null,
  follow_up_at: null,
  follow_up_kind: null,
  follow_up_text: null,
  privacy: 'erased',
};

/** What of a timeline stays: what happened when, without a word that anybody wrote. */
const eraseTimelines = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  await tx.execute(sql`
    with gone as (delete from lead_events where ${inArray(sql`lead_id`, [...ids])} returning *)
    insert into lead_events (id, lead_id, broker_id, at, kind, actor_role, actor_id, detail)
    overriding system value
    select id, lead_id, broker_id, at, kind, actor_role, actor_id,
      case kind when 'status' then detail when 'edited' then '{"changes": []}' when 'privacy' then detail
        when 'created' then jsonb_build_object('source', detail -> 'source')
        else jsonb_strip_nulls(jsonb_build_object('at', detail -> 'at', 'kind', detail -> 'kind')) end
    from gone`);
};

/** What a merge of these leads keeps, so that undoing it brings nobody back. */
export const eraseMerges = async (tx: Tx, contact: Contact, ids: readonly number[]): Promise<void> => {
  const erased = sql`${JSON.stringify(storedErased)}::jsonb`;
  const ofKept = inArray(leadMerges.keptId, [...ids]);
  await tx
    .update(leadMerges)
    .set({ other: sql`${leadMerges.other} || ${erased}` })
    .where(or(ofKept, mergesOf(contact)));
  await tx
    .update(leadMerges)
    .set({ before: sql`${leadMerges.before} || ${erased}`, after: sql`${leadMerges.after} || ${erased}` })
    .where(ofKept);
};

const pagesOf = (id: number): string[] => [paths.broker.lead(id), paths.superadmin.lead(id)];

/** Erases the person of some leads of one owner, with what hangs on them. The leads stay, with their status, source and dates. */
export const eraseLeads = async (
  tx: Tx,
  contact: Contact,
  rows: readonly LeadRow[],
  { scrub }: Scrubbing,
): Promise<void> => {
  const ids = rows.map(({ id }) => id);
  await eraseTimelines(tx, ids);
  await eraseMerges(tx, contact, ids);
  const [owner = null] = rows.map(({ brokerId }) => brokerId);
  const isOwners: SQL = owner === null ? isNull(notifications.brokerId) : eq(notifications.brokerId, owner);
  await tx.delete(notifications).where(and(isOwners, inArray(notifications.link, ids.flatMap(pagesOf))));
  await tx.delete(seekerEnquiries).where(inArray(seekerEnquiries.leadId, ids));
  for (const { id, brokerId, propertyId, propertyInterest, assignedTo } of rows) {
    await tx
      .update(leads)
      .set({
        fullName: ERASED,
        email: null,
        phone: '',
        phoneE164: null,
        city: null,
        // The title of a home says nothing about the person; what somebody typed may.
        propertyInterest: propertyId === null ? null : scrub(propertyInterest, brokerId),
        message: null,
        assignedTo: scrub(assignedTo, brokerId),
        followUpAt: null,
        followUpKind: null,
        followUpText: null,
        privacy: 'erased',
        // A form that still shows the person cannot be saved any more.
        updatedAt: sql`greatest(now(), ${leads.updatedAt} + interval '1 millisecond')`,
      })
      .where(eq(leads.id, id));
  }
};

/** Erases a person's account, and what sign-up and sign-in keep beside it. */
export const eraseAccounts = async (db: Database, contact: Contact, { emails }: Person): Promise<number> =>
  db.asSystem(async (tx) => {
    const open = await tx.select().from(users).where(accountsOf(contact)).for('update');
    for (const account of open) await eraseAccount(tx, account);
    const { phone } = contact;
    if (phone !== null) await tx.delete(signupCodes).where(eq(signupCodes.phone, phone));
    for (const email of emails.map((one) => one.toLowerCase())) {
      await tx.delete(loginAttempts).where(sql`strpos(lower(${loginAttempts.key}), ${email}) > 0`);
      const isOf = sql`${email} in (lower(${emailChanges.email}), lower(${emailChanges.former}))`;
      await tx.delete(emailChanges).where(and(eq(emailChanges.role, 'user'), isOf));
    }
    return open.length;
  });
