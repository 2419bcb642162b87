import { lt, sql } from 'drizzle-orm';
import type { Database } from './database';
import { sessions } from './schema/accounts';
import { idempotencyKeys, loginAttempts } from './schema/platform';

/** Forgets what has run out: sessions, answers kept for repeats, faded sign-in failures. */
export const sweep = (db: Database): Promise<void> =>
  db.asSignIn(async (tx) => {
    const dayAgo = sql`now() - interval '24 hours'`;
    await tx.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
    await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, dayAgo));
    await tx.delete(loginAttempts).where(lt(loginAttempts.lastAt, dayAgo));
  });
