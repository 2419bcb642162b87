import { and, arrayContains, eq, gt, sql } from 'drizzle-orm';
import type { Role } from '#contract/endpoint.ts';
import { EMAIL_CHANGE_HOURS } from '#contract/rules/lifetimes.ts';
import type { Tx } from '../db/database.ts';
import { emailChanges } from '../db/schema/accounts.ts';
import { issueToken, linkTokenHash } from './linkTokens.ts';

const inTime = gt(emailChanges.expiresAt, sql`now()`);
const ofAccount = (role: Role, accountId: number) =>
  and(eq(emailChanges.role, role), eq(emailChanges.accountId, accountId));

interface Change {
  readonly role: Role;
  readonly accountId: number;
  readonly email: string;
  /** The email before the change. */
  readonly former: string;
}

/** Stores a new email until it is confirmed. An earlier unconfirmed one and its links become void. */
export const noteEmailChange = async (tx: Tx, change: Change): Promise<void> => {
  const { email, former } = change;
  const expiresAt = sql`now() + make_interval(hours => ${EMAIL_CHANGE_HOURS}::int)`;
  await tx
    .insert(emailChanges)
    .values({ ...change, expiresAt })
    .onConflictDoUpdate({
      target: [emailChanges.role, emailChanges.accountId],
      set: { email, former, tokenHashes: [], createdAt: sql`now()`, expiresAt },
    });
};

/** The account's unconfirmed new email; null without one. `current` is its present email. */
export const pendingEmailOf = async (
  tx: Tx,
  role: Role,
  accountId: number,
  current: string,
): Promise<string | null> => {
  const [row] = await tx
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(and(ofAccount(role, accountId), eq(emailChanges.former, current), inTime));
  return row?.email ?? null;
};

/** Creates a link's token, of which only a hash is stored. Undefined without a current change to this email. */
export const issueEmailToken = (tx: Tx, role: Role, accountId: number, email: string): Promise<string | undefined> =>
  issueToken(tx, emailChanges.tokenHashes, and(ofAccount(role, accountId), eq(emailChanges.email, email), inTime));

/** Uses up a token and all others of the change. Undefined for an unknown, used or expired one. */
export const takeEmailChange = async (tx: Tx, token: string): Promise<Change | undefined> => {
  const [taken] = await tx
    .delete(emailChanges)
    .where(and(arrayContains(emailChanges.tokenHashes, [linkTokenHash(token)]), inTime))
    .returning();
  return taken;
};

/** Ends an account's change. */
export const endEmailChangeOf = async (tx: Tx, role: Role, accountId: number): Promise<void> => {
  await tx.delete(emailChanges).where(ofAccount(role, accountId));
};
