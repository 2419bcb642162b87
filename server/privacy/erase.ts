import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/database.ts';
import { emailChanges, signupCodes, users } from '../db/schema/accounts.ts';
import { jobs } from '../db/schema/jobs.ts';
import { leads } from '../db/schema/leads.ts';
import { leadMerges } from '../db/schema/leadWork.ts';
import { loginAttempts } from '../db/schema/platform.ts';
import { homeReports } from '../db/schema/properties.ts';
import { seekerEnquiries } from '../db/schema/seekers.ts';
import { toColumns } from '../leads/columns.ts';
import { eraseAccount } from '../seekers/closeAccount.ts';
import type { Contact } from '../tokens/privacyTokens.ts';
import { forgetArrivals, forgetNotices, stripEvents } from './hanging.ts';
import { eraseMergeSides, erasePart, fieldsErased, personErased } from './part.ts';
import { accountsOf, isShared, leadsOf, type Person, reportsOf } from './person.ts';
import { eraseAnswers, scrubOwn } from './scrub.ts';

type LeadRow = typeof leads.$inferSelect;

/** The values of a stored lead's personal columns after an erasure. */
const storedErased = {
  ...personErased,
  assigned_to: null,
  follow_up_at: null,
  follow_up_kind: null,
  follow_up_text: null,
  privacy: 'erased',
};

/** Erases the person in the leads that merges keep, so that undoing a merge does not restore the person. */
export const eraseMerges = (tx: Tx, contact: Contact): Promise<void> => eraseMergeSides(tx, contact, storedErased);

/** Erases what the person wrote when reporting homes. The reports stay. */
export const eraseReports = async (tx: Tx, contact: Contact): Promise<void> => {
  await tx
    .update(homeReports)
    .set({ note: null, contact: null })
    .where(and(reportsOf(contact), isNotNull(homeReports.contact)));
};

/**
 * Erases the person from leads that show only one person, and from the rows that belong to them. Status, source and
 * dates stay.
 */
const eraseWhole = async (tx: Tx, rows: readonly LeadRow[]): Promise<void> => {
  const ids = rows.map(({ id }) => id);
  const events = await stripEvents(tx, inArray(sql`lead_id`, ids));
  await eraseAnswers(tx, ids, events);
  const erased = sql`${JSON.stringify(storedErased)}::jsonb`;
  const { other, before, after, keptId } = leadMerges;
  await tx
    .update(leadMerges)
    .set({ other: sql`${other} || ${erased}`, before: sql`${before} || ${erased}`, after: sql`${after} || ${erased}` })
    .where(inArray(keptId, ids));
  const [owner = null] = rows.map(({ brokerId }) => brokerId);
  await forgetNotices(tx, { ids, owner });
  if (owner === null)
    await forgetArrivals(
      tx,
      rows.map(({ createdAt }) => createdAt),
    );
  await tx.delete(seekerEnquiries).where(inArray(seekerEnquiries.leadId, ids));
  for (const row of rows) {
    await tx
      .update(leads)
      .set({
        ...toColumns(fieldsErased),
        // A home's title says nothing about the person, but a typed text may.
        propertyInterest: row.propertyId === null ? null : scrubOwn(row.propertyInterest, row),
        assignedTo: scrubOwn(row.assignedTo, row),
        followUpAt: null,
        followUpKind: null,
        followUpText: null,
        privacy: 'erased',
      })
      .where(eq(leads.id, row.id));
  }
};

/** Erases a person from some leads of one owner. From a lead that also shows another person, only what came with the contact is erased. */
export const eraseLeads = async (tx: Tx, contact: Contact, rows: readonly LeadRow[]): Promise<void> => {
  const ids = rows.map(({ id }) => id);
  const whole = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(and(inArray(leads.id, ids), leadsOf(contact), sql`not ${isShared(contact)}`));
  const wholeIds = new Set(whole.map(({ id }) => id));
  const own = rows.filter(({ id }) => wholeIds.has(id));
  if (own.length > 0) await eraseWhole(tx, own);
  for (const row of rows) if (!wholeIds.has(row.id)) await erasePart(tx, contact, row);
  await tx
    .update(leads)
    // A form that still shows the person cannot be saved any more.
    .set({ updatedAt: sql`greatest(now(), ${leads.updatedAt} + interval '1 millisecond')` })
    .where(inArray(leads.id, ids));
};

/** Deletes the mails to the person's accounts. */
export const eraseMails = async (db: Database, { accounts }: Person): Promise<void> => {
  const isTo = inArray(
    sql`lower(${jobs.data} ->> 'to')`,
    accounts.map((email) => email.toLowerCase()),
  );
  await db.asPrivacy((tx) =>
    tx.delete(jobs).where(and(eq(jobs.kind, 'mail'), sql`${jobs.data} ->> 'role' = 'user'`, isTo)),
  );
};

/**
 * Deletes the rate limit counters for the person's own contacts. Sign-in counters stay, because they protect accounts.
 * So do the counters of contacts that only a lead has: they are not proven, and may belong to another person, whom the
 * limits protect.
 */
export const eraseCounts = (db: Database, { counted }: Person): Promise<void> =>
  db.asSystem(async (tx) => {
    await tx.delete(signupCodes).where(inArray(signupCodes.phone, [...counted]));
    await tx.delete(loginAttempts).where(
      inArray(
        loginAttempts.key,
        counted.map((one) => `privacy:${one}`),
      ),
    );
  });

/** Erases a person's account, and the data that sign-up and sign-in keep with it. */
export const eraseAccounts = async (db: Database, contact: Contact): Promise<number> =>
  db.asSystem(async (tx) => {
    const open = await tx.select().from(users).where(accountsOf(contact)).for('update');
    for (const account of open) await eraseAccount(tx, account);
    const { email } = contact;
    if (email !== null) {
      const isOf = or(eq(sql`lower(${emailChanges.email})`, email), eq(sql`lower(${emailChanges.former})`, email));
      await tx.delete(emailChanges).where(and(eq(emailChanges.role, 'user'), isOf));
    }
    return open.length;
  });
