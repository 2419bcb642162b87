import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import type { PrivacyKind } from '#contract/privacy.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { leadEvents, leads, phoneKey } from '../db/schema/leads.ts';
import { leadMerges } from '../db/schema/leadWork.ts';
import { homeReports } from '../db/schema/properties.ts';
import type { Contact } from '../tokens/privacyTokens.ts';

// Only the proven contact identifies a person. The other contact in the same lead may belong to another person.

/** The leads of a person: of all owners, by the proven contact alone. */
export const leadsOf = ({ email, phone }: Contact): SQL =>
  email === null ? eq(phoneKey(leads), phone) : eq(leads.emailKey, email);

/** The timeline entries that came with the contact. */
const eventsOf = ({ email, phone }: Contact): SQL =>
  email === null ? eq(leadEvents.contactPhone, phone) : eq(leadEvents.contactEmail, email);

/** A person's leads, and those of others that the contact joined or was merged into. */
export const leadsWith = (contact: Contact): SQL =>
  // An array, so that each side of the `or` uses its index.
  sql`(${leadsOf(contact)} or ${leads.id} = any(array(select ${leadEvents.leadId} from ${leadEvents} where ${eventsOf(contact)})))`;

/** Leads that also show another person: an enquiry that joined them, or a lead merged into them, has a different contact. */
export const isShared = ({ email, phone }: Contact): SQL => {
  const [kind, isMerged] =
    email === null
      ? ['phone', sql`e.contact_phone is distinct from ${phone}`]
      : ['email', sql`e.contact_email is distinct from ${email}`];
  return sql`exists (select from lead_events e where e.lead_id = ${leads.id}
    and (e.kind = 'enquiry' or e.kind = 'merged' and ${isMerged})
    and not coalesce(e.detail -> 'repeats' ? ${kind}, false))`;
};

/** The accounts of a person. */
export const accountsOf = ({ email, phone }: Contact): SQL =>
  email === null ? eq(users.phoneE164, phone) : eq(sql`lower(${users.email})`, email);

/** Whether a lead in its stored form, such as one that a merge keeps, has the proven contact. */
export const isStoredOf = ({ email, phone }: Contact, stored: Readonly<Record<string, unknown>> | null): boolean =>
  email === null ? stored?.phone_e164 === phone : String(stored?.email ?? '').toLowerCase() === email;

/** Merges that keep one of the person's leads, which an undo can restore. */
export const mergesOf = ({ email, phone }: Contact): SQL =>
  email === null
    ? sql`${phone} in (${leadMerges.other} ->> 'phone_e164', ${leadMerges.before} ->> 'phone_e164')`
    : sql`${email} in (lower(${leadMerges.other} ->> 'email'), lower(${leadMerges.before} ->> 'email'))`;

/** Reports of homes that give the person as the contact. */
export const reportsOf = ({ email, phone }: Contact): SQL =>
  email === null
    ? sql`right(regexp_replace(${homeReports.contact}, '\\D', '', 'g'), 10) = right(${phone}, 10)`
    : eq(sql`lower(${homeReports.contact})`, email);

/** Whether anything is held about a person. */
export const isKnown = async (db: Database, contact: Contact): Promise<boolean> => {
  const accounts = await db.asSystem((tx) => tx.$count(users, accountsOf(contact)));
  if (accounts > 0) return true;
  return db.asPrivacy(
    async (tx) =>
      (await tx.$count(leads, leadsWith(contact))) > 0 ||
      (await tx.$count(leadMerges, mergesOf(contact))) > 0 ||
      (await tx.$count(homeReports, reportsOf(contact))) > 0,
  );
};

/** What is known of the person besides the proven contact. */
export interface Person {
  /** The emails of the accounts, which are the person's own. */
  readonly accounts: readonly string[];
  /** The proven contact and those of the accounts, in the form that counters use. */
  readonly counted: readonly string[];
}

/** Reads the person's contacts from their accounts. */
export const readPerson = async (db: Database, contact: Contact): Promise<Person> => {
  const accounts = await db.asSystem((tx) => tx.select().from(users).where(accountsOf(contact)));
  return {
    accounts: accounts.map(({ email }) => email),
    counted: [
      contact.email ?? contact.phone,
      ...accounts.flatMap(({ email, phoneE164 }) => [email.toLowerCase(), phoneE164 ?? []].flat()),
    ],
  };
};

const found = (contact: Contact, kind: PrivacyKind): SQL | undefined => {
  if (kind === 'erase') return leadsWith(contact);
  // In a lead that also shows another person, the name may be the other person's.
  return kind === 'correct' ? and(leadsOf(contact), not(isShared(contact))) : leadsOf(contact);
};

/** A person's leads that a request has not changed yet: each change leaves an entry in the timeline. */
export const isPending = (contact: Contact, { id, kind }: { id: string; kind: PrivacyKind }): SQL | undefined =>
  and(
    found(contact, kind),
    sql`not exists (select from lead_events e where e.lead_id = ${leads.id} and e.kind = 'privacy'
      and e.detail ->> 'id' = ${id})`,
  );
