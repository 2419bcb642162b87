import { and, eq, sql } from 'drizzle-orm';
import { replaceCredentials } from '../auth/accounts.ts';
import { confirmPassword } from '../auth/confirmPassword.ts';
import { recordAudit } from '../db/audit.ts';
import type { Database, Tx } from '../db/database.ts';
import { secondSteps, signupCodes, users } from '../db/schema/accounts.ts';
import { jobs } from '../db/schema/jobs.ts';
import { idempotencyKeys, loginAttempts } from '../db/schema/platform.ts';
import { savedHomes, savedSearches, seekerAlerts, seekerEnquiries } from '../db/schema/seekers.ts';
import { found } from '../errors.ts';
import { revokeSessionsOf, type Session } from '../http/session.ts';
import { endEmailChangeOf } from '../tokens/emailChanges.ts';
import { endResetsOf } from '../tokens/resets.ts';

// A hash that matches no password.
const NOBODY = 'closed';

/** Cancels waiting mails to the person. */
const stopMails = (tx: Tx, to: string) =>
  tx
    .update(jobs)
    .set({ state: 'dead', error: 'The account was closed', endedAt: sql`now()` })
    .where(
      and(
        eq(jobs.state, 'waiting'),
        eq(jobs.kind, 'mail'),
        sql`${jobs.data} ->> 'to' = ${to} and ${jobs.data} ->> 'role' = 'user'`,
      ),
    );

/**
 * Erases an account: the data it keeps, the person's identity, its sessions and alerts. Enquiries stay with the
 * brokers, as leads.
 */
export const eraseAccount = async (
  tx: Tx,
  { id: userId, email, phoneE164 }: Pick<typeof users.$inferSelect, 'id' | 'email' | 'phoneE164'>,
): Promise<void> => {
  await tx.delete(savedSearches).where(eq(savedSearches.userId, userId));
  await tx.delete(savedHomes).where(eq(savedHomes.userId, userId));
  await tx.delete(seekerAlerts).where(eq(seekerAlerts.userId, userId));
  await tx.delete(seekerEnquiries).where(eq(seekerEnquiries.userId, userId));
  await stopMails(tx, email);
  if (phoneE164 !== null) await tx.delete(signupCodes).where(eq(signupCodes.phone, phoneE164));
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.actor, `user:${userId}`));
  // Includes counters by place (`… at …`), but not those of a longer address with the same beginning.
  const counted = `user:${email.toLowerCase()}`;
  await tx.delete(loginAttempts).where(sql`strpos(${loginAttempts.key} || ' at ', ${`${counted} at `}) > 0`);
  await tx
    .update(users)
    .set({
      fullName: 'Erased',
      // The email is available again; `.invalid` addresses belong to no one.
      email: `erased-${userId}@nivaas.invalid`,
      phone: null,
      phoneE164: null,
      photo: null,
      status: 'inactive',
      updatedAt: new Date(),
    })
    .where(eq(users.id, userId));
  await replaceCredentials(tx, 'user', userId, NOBODY);
  await revokeSessionsOf(tx, 'user', userId);
  await endResetsOf(tx, 'user', userId);
  await endEmailChangeOf(tx, 'user', userId);
  await tx.delete(secondSteps).where(and(eq(secondSteps.role, 'user'), eq(secondSteps.accountId, userId)));
};

/**
 * Deletes the caller's account: the data it keeps, the person's identity, its sessions and alerts. Enquiries stay with
 * the brokers, as leads. The row stays without a name, so that references to it stay valid. 400 for a wrong password.
 */
export const closeAccount = async (
  db: Database,
  session: Extract<Session, { role: 'user' }>,
  password: string,
  address: string,
): Promise<void> => {
  const asked = { password, field: 'password', refused: 'account.close_refused' } as const;
  const { holdPassword } = await confirmPassword(db, session, asked, address);
  const { accountId: userId } = session;
  await db.asSystem(async (tx) => {
    await holdPassword(tx);
    const [account] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    await eraseAccount(tx, found(account));
    await recordAudit(tx, { actor: session, action: 'account.closed', address });
  });
};
