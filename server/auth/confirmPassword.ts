import type { AuditAction } from '#contract/audit.ts';
import type { Profile } from '#contract/auth.ts';
import { recordAudit } from '../db/audit.ts';
import type { Database, Tx } from '../db/database.ts';
import { HttpError, orThrow } from '../errors.ts';
import type { Session } from '../http/session.ts';
import { attemptOf, beginAttempt, forgiveAttempt, undoAttempt } from '../http/throttle.ts';
import { passwordHashOf } from './accounts.ts';
import { isPassword } from './passwords.ts';
import { findProfile } from './queries.ts';

interface AskedPassword {
  readonly password: string;
  /** The body field that holds the password. */
  readonly field: string;
  /** The audit action for a wrong password. */
  readonly refused: AuditAction;
}

const WRONG = 'This is not your current password';

interface Confirmed extends Profile {
  /** Called first in the step's transaction: locks the password hash. 400 if the password was replaced meanwhile. */
  readonly holdPassword: (tx: Tx) => Promise<void>;
}

/**
 * Checks the caller's own password before a step that requires it, and returns the profile. Wrong passwords count as
 * failed sign-ins: 400 on the field, then 429 with Retry-After.
 */
export const confirmPassword = async (
  db: Database,
  session: Session,
  { password, field, refused }: AskedPassword,
  address: string,
): Promise<Confirmed> => {
  const { role, accountId } = session;
  const profile = await findProfile(db, session);
  const { hash, begun } = await db.asSystem(async (tx) => {
    const attempt = await beginAttempt(tx, attemptOf(role, profile.email, address));
    return { begun: attempt, hash: await passwordHashOf(tx, role, accountId) };
  });
  const isRight = await isPassword(hash, password).catch(async (error: unknown) => {
    await db.asSystem((tx) => undoAttempt(tx, begun)).catch(() => undefined);
    throw error;
  });
  const wrong = () => new HttpError(400, WRONG, { errors: { [field]: WRONG } });
  orThrow(
    await db.asSystem(async (tx) => {
      if (isRight) return forgiveAttempt(tx, begun);
      await recordAudit(tx, { actor: session, action: refused, address });
      return wrong();
    }),
  );
  const holdPassword = async (tx: Tx) => {
    if ((await passwordHashOf(tx, role, accountId, 'update')) !== hash) throw wrong();
  };
  return { ...profile, holdPassword };
};
