import { and, arrayContains, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { PRIVACY_LINK_HOURS } from '#contract/privacy.ts';
import type { Database, Tx } from '../db/database.ts';
import { hoursAgo } from '../db/hoursAgo.ts';
import { privacyRequests } from '../db/schema/privacy.ts';
import { linkTokenHash, newLinkToken } from './linkTokens.ts';

/** A stored request. */
export type PrivacyRow = typeof privacyRequests.$inferSelect;

/** The one contact that a request proves: the e-mail in lower case, or the phone in E.164. */
export type Contact =
  | { readonly email: string; readonly phone: null }
  | { readonly email: null; readonly phone: string };

/** The contact of a request; undefined once it is forgotten. */
export const contactOf = ({ email, phone }: Pick<PrivacyRow, 'email' | 'phone'>): Contact | undefined =>
  email !== null ? { email, phone: null } : phone !== null ? { email: null, phone } : undefined;

/** Within the time in which links work. */
export const inTime = (time: PgColumn) => gt(time, hoursAgo(PRIVACY_LINK_HOURS));

/** Makes a token of a link that confirms, of which only a hash is stored; undefined once the request is confirmed or too old. */
export const issueProof = async (tx: Tx, id: string): Promise<string | undefined> => {
  const token = newLinkToken();
  const issued = await tx
    .update(privacyRequests)
    .set({ proofHashes: sql`array_append(${privacyRequests.proofHashes}, ${linkTokenHash(token)})` })
    .where(and(eq(privacyRequests.id, id), eq(privacyRequests.state, 'asked'), inTime(privacyRequests.createdAt)))
    .returning({ id: privacyRequests.id });
  return issued.length > 0 ? token : undefined;
};

/** Makes a token of a link that fetches the copy, of which only a hash is stored; undefined once it was fetched, or is too old. */
export const issueCopyToken = async (tx: Tx, id: string): Promise<string | undefined> => {
  const token = newLinkToken();
  const issued = await tx
    .update(privacyRequests)
    .set({ copyHashes: sql`array_append(${privacyRequests.copyHashes}, ${linkTokenHash(token)})` })
    .where(and(eq(privacyRequests.id, id), isWaitingForFetch()))
    .returning({ id: privacyRequests.id });
  return issued.length > 0 ? token : undefined;
};

const hasContact = or(isNotNull(privacyRequests.email), isNotNull(privacyRequests.phone));
const isWaitingForFetch = () =>
  and(eq(privacyRequests.kind, 'copy'), eq(privacyRequests.state, 'done'), hasContact, inTime(privacyRequests.endedAt));

/** Forgets who asked. */
export const nobody = { email: null, phone: null, fullName: null, city: null, note: null, copyHashes: [] };

/** Ends all other requests and copies of a contact that is erased, and forgets who asked for them. */
export const endRequestsOf = async (tx: Tx, { email, phone }: Contact, erasureId: string): Promise<void> => {
  const isOther = and(
    email === null ? eq(privacyRequests.phone, phone) : eq(privacyRequests.email, email),
    ne(privacyRequests.id, erasureId),
  );
  await tx.delete(privacyRequests).where(and(isOther, eq(privacyRequests.state, 'asked')));
  await tx
    .update(privacyRequests)
    .set({ ...nobody, state: 'done', endedAt: sql`coalesce(${privacyRequests.endedAt}, now())` })
    .where(isOther);
};

const isCopyOf = (token: string) =>
  and(arrayContains(privacyRequests.copyHashes, [linkTokenHash(token)]), isWaitingForFetch());

/** The contact whose data the copy of a token holds; undefined for a token that does not work. */
export const copiedContact = async (tx: Tx, token: string): Promise<Contact | undefined> => {
  const [row] = await tx.select().from(privacyRequests).where(isCopyOf(token));
  return row && contactOf(row);
};

/** Uses up the token of a copy; undefined if it does not work any more. */
export const takeCopy = async (tx: Tx, token: string): Promise<{ readonly id: string } | undefined> => {
  const taken = await tx
    .update(privacyRequests)
    .set(nobody)
    .where(isCopyOf(token))
    .returning({ id: privacyRequests.id });
  return taken[0];
};

/** Deletes requests that were not confirmed in time, and the contacts of copies that were not fetched in time. Failed ones stay. */
export const sweepPrivacy = async (db: Database): Promise<void> => {
  const old = hoursAgo(PRIVACY_LINK_HOURS);
  await db.asSystem(async (tx) => {
    await tx
      .delete(privacyRequests)
      .where(
        and(
          eq(privacyRequests.state, 'asked'),
          isNull(privacyRequests.confirmedAt),
          lt(privacyRequests.createdAt, old),
        ),
      );
    await tx
      .update(privacyRequests)
      .set(nobody)
      .where(and(hasContact, eq(privacyRequests.state, 'done'), lt(privacyRequests.endedAt, old)));
  });
};
