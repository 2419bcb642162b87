import { and, arrayContains, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { PRIVACY_LINK_HOURS } from '#contract/privacy.ts';
import type { Database, Tx } from '../db/database.ts';
import { hoursAgo } from '../db/hoursAgo.ts';
import { privacyRequests } from '../db/schema/privacy.ts';
import { issueToken, linkTokenHash } from './linkTokens.ts';

/** A stored privacy request. */
export type PrivacyRow = typeof privacyRequests.$inferSelect;

/** The one contact that a request proves: the e-mail in lower case, or the phone in E.164. */
export type Contact =
  | { readonly email: string; readonly phone: null }
  | { readonly email: null; readonly phone: string };

/** The contact of a request; undefined once it is deleted from the row. */
export const contactOf = ({ email, phone }: Pick<PrivacyRow, 'email' | 'phone'>): Contact | undefined =>
  email !== null ? { email, phone: null } : phone !== null ? { email: null, phone } : undefined;

/** Whether a time is within the period in which links work. */
export const inTime = (time: PgColumn) => gt(time, hoursAgo(PRIVACY_LINK_HOURS));

/** Creates a confirmation token, of which only a hash is stored; undefined if the request is confirmed or too old. */
export const issueProof = (tx: Tx, id: string): Promise<string | undefined> => {
  const isUnproven = and(eq(privacyRequests.state, 'asked'), inTime(privacyRequests.createdAt));
  return issueToken(tx, privacyRequests.proofHashes, and(eq(privacyRequests.id, id), isUnproven));
};

/** Creates a token to fetch the copy, of which only a hash is stored; undefined if it was fetched or is too old. */
export const issueCopyToken = (tx: Tx, id: string): Promise<string | undefined> =>
  issueToken(tx, privacyRequests.copyHashes, and(eq(privacyRequests.id, id), isWaitingForFetch()));

const hasContact = or(isNotNull(privacyRequests.email), isNotNull(privacyRequests.phone));
const isWaitingForFetch = () =>
  and(eq(privacyRequests.kind, 'copy'), eq(privacyRequests.state, 'done'), hasContact, inTime(privacyRequests.endedAt));

/** The columns that identify the requester, emptied. */
export const nobody = { email: null, phone: null, fullName: null, city: null, note: null, copyHashes: [] };

/** Ends all other requests and copies of a contact that is being erased, and deletes who made them. */
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

/** The contact whose data a token's copy contains; undefined for an invalid token. */
export const copiedContact = async (tx: Tx, token: string): Promise<Contact | undefined> => {
  const [row] = await tx.select().from(privacyRequests).where(isCopyOf(token));
  return row && contactOf(row);
};

/** Uses up a copy's token. Undefined if it is no longer valid. */
export const takeCopy = async (tx: Tx, token: string): Promise<{ readonly id: string } | undefined> => {
  const taken = await tx
    .update(privacyRequests)
    .set(nobody)
    .where(isCopyOf(token))
    .returning({ id: privacyRequests.id });
  return taken[0];
};

/** Deletes requests not confirmed in time, and the contacts of copies not fetched in time. Failed requests stay. */
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
