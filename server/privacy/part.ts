import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { leadRows } from '#contract/leads/fields.ts';
import type { Tx } from '../db/database.ts';
import { leadEvents, leads } from '../db/schema/leads.ts';
import { leadMerges } from '../db/schema/leadWork.ts';
import type { LeadValues } from '../leads/columns.ts';
import { e164 } from '../lib/phone.ts';
import type { Contact } from '../tokens/privacyTokens.ts';
import { forgetNotices, stripEvents } from './hanging.ts';
import { isStoredOf, mergesOf } from './person.ts';
import { ERASED, eraseAnswers, type Row, write } from './scrub.ts';

type Event = typeof leadEvents.$inferSelect;
type Merge = typeof leadMerges.$inferSelect;
type Stored = Readonly<Record<string, unknown>>;

/** The values, after an erasure, of the fields that say who the person is and what they asked for. */
export const fieldsErased: LeadValues = Object.fromEntries(
  leadRows.flatMap(([name, field]) => {
    if (!('personal' in field) || field.ofStaff) return [];
    return [[name, name === 'full_name' ? ERASED : field.required ? '' : null]];
  }),
);

/** The same for the columns of a stored lead. */
export const personErased: Stored = { ...fieldsErased, phone_e164: null };

/** Removes from a text a passage that empty lines separate from the rest. */
const cut = (text: string, part: string | null): string => {
  const [edged, block] = [`\n\n${text}\n\n`, `\n\n${part}\n\n`];
  const at = part ? edged.indexOf(block) : -1;
  return at < 0 ? text : `${edged.slice(0, at)}\n\n${edged.slice(at + block.length)}`.trim();
};

/** The message of a lead without what an enquiry added to it. */
const withoutEnquiry = (message: string, { text, contactEmail, contactPhone, detail }: Event): string => {
  const added: Readonly<Record<string, (value: string) => boolean>> = {
    Name: (name) => name === detail.full_name,
    Phone: (phone) => (e164(phone) ?? phone) === contactPhone,
    Email: (email) => email === ERASED || email.toLowerCase() === contactEmail,
  };
  const lines = cut(message, text).split('\n');
  for (const [label, isTheirs] of Object.entries(added)) {
    const at = lines.findLastIndex((line) => line.startsWith(`${label}: `) && isTheirs(line.slice(label.length + 2)));
    if (at >= 0) lines.splice(at, 1);
  }
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
};

/** The side of a merge that has the proven contact, and the other side. */
const sideOf = ({ other, before }: Merge, contact: Contact): readonly [side: Stored, rest: Stored] | undefined => {
  if (isStoredOf(contact, other) && other) return [other, before ?? {}];
  return isStoredOf(contact, before) && before ? [before, other ?? {}] : undefined;
};

/** A stored lead without what a merge added from one side. */
const withoutSide = (shown: Stored, [side, rest]: readonly [Stored, Stored]): Stored => {
  const isTheirs = (column: string) =>
    side[column] !== null && shown[column] === side[column] && side[column] !== rest[column];
  const gone = Object.entries(personErased).filter(
    ([column]) => isTheirs(column) && (column !== 'property_interest' || side.property_id === null),
  );
  const message =
    typeof shown.message === 'string' && typeof side.message === 'string' && side.message !== rest.message;
  return {
    ...shown,
    ...(message && { message: cut(String(shown.message), String(side.message)) || null }),
    ...Object.fromEntries(gone),
  };
};

const isIn = (contact: Contact, { contactEmail, contactPhone }: Event) =>
  contact.email === null ? contactPhone === contact.phone : contactEmail === contact.email;

const arrived = (kind: Event['kind']) => kind === 'created' || kind === 'imported';

/**
 * A lead without what came with the contact: on arrival, if the lead still shows it, and with enquiries that joined it.
 */
const withoutEvents = (
  shown: Stored,
  events: readonly Event[],
  theirs: ReadonlySet<Event>,
  isNamed: boolean,
): Stored => {
  const others = events.filter((event) => !theirs.has(event));
  const isOthersName = others.some(({ kind, detail }) => kind === 'enquiry' && detail.full_name === shown.full_name);
  const arrival = isNamed ? [...theirs].find(({ kind }) => arrived(kind)) : undefined;
  let message = typeof shown.message === 'string' ? shown.message : '';
  for (const event of theirs) message = withoutEnquiry(message, event);
  // No entry records a typed or imported message: it comes before what joined later.
  if (arrival?.actorRole) {
    const joined = others.flatMap(({ kind, text }) => (kind === 'enquiry' && text ? text : []));
    const starts = [...joined, 'Name: ', 'Phone: ', 'Email: ', 'Also about: '].map((part) =>
      `\n\n${message}`.indexOf(`\n\n${part}`),
    );
    const at = Math.min(...starts.filter((start) => start >= 0));
    message = Number.isFinite(at) ? message.slice(Math.max(0, at)).trim() : '';
  }
  return { ...shown, ...(arrival && !isOthersName && { full_name: ERASED }), message: message || null };
};

const withoutContact = (shown: Stored, contact: Contact): Stored => {
  if (!isStoredOf(contact, shown)) return shown;
  return { ...shown, ...(contact.email === null ? { phone: '', phone_e164: null } : { email: null }) };
};

/** Whether an entry belongs to the contact's side of a merge. */
const ofSide = (event: Event, merge: Merge, contact: Contact): boolean => {
  const isMoved = merge.events.includes(event.id);
  return isStoredOf(contact, merge.other) ? isMoved : !isMoved && event.at <= merge.at && event.kind !== 'merged';
};

/** Erases from a lead that shows more than one person what came with the proven contact; the rest stays. */
export const erasePart = async (tx: Tx, contact: Contact, { id, brokerId }: typeof leads.$inferSelect) => {
  const events = await tx.select().from(leadEvents).where(eq(leadEvents.leadId, id)).orderBy(asc(leadEvents.id));
  const merges = await tx
    .select()
    .from(leadMerges)
    .where(and(eq(leadMerges.keptId, id), isNull(leadMerges.undoneAt), mergesOf(contact)));
  const [row] = await tx
    .select({ stored: sql<Row>`to_jsonb(${leads})` })
    .from(leads)
    .where(eq(leads.id, id));
  if (!row) return;
  const isOwn = isStoredOf(contact, row.stored);
  const lacksContact = ({ kind, contactEmail, contactPhone }: Event) =>
    isOwn && arrived(kind) && contactEmail === null && contactPhone === null;
  const came = events.filter((event) => (isIn(contact, event) && event.kind !== 'merged') || lacksContact(event));
  // The name is that of the person who arrived. After a merge, the merge tells whose it is; once that is a day old, the
  // contact that the lead shows does.
  const isMerged = events.some(({ kind }) => kind === 'merged');
  const isNamed = isMerged ? isOwn && merges.length === 0 : true;
  let left = withoutEvents(row.stored, events, new Set(came), isNamed);
  for (const merge of merges) {
    const side = sideOf(merge, contact);
    if (side) left = withoutSide(left, side);
  }
  left = withoutContact(left, contact);
  const columns = Object.keys(personErased);
  await write(tx, { table: 'leads', columns, how: 'change' }, row.stored, { ...row.stored, ...left, id });
  const gone = events.filter((event) => came.includes(event) || merges.some((merge) => ofSide(event, merge, contact)));
  const mergedIn = events.filter(
    (event) => event.kind === 'merged' && (isIn(contact, event) || isInDetail(contact, event)),
  );
  await stripEvents(tx, inIds([...gone, ...mergedIn]));
  await forgetNotices(tx, { ids: [id], owner: brokerId, at: gone.map(({ at }) => at) });
  await eraseAnswers(
    tx,
    [id],
    gone.map((event) => event.id),
  );
};

const isInDetail = (contact: Contact, { detail }: Event) =>
  isStoredOf(contact, { email: detail.email, phone_e164: e164(String(detail.phone ?? '')) });

const inIds = (events: readonly Event[]): SQL =>
  inArray(
    sql`id`,
    events.map(({ id }) => id),
  );

/** Erases the person's side of the leads that merges keep, so that undoing a merge does not restore the person. */
export const eraseMergeSides = async (tx: Tx, contact: Contact, erased: Stored): Promise<void> => {
  for (const merge of await tx.select().from(leadMerges).where(mergesOf(contact))) {
    const side = sideOf(merge, contact);
    const changed = (stored: Stored | null) => (isStoredOf(contact, stored) ? { ...stored, ...erased } : stored);
    await tx
      .update(leadMerges)
      .set({
        other: changed(merge.other),
        before: changed(merge.before),
        after: side && merge.after ? withoutSide(withoutContact(merge.after, contact), side) : merge.after,
      })
      .where(eq(leadMerges.id, merge.id));
  }
};
