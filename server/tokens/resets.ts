import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Role } from '#contract/endpoint.ts';
import { RESET_MINUTES } from '#contract/rules/lifetimes.ts';
import { accountTables } from '../db/accountTables.ts';
import type { Tx } from '../db/database.ts';
import { credentials, passwordResets } from '../db/schema/accounts.ts';
import { linkTokenHash, newLinkToken } from './linkTokens.ts';

/** Whether the account has this email, and a password from before a time. If so, locks both for the transaction. */
export const holdAccount = async (
  tx: Tx,
  { role, accountId, to }: { readonly role: Role; readonly accountId: number; readonly to: string },
  since: Date,
): Promise<boolean> => {
  const table = accountTables[role];
  const own = and(eq(credentials.role, role), eq(credentials.accountId, accountId));
  const held = await tx
    .select({ id: table.id })
    .from(credentials)
    .innerJoin(table, and(eq(table.id, credentials.accountId), eq(table.email, to)))
    .where(and(own, lte(credentials.updatedAt, since)))
    .for('share');
  return held.length > 0;
};

/** Creates a link's token (256 random bits), of which only a hash is stored. */
export const issueReset = async (tx: Tx, role: Role, accountId: number): Promise<string> => {
  const token = newLinkToken();
  const expiresAt = sql`now() + make_interval(mins => ${RESET_MINUTES}::int)`;
  await tx.insert(passwordResets).values({ tokenHash: linkTokenHash(token), role, accountId, expiresAt });
  return token;
};

const alive = (token: string) =>
  and(eq(passwordResets.tokenHash, linkTokenHash(token)), gt(passwordResets.expiresAt, sql`now()`));

/** The account of a valid token; undefined for an unknown, used or expired one. */
export const findReset = async (tx: Tx, token: string) => {
  const [row] = await tx
    .select({ role: passwordResets.role, accountId: passwordResets.accountId })
    .from(passwordResets)
    .where(alive(token));
  return row;
};

/** Uses up a token; false if another call was faster. */
export const takeReset = async (tx: Tx, token: string): Promise<boolean> =>
  (await tx.delete(passwordResets).where(alive(token)).returning({ role: passwordResets.role })).length > 0;

/** Invalidates every link of an account. */
export const endResetsOf = async (tx: Tx, role: Role, accountId: number): Promise<void> => {
  await tx.delete(passwordResets).where(and(eq(passwordResets.role, role), eq(passwordResets.accountId, accountId)));
};
