import { and, desc, eq, gt, isNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { enquiryConsent } from '#contract/enquiryConsent.ts';
import { paths } from '#contract/paths.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import type { EnquiryBody } from '#contract/sites.ts';
import { recordAudit, recordChange } from '../db/audit.ts';
import type { Tx, VisitedBroker } from '../db/database.ts';
import { hoursAgo } from '../db/hoursAgo.ts';
import { leads } from '../db/schema/leads.ts';
import { properties } from '../db/schema/properties.ts';
import { found, HttpError } from '../errors.ts';
import { addLeadEvent } from '../leads/events.ts';
import { lockEnquiries } from '../leads/lockEnquiries.ts';
import { e164 } from '../lib/phone.ts';
import { ENQUIRY_JOINS_H } from '../limits/leads.ts';
import { notifyBroker } from '../notifications/notify.ts';

type Lead = typeof leads.$inferSelect;

interface Enquiry {
  readonly body: EnquiryBody;
  readonly fullName: string;
  readonly email: string | null;
  readonly phoneE164: string | null;
  readonly propertyId: number | null;
  readonly interest: string | null;
}

// The limit of a lead's message: a broker must be able to save the lead afterwards.
const LONGEST_MESSAGE = 4000;
// The limit of a lead's interest, for the same reason.
const LONGEST_INTEREST = 200;
const NOT_HERE = 'This property is not on this site';

type Named = Parameters<typeof propertyTitle>[0];

// Whether another property of the broker has the same name.
const isShared = async (
  tx: Tx,
  brokerId: number,
  id: number,
  { title, city, property_type }: Named,
): Promise<boolean> => {
  const given = title?.trim() ?? '';
  const ofName = given
    ? eq(sql`btrim(${properties.title})`, given)
    : and(
        eq(sql`btrim(coalesce(${properties.title}, ''))`, ''),
        eq(properties.propertyType, property_type),
        eq(sql`btrim(coalesce(${properties.city}, ''))`, city?.trim() ?? ''),
      );
  return (await tx.$count(properties, and(eq(properties.brokerId, brokerId), ne(properties.id, id), ofName))) > 0;
};

const interestIn = async (tx: Tx, brokerId: number, id: number): Promise<string> => {
  const [property] = await tx
    .select({ title: properties.title, property_type: properties.propertyType, city: properties.city })
    .from(properties)
    .where(and(eq(properties.brokerId, brokerId), eq(properties.id, id)));
  if (!property) throw new HttpError(400, NOT_HERE, { errors: { property_id: NOT_HERE } });
  const name = propertyTitle(property);
  // Properties may have the same name. The id, which is also in the URL of their page, distinguishes them.
  const number = (await isShared(tx, brokerId, id, property)) ? `, no. ${id}` : '';
  // Half of a surrogate pair could not be stored.
  return `${name.slice(0, LONGEST_INTEREST - number.length).replace(/[\ud800-\udbff]$/, '')}${number}`;
};

const samePerson = ({ body, email, phoneE164 }: Enquiry): SQL | undefined =>
  or(
    phoneE164 ? eq(leads.phoneE164, phoneE164) : eq(leads.phone, body.phone),
    email ? eq(sql`lower(${leads.email})`, email.toLowerCase()) : undefined,
  );

const openLeadOf = async (tx: Tx, brokerId: number, enquiry: Enquiry): Promise<Lead | undefined> => {
  const [lead] = await tx
    .select()
    .from(leads)
    .where(
      and(
        eq(leads.brokerId, brokerId),
        gt(leads.createdAt, hoursAgo(ENQUIRY_JOINS_H)),
        notInArray(leads.status, ['closed', 'lost']),
        // A privacy request holds for its lead: a person who asks again after a withdrawal, or another person with the
        // same phone, becomes a new lead.
        isNull(leads.privacy),
        samePerson(enquiry),
      ),
    )
    .orderBy(desc(leads.id))
    .limit(1)
    .for('update');
  return lead;
};

const isEmailOf = ({ emailKey }: Lead, email: string | null) => email !== null && email.toLowerCase() === emailKey;
const isPhoneOf = (lead: Lead, { body, phoneE164 }: Enquiry) =>
  phoneE164 ? phoneE164 === lead.phoneE164 : body.phone === lead.phone;

// Differences from the lead go into its message, so that nothing of a second enquiry is lost.
const joinedMessage = (lead: Lead, enquiry: Enquiry): string | null => {
  const { body, fullName, email, interest } = enquiry;
  const changes = [
    interest && lead.propertyInterest && interest !== lead.propertyInterest && `Also about: ${interest}`,
    fullName !== lead.fullName && `Name: ${fullName}`,
    !isPhoneOf(lead, enquiry) && `Phone: ${body.phone}`,
    email && !isEmailOf(lead, email) && `Email: ${email}`,
  ];
  const parts = [lead.message, body.message?.trim(), changes.filter(Boolean).join('\n')];
  return parts.filter(Boolean).join('\n\n') || null;
};

// Later than the stored time even if this transaction began earlier: edits detect changes by `updated_at`.
const laterThanBefore = sql`greatest(now(), ${leads.updatedAt} + interval '1 millisecond')`;

const agreed = { consentVersion: enquiryConsent.version, consentAt: sql`now()` };

// Earlier consents are kept.
const agreedAgain = {
  laterConsents: sql`${leads.laterConsents} || jsonb_build_object('version', ${enquiryConsent.version}::text, 'at', now())`,
};

const join = async (tx: Tx, lead: Lead, enquiry: Enquiry, message: string | null): Promise<void> => {
  // An email that the lead does not have goes into its message only: otherwise anyone who knows a phone could claim the
  // lead with it.
  const about =
    lead.propertyInterest === null ? { propertyId: enquiry.propertyId, propertyInterest: enquiry.interest } : {};
  await tx
    .update(leads)
    .set({
      message,
      ...about,
      ...(lead.consentVersion === null ? agreed : agreedAgain),
      updatedAt: laterThanBefore,
    })
    .where(eq(leads.id, lead.id));
  await addLeadEvent(tx, lead, {
    kind: 'enquiry',
    session: null,
    text: enquiry.body.message?.trim() || null,
    contact: { email: enquiry.email, phone: enquiry.body.phone },
    detail: {
      property_interest: enquiry.interest,
      consent: enquiryConsent.version,
      full_name: enquiry.fullName,
      // The contacts that match the lead's. The owner of any other contact of the lead did not write this.
      repeats: [...(isPhoneOf(lead, enquiry) ? ['phone'] : []), ...(isEmailOf(lead, enquiry.email) ? ['email'] : [])],
    },
  });
};

const insert = async (
  tx: Tx,
  brokerId: number,
  { body, fullName, email, phoneE164, propertyId, interest }: Enquiry,
): Promise<number> => {
  const [made] = await tx
    .insert(leads)
    .values({
      brokerId,
      fullName,
      email,
      phone: body.phone,
      phoneE164,
      propertyId,
      propertyInterest: interest,
      source: 'website',
      status: 'new',
      message: body.message?.trim() || null,
      ...agreed,
    })
    .returning({ id: leads.id });
  const { id } = found(made);
  const detail = { source: 'website', property_interest: interest, consent: enquiryConsent.version };
  await addLeadEvent(
    tx,
    { id, brokerId },
    {
      kind: 'created',
      session: null,
      text: body.message?.trim() || null,
      detail,
      contact: { email, phone: body.phone },
    },
  );
  return id;
};

const LONGEST_QUOTE = 200;

const quoted = (message: string | null | undefined): string | undefined => {
  const words = message?.trim().replace(/\s+/g, ' ');
  if (!words) return undefined;
  // Half of a surrogate pair could not be stored.
  return words.length > LONGEST_QUOTE
    ? `“${words.slice(0, LONGEST_QUOTE).replace(/[\ud800-\udbff]$/, '')}…”`
    : `“${words}”`;
};

const notifyOfLead = (tx: Tx, brokerId: number, id: number, { fullName, interest, body }: Enquiry): Promise<void> =>
  notifyBroker(tx, brokerId, {
    kind: 'lead',
    title: `New lead: ${fullName}`,
    message: interest ?? quoted(body.message) ?? 'Sent from your website',
    link: paths.broker.lead(id),
    interest,
  });

const notifyOfRepeat = (tx: Tx, brokerId: number, { id, fullName }: Lead, { interest, body }: Enquiry): Promise<void> =>
  notifyBroker(tx, brokerId, {
    kind: 'enquiry_joined',
    title: `${fullName} enquired again`,
    message: quoted(body.message) ?? interest ?? 'Sent from your website',
    link: paths.broker.lead(id),
    interest,
  });

/** The outcome of an enquiry. */
interface ReceivedEnquiry {
  readonly leadId: number;
  readonly isNew: boolean;
}

/**
 * Stores an enquiry as a lead of the site's broker; resolves to the lead, and whether it is new. The same phone or
 * email within 24 hours joins an open lead. Throws a 400 for another broker's property. A lock per broker keeps
 * concurrent enquiries from both creating a lead. The audit trail contains neither the visitor's name nor address:
 * visitors consent to be known to the broker only.
 */
export const receiveEnquiry = async (
  tx: Tx,
  { brokerId }: VisitedBroker,
  body: EnquiryBody,
): Promise<ReceivedEnquiry> => {
  const propertyId = body.property_id ?? null;
  const enquiry: Enquiry = {
    body,
    fullName: body.full_name.trim(),
    email: body.email?.trim() || null,
    phoneE164: e164(body.phone),
    propertyId,
    interest: propertyId === null ? null : await interestIn(tx, brokerId, propertyId),
  };
  await lockEnquiries(tx, brokerId);
  const lead = await openLeadOf(tx, brokerId, enquiry);
  const message = lead ? joinedMessage(lead, enquiry) : null;
  if (lead && (message?.length ?? 0) <= LONGEST_MESSAGE) {
    await join(tx, lead, enquiry, message);
    await recordChange(tx, { object: { type: 'lead', id: lead.id }, from: lead.status, to: undefined });
    await notifyOfRepeat(tx, brokerId, lead, enquiry);
    return { leadId: lead.id, isNew: false };
  }
  const id = await insert(tx, brokerId, enquiry);
  await recordAudit(tx, { action: 'lead.created', object: { type: 'lead', id }, detail: { status: 'new' } });
  await notifyOfLead(tx, brokerId, id, enquiry);
  return { leadId: id, isNew: true };
};
