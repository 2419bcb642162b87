import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { leads, phoneKey } from '../db/schema/leads.ts';
import { leadMerges } from '../db/schema/leadWork.ts';
import { listingReports } from '../db/schema/properties.ts';
import type { Contact } from '../http/privacyTokens.ts';

/** The leads of a person: of all owners, by the proven contact alone. */
export const leadsOf = ({ email, phone }: Contact): SQL =>
  email === null ? eq(phoneKey(leads), phone) : eq(leads.emailKey, email);

/** The accounts of a person. */
export const accountsOf = ({ email, phone }: Contact): SQL =>
  email === null ? eq(users.phoneE164, phone) : eq(sql`lower(${users.email})`, email);

/** Merges that keep a lead of the person, which can still come back. */
export const mergesOf = ({ email, phone }: Contact): SQL =>
  email === null
    ? sql`${leadMerges.other} ->> 'phone_e164' = ${phone}`
    : sql`lower(${leadMerges.other} ->> 'email') = ${email}`;

/** Reports of homes that name the person as who may be asked. */
export const reportsOf = ({ email, phone }: Contact): SQL =>
  email === null
    ? sql`right(regexp_replace(${listingReports.contact}, '\\D', '', 'g'), 10) = right(${phone}, 10)`
    : eq(sql`lower(${listingReports.contact})`, email);

/** Whether anything is held about a person. */
export const isKnown = async (db: Database, contact: Contact): Promise<boolean> => {
  const accounts = await db.asSystem((tx) => tx.$count(users, accountsOf(contact)));
  if (accounts > 0) return true;
  return db.asPrivacy(
    async (tx) =>
      (await tx.$count(leads, leadsOf(contact))) > 0 ||
      (await tx.$count(leadMerges, mergesOf(contact))) > 0 ||
      (await tx.$count(listingReports, reportsOf(contact))) > 0,
  );
};

/** What a person is called and reached by, everywhere, and the brokers who have leads of the person; null for the main website. */
export interface Person {
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  readonly names: readonly string[];
  readonly owners: ReadonlySet<number | null>;
}

const mergedOf = async (tx: Tx, contact: Contact) => {
  const rows = await tx
    .select({ brokerId: leadMerges.brokerId, other: leadMerges.other })
    .from(leadMerges)
    .where(mergesOf(contact));
  const textIn = (value: unknown) => (typeof value === 'string' ? value : null);
  return rows.map(({ brokerId, other }) => ({
    brokerId,
    fullName: textIn(other?.full_name),
    email: textIn(other?.email),
    phone: textIn(other?.phone),
  }));
};

/** Reads who a person is, from the leads and the account. */
export const readPerson = async (db: Database, contact: Contact): Promise<Person> => {
  const named = { fullName: users.fullName, email: users.email, phone: users.phone, brokerId: users.brokerId };
  const accounts = await db.asSystem((tx) => tx.select(named).from(users).where(accountsOf(contact)));
  const held = await db.asPrivacy(async (tx) => [
    ...(await tx
      .selectDistinct({ fullName: leads.fullName, email: leads.email, phone: leads.phone, brokerId: leads.brokerId })
      .from(leads)
      .where(leadsOf(contact))),
    ...(await mergedOf(tx, contact)),
  ]);
  const all = [...accounts, ...held];
  const distinct = (values: readonly (string | null)[]) => [...new Set(values.flatMap((value) => value?.trim() || []))];
  return {
    emails: distinct([contact.email, ...all.map(({ email }) => email)]),
    phones: distinct([contact.phone, ...all.map(({ phone }) => phone)]),
    names: distinct(all.map(({ fullName }) => fullName)),
    owners: new Set(held.map(({ brokerId }) => brokerId)),
  };
};

/** Leads of a person that a request has not changed yet: what changes one leaves an entry in its timeline. */
export const isPending = (contact: Contact, requestId: string): SQL | undefined =>
  and(
    leadsOf(contact),
    sql`not exists (select from lead_events e where e.lead_id = ${leads.id} and e.kind = 'privacy'
      and e.detail ->> 'id' = ${requestId})`,
  );
