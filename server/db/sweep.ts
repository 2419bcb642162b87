import { lt, sql } from 'drizzle-orm';
import type { Database } from './database';
import { sessions, signupCodes } from './schema/accounts';
import { idempotencyKeys, loginAttempts } from './schema/platform';

/** Forgets what has run out: sessions, answers kept for repeats, signup codes, faded sign-in failures. */
export const sweep = (db: Database): Promise<void> =>
  db.asSignIn(async (tx) => {
    const dayAgo = sql`now() - interval '24 hours'`;
    await tx.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
    await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, dayAgo));
    // Longer than a code lives, and than it counts towards its phone's limit.
    await tx.delete(signupCodes).where(lt(signupCodes.createdAt, sql`now() - interval '1 hour'`));
    await tx.delete(loginAttempts).where(lt(loginAttempts.lastAt, dayAgo));
  });
