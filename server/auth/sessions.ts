import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { SessionRow } from '#contract/account.ts';
import type { Tx } from '../db/database.ts';
import { sessions } from '../db/schema/accounts.ts';
import { found } from '../errors.ts';
import type { Session } from '../http/session.ts';
import { SESSIONS_SHOWN } from '../limits/accounts.ts';

const ofAccount = ({ role, accountId }: Session) => and(eq(sessions.role, role), eq(sessions.accountId, accountId));

/** The account's active sessions: the caller's own first, then the most recently used. */
export const listSessions = async (tx: Tx, session: Session): Promise<SessionRow[]> => {
  const rows = await tx
    .select()
    .from(sessions)
    .where(and(ofAccount(session), isNull(sessions.revokedAt), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(eq(sessions.tokenHash, session.tokenHash)), desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(SESSIONS_SHOWN);
  return rows.map(({ id, createdAt, lastUsedAt, browser, place, tokenHash }) => ({
    id,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    browser,
    place,
    current: tokenHash === session.tokenHash,
  }));
};

/** Ends one of the account's sessions; ending it again is no error. 404 for another account's. */
export const endSession = async (tx: Tx, session: Session, id: number): Promise<void> => {
  const [ended] = await tx
    .update(sessions)
    .set({ revokedAt: sql`coalesce(${sessions.revokedAt}, now())` })
    .where(and(ofAccount(session), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  found(ended);
};
