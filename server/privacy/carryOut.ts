import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { paths } from '#contract/paths.ts';
import { PRIVACY_LINK_HOURS, type PrivacyKind } from '#contract/privacy.ts';
import { CODE_MINUTES } from '#contract/rules/lifetimes.ts';
import type { OtpSender } from '../auth/otpSender.ts';
import { recordAudit } from '../db/audit.ts';
import type { Database, Tx } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { leadEvents, leads } from '../db/schema/leads.ts';
import { privacyLeads, privacyRequests } from '../db/schema/privacy.ts';
import { addJob } from '../jobs/queue.ts';
import type { JobHandler } from '../jobs/worker.ts';
import { lockEnquiries } from '../leads/lockEnquiries.ts';
import { codeOf } from '../lib/errorCode.ts';
import { LEADS_CHANGED_FOR_PRIVACY } from '../limits/accounts.ts';
import { addMail } from '../mail/mailJobs.ts';
import { notifyOperator } from '../notifications/notify.ts';
import { endAllAlerts } from '../seekers/unsubscribe.ts';
import {
  type Contact,
  contactOf,
  endRequestsOf,
  issueCopyToken,
  nobody,
  type PrivacyRow,
} from '../tokens/privacyTokens.ts';
import { eraseAccounts, eraseCounts, eraseLeads, eraseMails, eraseMerges, eraseReports } from './erase.ts';
import { accountsOf, isKnown, isPending, leadsWith, readPerson } from './person.ts';
import { issueCode } from './requests.ts';
import { scrubbingOf, scrubMerges, scrubTexts } from './scrub.ts';

/** The dependencies for carrying out a request. */
export interface PrivacyWork {
  readonly db: Database;
  /** The platform's URL, the start of every link. */
  readonly origin: string;
  readonly sendOtp?: OtpSender | undefined;
  /** Deletes the mails to a receiver that are still stored here. */
  readonly forgetMails?: ((to: string) => Promise<void>) | undefined;
}

type LeadRow = typeof leads.$inferSelect;
type Change = (tx: Tx, rows: readonly LeadRow[], owner: number | null) => Promise<void>;

const requestOf = async (db: Database, { id }: Readonly<Record<string, unknown>>): Promise<PrivacyRow | undefined> => {
  const [row] = await db.asSystem((tx) =>
    tx
      .select()
      .from(privacyRequests)
      .where(eq(privacyRequests.id, String(id))),
  );
  return row;
};

/** The job: sends the link or the code that proves a contact, if anything is held about it. */
export const sendProof =
  ({ db, sendOtp }: PrivacyWork): JobHandler =>
  async (data) => {
    const request = await requestOf(db, data);
    const contact = request && contactOf(request);
    if (!contact || request.state !== 'asked' || !(await isKnown(db, contact))) return undefined;
    if (contact.email !== null) {
      const order = { kind: 'privacy_proof', requestId: request.id, asked: request.kind } as const;
      return (tx) => addMail(tx, { ...order, to: contact.email, name: '' });
    }
    if (!sendOtp) return undefined;
    const code = await issueCode(db, request.id);
    const words = `${code} is your code to confirm your privacy request at Nivaas. It works for ${CODE_MINUTES} minutes. Do not share it.`;
    await sendOtp(contact.phone, code, words);
    return undefined;
  };

/** The job: sends the link to a copy to a phone. */
export const sendCopyLink =
  ({ db, origin, sendOtp }: PrivacyWork): JobHandler =>
  async (data) => {
    const request = await requestOf(db, data);
    const phone = request?.phone;
    const token = phone && (await db.asSystem((tx) => issueCopyToken(tx, request.id)));
    if (!phone || !token || !sendOtp) return undefined;
    const words = `Your data from Nivaas. This link works once, for ${PRIVACY_LINK_HOURS} hours:`;
    await sendOtp(phone, '', `${words} ${origin}${paths.privacyCopy}?token=${token}`);
    return undefined;
  };

/** Records for each broker how many of their leads a request concerns. */
const noteLeads = (db: Database, requestId: string, contact: Contact): Promise<void> =>
  db.asPrivacy(async (tx) => {
    const counted = await tx
      .select({ brokerId: sql<number>`${leads.brokerId}`, leads: sql<number>`count(*)::int` })
      .from(leads)
      .where(and(leadsWith(contact), sql`${leads.brokerId} is not null`))
      .groupBy(leads.brokerId);
    if (counted.length === 0) return;
    await tx
      .insert(privacyLeads)
      .values(counted.map((one) => ({ requestId, ...one })))
      .onConflictDoNothing();
  });

/**
 * Changes every lead of the person, some per transaction, and adds an entry to each timeline, which marks the lead as
 * changed: after a crash only the rest is changed. Enquiries wait meanwhile: each joins the lead as it was before, or
 * becomes a new lead.
 */
const changeLeads = async (db: Database, { id, kind, note }: PrivacyRow, contact: Contact, change: Change) => {
  let changed = 0;
  for (let more = true; more; ) {
    more = await db.asPrivacy(async (tx) => {
      const [first] = await tx
        .select({ owner: leads.brokerId })
        .from(leads)
        .where(isPending(contact, { id, kind }))
        .limit(1);
      if (!first) return false;
      const { owner } = first;
      if (owner !== null) await lockEnquiries(tx, owner);
      const isOwners = owner === null ? isNull(leads.brokerId) : eq(leads.brokerId, owner);
      const rows = await tx
        .select()
        .from(leads)
        .where(and(isOwners, isPending(contact, { id, kind })))
        .orderBy(asc(leads.id))
        .limit(LEADS_CHANGED_FOR_PRIVACY)
        .for('update');
      if (rows.length === 0) return true;
      await change(tx, rows, owner);
      const entry = { kind: 'privacy', text: note, detail: { request: kind, id } } as const;
      await tx.insert(leadEvents).values(rows.map(({ id: leadId, brokerId }) => ({ leadId, brokerId, ...entry })));
      changed += rows.length;
      return true;
    });
  }
  return changed;
};

const later = sql`greatest(now(), ${leads.updatedAt} + interval '1 millisecond')`;

const setOn =
  (values: Partial<Pick<LeadRow, 'fullName' | 'city' | 'privacy'>>): Change =>
  async (tx, rows) => {
    const ids = rows.map(({ id }) => id);
    await tx
      .update(leads)
      .set({ ...values, updatedAt: later })
      .where(or(...ids.map((id) => eq(leads.id, id))));
  };

const correct = async (db: Database, request: PrivacyRow, contact: Contact): Promise<number> => {
  const { fullName, city } = request;
  const changed = await changeLeads(
    db,
    request,
    contact,
    setOn({ ...(fullName && { fullName }), ...(city && { city }) }),
  );
  if (fullName)
    await db.asSystem((tx) => tx.update(users).set({ fullName, updatedAt: new Date() }).where(accountsOf(contact)));
  return changed;
};

const withdraw = async (db: Database, request: PrivacyRow, contact: Contact): Promise<number> => {
  const changed = await changeLeads(db, request, contact, setOn({ privacy: 'withdrawn' }));
  await db.asSystem(async (tx) => {
    for (const { id } of await tx.select({ id: users.id }).from(users).where(accountsOf(contact)))
      await endAllAlerts(tx, id);
  });
  return changed;
};

/** Scrubs texts first: after a crash the leads and the account still identify the person. */
const erase = async ({ db, forgetMails }: PrivacyWork, request: PrivacyRow, contact: Contact): Promise<number> => {
  const person = await readPerson(db, contact);
  const scrubbing = scrubbingOf(contact);
  await db.asPrivacy((tx) => eraseReports(tx, contact));
  await scrubTexts(db, scrubbing);
  for (const email of new Set([...person.accounts, ...(contact.email ? [contact.email] : [])]))
    await forgetMails?.(email);
  await eraseMails(db, person);
  await eraseCounts(db, person);
  const erased = await changeLeads(db, request, contact, (tx, rows) => eraseLeads(tx, contact, rows));
  await db.asPrivacy((tx) => eraseMerges(tx, contact));
  await scrubMerges(db, scrubbing);
  await eraseAccounts(db, contact);
  return erased;
};

const doing: Readonly<
  Record<PrivacyKind, (work: PrivacyWork, request: PrivacyRow, contact: Contact) => Promise<number>>
> = {
  copy: async () => 0,
  correct: ({ db }, request, contact) => correct(db, request, contact),
  withdraw: ({ db }, request, contact) => withdraw(db, request, contact),
  erase,
};

/** Ends a request and erases who made it; for a copy, only once it is fetched. */
const end = (db: Database, { id, kind }: PrivacyRow, contact: Contact, changed: number): Promise<void> =>
  db.asPrivacy(async (tx) => {
    const forgotten = kind === 'copy' ? {} : nobody;
    const ended = await tx
      .update(privacyRequests)
      .set({ state: 'done', endedAt: sql`now()`, ...forgotten })
      .where(and(eq(privacyRequests.id, id), eq(privacyRequests.state, 'open')))
      .returning({ id: privacyRequests.id });
    if (ended.length === 0) return;
    // Also ends requests made since this one was confirmed.
    if (kind === 'erase') await endRequestsOf(tx, contact, id);
    await recordAudit(tx, { action: 'privacy.carried_out', detail: { request: id, kind, leads: changed } });
    if (kind !== 'copy') return;
    if (contact.email === null) await addJob(tx, 'privacy_copy_link', { id });
    else await addMail(tx, { kind: 'privacy_copy', requestId: id, asked: kind, to: contact.email, name: '' });
  });

/** The job: carries out a confirmed request. It can be interrupted at any moment, and continues from there. */
export const carryOut =
  (work: PrivacyWork): JobHandler =>
  async (data) => {
    const request = await requestOf(work.db, data);
    const contact = request && contactOf(request);
    if (!contact || request.state !== 'open') return undefined;
    try {
      await noteLeads(work.db, request.id, contact);
      await end(work.db, request, contact, await doing[request.kind](work, request, contact));
    } catch (error) {
      // Omits the error's message, which may identify the person.
      const code = codeOf(error instanceof Error ? (error.cause ?? error) : error);
      throw new Error(`The request could not be carried out (${String(code ?? 'no code')})`);
    }
    return undefined;
  };

/**
 * Marks a request as failed for good, and notifies the operators, who can start it again: the requester's contact is
 * kept until then.
 */
export const failPrivacy = async (tx: Tx, { id }: Readonly<Record<string, unknown>>): Promise<void> => {
  const isOpen = and(eq(privacyRequests.id, String(id)), eq(privacyRequests.state, 'open'));
  const failed = await tx
    .update(privacyRequests)
    .set({ state: 'failed', endedAt: sql`now()` })
    .where(isOpen)
    .returning({ id: privacyRequests.id });
  if (failed.length === 0) return;
  await notifyOperator(tx, {
    kind: 'privacy_request',
    failed: true,
    title: 'Privacy request failed',
    message: 'A privacy request could not be carried out. Please start it again before its time limit.',
    link: `${paths.superadmin.settings}#privacy`,
  });
  await recordAudit(tx, { action: 'privacy.failed', detail: { request: String(id) } });
};
