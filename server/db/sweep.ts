import { and, lt, notLike, or, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { sessions, signupCodes } from './schema/accounts.ts';
import { idempotencyKeys, loginAttempts } from './schema/platform.ts';

/** Forgets what has run out: sessions, answers kept for repeats, signup codes, faded sign-in failures, places long not signed in from. */
export const sweep = (db: Database): Promise<void> =>
  db.asSystem(async (tx) => {
    const dayAgo = sql`now() - interval '24 hours'`;
    await tx.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
    await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, dayAgo));
    // Longer than a code lives, and than it counts towards its phone's limit.
    await tx.delete(signupCodes).where(lt(signupCodes.createdAt, sql`now() - interval '1 hour'`));
    // From where an account was signed in to is known for a season.
    const isCount = notLike(loginAttempts.key, 'known:%');
    const seasonAgo = sql`now() - interval '90 days'`;
    await tx
      .delete(loginAttempts)
      .where(or(and(isCount, lt(loginAttempts.lastAt, dayAgo)), lt(loginAttempts.lastAt, seasonAgo)));
  });
