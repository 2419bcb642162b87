import { and, lt, notLike, or, sql } from 'drizzle-orm';
import { CODES_KEPT_H, FAILURES_KEPT_H, IDEMPOTENCY_H, KNOWN_ADDRESSES_KEPT_H } from '../limits/policy.ts';
import type { Database } from './database.ts';
import { hoursAgo } from './hoursAgo.ts';
import { sessions, signupCodes } from './schema/accounts.ts';
import { idempotencyKeys, loginAttempts } from './schema/platform.ts';

/** Deletes expired sessions, idempotency keys, signup codes, sign-in failures and known sign-in addresses. */
export const sweep = (db: Database): Promise<void> =>
  db.asSystem(async (tx) => {
    await tx.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
    await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, hoursAgo(IDEMPOTENCY_H)));
    await tx.delete(signupCodes).where(lt(signupCodes.createdAt, hoursAgo(CODES_KEPT_H)));
    const isCount = notLike(loginAttempts.key, 'known:%');
    await tx
      .delete(loginAttempts)
      .where(
        or(
          and(isCount, lt(loginAttempts.lastAt, hoursAgo(FAILURES_KEPT_H))),
          lt(loginAttempts.lastAt, hoursAgo(KNOWN_ADDRESSES_KEPT_H)),
        ),
      );
  });
