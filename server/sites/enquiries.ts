import { and, desc, eq, gt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { enquiryConsent } from '../../contract/enquiryConsent';
import { labelOf } from '../../contract/fields';
import { propertyTypes } from '../../contract/propertyChoices';
import type { EnquiryBody } from '../../contract/sites';
import type { Tx, VisitedSite } from '../db/database';
import { leads } from '../db/schema/leads';
import { properties } from '../db/schema/properties';
import { HttpError } from '../http/errors';
import { e164 } from '../leads/phone';

type Lead = typeof leads.$inferSelect;

interface Enquiry {
  readonly body: EnquiryBody;
  readonly email: string | null;
  readonly phoneE164: string | null;
  readonly propertyId: number | null;
  readonly interest: string | null;
}

// As long as a lead's message may be: a broker must still be able to save the lead that it is joined to.
const LONGEST_MESSAGE = 4000;
// "enqu" in ASCII: the name of the lock, beside the broker's id.
const ENQUIRY_LOCK = 0x656e7175;
const NOT_HERE = 'This property is not on this site';

const lock = (tx: Tx, brokerId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(${ENQUIRY_LOCK}::int, ${brokerId}::int)`);

const interestIn = async (tx: Tx, brokerId: number, id: number): Promise<string> => {
  const [property] = await tx
    .select({ title: properties.title, type: properties.propertyType, city: properties.city })
    .from(properties)
    .where(and(eq(properties.brokerId, brokerId), eq(properties.id, id)));
  if (!property) throw new HttpError(400, NOT_HERE, { errors: { property_id: NOT_HERE } });
  const { title, type, city } = property;
  return title ?? [labelOf(propertyTypes, type), city].filter(Boolean).join(' in ');
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
        gt(leads.createdAt, sql`now() - interval '24 hours'`),
        notInArray(leads.status, ['closed', 'lost']),
        samePerson(enquiry),
      ),
    )
    .orderBy(desc(leads.id))
    .limit(1)
    .for('update');
  return lead;
};

// Whatever differs from the lead is written into its message, so that nothing of a second enquiry is lost.
const joinedMessage = (lead: Lead, { body, email, interest, phoneE164 }: Enquiry): string | null => {
  const changes = [
    interest && lead.propertyInterest && interest !== lead.propertyInterest && `Also about: ${interest}`,
    body.full_name !== lead.fullName && `Name: ${body.full_name}`,
    (phoneE164 ? phoneE164 !== lead.phoneE164 : body.phone !== lead.phone) && `Phone: ${body.phone}`,
    email && lead.email && email.toLowerCase() !== lead.email.toLowerCase() && `Email: ${email}`,
  ];
  const parts = [lead.message, body.message?.trim(), changes.filter(Boolean).join('\n')];
  return parts.filter(Boolean).join('\n\n') || null;
};

// Also when this enquiry waited for one that began later: the broker who read the lead before must be told that it changed.
const laterThanBefore = sql`greatest(now(), ${leads.updatedAt} + interval '1 millisecond')`;

const agreed = { consentVersion: enquiryConsent.version, consentAt: sql`now()` };

const join = async (tx: Tx, lead: Lead, enquiry: Enquiry, message: string | null): Promise<number> => {
  const about =
    lead.propertyInterest === null ? { propertyId: enquiry.propertyId, propertyInterest: enquiry.interest } : {};
  await tx
    .update(leads)
    .set({ message, email: lead.email ?? enquiry.email, ...about, ...agreed, updatedAt: laterThanBefore })
    .where(eq(leads.id, lead.id));
  return lead.id;
};

const insert = async (
  tx: Tx,
  brokerId: number,
  { body, email, phoneE164, propertyId, interest }: Enquiry,
): Promise<number> => {
  const [lead] = await tx
    .insert(leads)
    .values({
      brokerId,
      fullName: body.full_name.trim(),
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
  if (!lead) throw new Error('The enquiry was not kept');
  return lead.id;
};

/**
 * Makes an enquiry a lead of the site's broker and answers the lead's id. The same phone or email within 24 hours joins an
 * open lead. 400 when the property is not that broker's. Two at once wait for each other, so that they cannot both be first.
 */
export const receiveEnquiry = async (tx: Tx, { brokerId }: VisitedSite, body: EnquiryBody): Promise<number> => {
  const propertyId = body.property_id ?? null;
  const enquiry: Enquiry = {
    body,
    email: body.email?.trim() || null,
    phoneE164: e164(body.phone),
    propertyId,
    interest: propertyId === null ? null : await interestIn(tx, brokerId, propertyId),
  };
  await lock(tx, brokerId);
  const lead = await openLeadOf(tx, brokerId, enquiry);
  if (!lead) return insert(tx, brokerId, enquiry);
  const message = joinedMessage(lead, enquiry);
  const fits = (message?.length ?? 0) <= LONGEST_MESSAGE;
  return fits ? join(tx, lead, enquiry, message) : insert(tx, brokerId, enquiry);
};
