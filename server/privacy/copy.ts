import { asc, eq, inArray } from 'drizzle-orm';
import type { PrivacyCopy } from '#contract/privacy.ts';
import { csvLine } from '#contract/rules/csv.ts';
import { recordAudit } from '../db/audit.ts';
import type { Database, Tx } from '../db/database.ts';
import { brokers, sessions, users } from '../db/schema/accounts.ts';
import { leadEvents, leads } from '../db/schema/leads.ts';
import { homeReports } from '../db/schema/properties.ts';
import { savedHomes, savedSearches, seekerEnquiries } from '../db/schema/seekers.ts';
import { found } from '../errors.ts';
import { toLead } from '../leads/rows.ts';
import { isRecord } from '../lib/isRecord.ts';
import { MOST_COPIED } from '../limits/accounts.ts';
import { type Contact, copiedContact, takeCopy } from '../tokens/privacyTokens.ts';
import { accountsOf, leadsWith, reportsOf } from './person.ts';

const heldByOwners = async (tx: Tx, contact: Contact) => {
  const rows = await tx.select().from(leads).where(leadsWith(contact)).orderBy(asc(leads.id)).limit(MOST_COPIED);
  const ids = rows.map(({ id }) => id);
  const events = await tx
    .select()
    .from(leadEvents)
    .where(inArray(leadEvents.leadId, ids))
    .orderBy(asc(leadEvents.id))
    .limit(MOST_COPIED);
  const reports = await tx
    .select({
      at: homeReports.at,
      reason: homeReports.reason,
      note: homeReports.note,
      contact: homeReports.contact,
    })
    .from(homeReports)
    .where(reportsOf(contact))
    .limit(MOST_COPIED);
  return { rows, events, reports };
};

const accountOf = async (tx: Tx, { id: userId, ...account }: typeof users.$inferSelect) => {
  const { fullName: name, email, phone, createdAt, lastLoginAt, consentVersion, consentAt } = account;
  const ofAccount = { saved_homes: savedHomes, saved_searches: savedSearches } as const;
  const [homes, searches] = [
    await tx.select().from(ofAccount.saved_homes).where(eq(savedHomes.userId, userId)),
    await tx.select().from(ofAccount.saved_searches).where(eq(savedSearches.userId, userId)),
  ];
  const sent = await tx.select().from(seekerEnquiries).where(eq(seekerEnquiries.userId, userId)).limit(MOST_COPIED);
  const opened = await tx.select().from(sessions).where(eq(sessions.accountId, userId)).limit(MOST_COPIED);
  return {
    ...{ name, email, phone, created_at: createdAt, last_sign_in: lastLoginAt },
    consent: { version: consentVersion, at: consentAt },
    saved_homes: homes.map(({ home, savedAt }) => ({ home: home.title, saved_at: savedAt })),
    saved_searches: searches.map(({ name: search, query, alert }) => ({ name: search, query, alert })),
    enquiries: sent.map(({ home, at }) => ({ home: home.title, at })),
    sessions: opened
      .filter(({ role }) => role === 'user')
      .map(({ browser, place, createdAt: at }) => ({ browser, place, opened_at: at })),
  };
};

const namesOf = async (tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  const rows = await tx
    .select({ id: brokers.id, name: brokers.fullName })
    .from(brokers)
    .where(inArray(brokers.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
};

type LeadRow = typeof leads.$inferSelect;
type Event = typeof leadEvents.$inferSelect;

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The timeline entries that came with the proven contact, and whether other entries may be about another person. */
const ownIn = (lead: LeadRow, events: readonly Event[], { email, phone }: Contact) => {
  const cameWith = (event: Event) => (email === null ? event.contactPhone === phone : event.contactEmail === email);
  // Another person's lead, which an enquiry with the proven contact joined.
  if (email === null ? (lead.phoneE164 ?? lead.phone) !== phone : lead.emailKey !== email)
    return { own: events.filter((event) => event.kind === 'enquiry' && cameWith(event)), isShared: true };
  const proven = email === null ? 'phone' : 'email';
  const repeats = ({ detail }: Event) => listIn(detail.repeats).includes(proven);
  const isMerged = events.some(({ kind }) => kind === 'merged' || kind === 'unmerged');
  // The lead may have arrived with a different contact than it has now.
  const isEdited = events.some(({ detail }) =>
    listIn(detail.changes).some((change) => isRecord(change) && change.field === proven),
  );
  const own = events.filter(
    (event) => (event.kind === 'enquiry' && repeats(event)) || (event.kind === 'created' && !isMerged && !isEdited),
  );
  return { own, isShared: isMerged || events.some((event) => event.kind === 'enquiry' && !repeats(event)) };
};

const SHARED =
  'This entry is also about someone with other contact details. It shows only what came with yours: ask its holder for the rest';

const timelineOf = (events: readonly Event[]) =>
  events.map(({ at, kind, text, detail }) => ({ at, kind, text, detail }));

/** A lead with its timeline. If it shows more than one person, only what came with the proven contact. */
const toCopied = (row: LeadRow, all: readonly Event[], contact: Contact) => {
  const events = all.filter(({ leadId }) => leadId === row.id);
  const { own, isShared } = ownIn(row, events, contact);
  // Entries past the limit are not read, and may concern others.
  if (isShared || all.length >= MOST_COPIED) return { ...contact, left_out: SHARED, timeline: timelineOf(own) };
  const { id: _, duplicates, ...held } = toLead(row);
  return {
    ...held,
    consents: [...(row.consentAt ? [{ version: row.consentVersion, at: row.consentAt }] : []), ...row.laterConsents],
    timeline: timelineOf(events),
  };
};

/** Everything held about a contact's owner, across all brokers. */
const gather = async (db: Database, contact: Contact) => {
  const { rows, events, reports } = await db.asPrivacy((tx) => heldByOwners(tx, contact));
  return db.asSystem(async (tx) => {
    const names = await namesOf(
      tx,
      rows.flatMap(({ brokerId }) => brokerId ?? []),
    );
    const accounts = [];
    for (const account of await tx.select().from(users).where(accountsOf(contact)))
      accounts.push(await accountOf(tx, account));
    return {
      contact: contact.email ?? contact.phone,
      made_at: new Date(),
      leads: rows.map((row) => ({
        held_by: row.brokerId === null ? 'Nivaas' : (names.get(row.brokerId) ?? 'A broker'),
        ...toCopied(row, events, contact),
      })),
      accounts,
      reports_of_homes: reports,
    };
  });
};

/** A CSV line for each value, with its path in the copy, such as `leads.1.full_name`. */
const linesOf = (value: unknown, where: readonly string[] = []): string[] => {
  if (value instanceof Date) return [csvLine([where.join('.'), value.toISOString()])];
  if (Array.isArray(value)) return value.flatMap((one, nth) => linesOf(one, [...where, String(nth + 1)]));
  if (isRecord(value)) return Object.entries(value).flatMap(([name, one]) => linesOf(one, [...where, name]));
  return value === null || value === undefined ? [] : [csvLine([where.join('.'), String(value)])];
};

/** The copy that a link gives access to, once: 404 for a token that does not work, or no longer works. */
export const copyFor = async (db: Database, token: string, address: string): Promise<PrivacyCopy> => {
  const contact = found(await db.asSystem((tx) => copiedContact(tx, token)));
  const copy = await gather(db, contact);
  // Only now is the token used up, so that the link still works if the copy could not be made.
  await db.asSystem(async (tx) => {
    found(await takeCopy(tx, token));
    await recordAudit(tx, { action: 'privacy.copied', address });
  });
  // The byte order mark lets spreadsheets read names in Indian scripts.
  return { copy, csv: `\ufeff${csvLine(['what', 'value'])}${linesOf(copy).join('')}` };
};
