import { and, inArray, lt, notLike, or, sql } from 'drizzle-orm';
import {
  AUDIT_SWEPT_AT_ONCE,
  CODES_KEPT_H,
  FAILURES_KEPT_H,
  IDEMPOTENCY_H,
  KNOWN_ADDRESSES_KEPT_H,
} from '../limits/policy.ts';
import type { Database } from './database.ts';
import { hoursAgo } from './hoursAgo.ts';
import { sessions, signupCodes } from './schema/accounts.ts';
import { audit, idempotencyKeys, loginAttempts } from './schema/platform.ts';

/** Deletes entries of the audit trail that are older than so many days. */
const sweepTrail = async (db: Database, days: number): Promise<void> => {
  for (let full = true; full; ) {
    full = await db.asSystem(async (tx) => {
      const old = tx
        .select({ id: audit.id })
        .from(audit)
        .where(lt(audit.at, hoursAgo(days * 24)))
        .limit(AUDIT_SWEPT_AT_ONCE);
      const deleted = await tx.delete(audit).where(inArray(audit.id, old)).returning({ id: audit.id });
      return deleted.length === AUDIT_SWEPT_AT_ONCE;
    });
  }
};

/**
 * Deletes expired sessions, idempotency keys, signup codes, sign-in failures and known sign-in addresses, and entries of the audit
 * trail that are older than `auditDays`.
 */
export const sweep = async (db: Database, auditDays: number): Promise<void> => {
  await db.asSystem(async (tx) => {
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
  await sweepTrail(db, auditDays);
};
