import type { Role } from '#contract/endpoint.ts';
import { recordAudit } from '../db/audit.ts';
import type { Database, Tx } from '../db/database.ts';
import { HttpError } from '../errors.ts';
import { revokeSessionsOf, type Session } from '../http/session.ts';
import { attemptOf, forgiveAccount } from '../http/throttle.ts';
import { addMail } from '../mail/mailJobs.ts';
import { endEmailChangeOf } from '../tokens/emailChanges.ts';
import { endResetsOf, findReset, takeReset } from '../tokens/resets.ts';
import { type Account, findAccountById, isOpen, replaceCredentials } from './accounts.ts';
import { confirmPassword } from './confirmPassword.ts';
import { hashPassword } from './passwords.ts';

/** The 400 for a link that is used, expired or unknown. */
export const deadLink = () => new HttpError(400, 'This link does not work any more. Please ask for a new one.');

interface NewPassword {
  readonly role: Role;
  readonly account: Pick<Account, 'id' | 'email' | 'fullName'>;
  readonly passwordHash: string;
  /** The session that stays. */
  readonly except?: string;
}

// Ends everything that the old password or an older link gave access to, including a pending change of email.
const replace = async (tx: Tx, { role, account, passwordHash, except }: NewPassword): Promise<void> => {
  await replaceCredentials(tx, role, account.id, passwordHash);
  await revokeSessionsOf(tx, role, account.id, except);
  await endResetsOf(tx, role, account.id);
  await endEmailChangeOf(tx, role, account.id);
  await addMail(tx, { kind: 'password_changed', role, to: account.email, name: account.fullName });
};

interface SentReset {
  readonly token: string;
  readonly password: string;
}

/**
 * Sets a new password, given a link's token, and ends every session of the account. 400 for a link that does not work.
 */
export const resetPassword = async (db: Database, { token, password }: SentReset, address: string): Promise<Role> => {
  const { role, account } = await db.asSystem(async (tx) => {
    const reset = await findReset(tx, token);
    const owner = reset && (await findAccountById(tx, reset.role, reset.accountId));
    if (!reset || !owner || !isOpen(owner)) throw deadLink();
    return { role: reset.role, account: owner };
  });
  // Hashing is slow, so it runs outside a transaction and holds no connection. A refused password does not use up the
  // link.
  const passwordHash = await hashPassword(password, account.email);
  await db.asSystem(async (tx) => {
    if (!(await takeReset(tx, token))) throw deadLink();
    await replace(tx, { role, account, passwordHash });
    await forgiveAccount(tx, attemptOf(role, account.email, address));
    const actor = { role, accountId: account.id };
    await recordAudit(tx, { actor, action: 'password.reset', address });
  });
  return role;
};

interface SentChange {
  readonly current: string;
  readonly password: string;
}

/**
 * Changes the caller's own password, and ends the account's other sessions. Wrong current passwords count like failed sign-ins: 400,
 * then 429 with Retry-After.
 */
export const changePassword = async (
  db: Database,
  session: Session,
  { current, password }: SentChange,
  address: string,
): Promise<void> => {
  const { role, accountId, tokenHash: except } = session;
  const asked = { password: current, field: 'current', refused: 'password.change_refused' } as const;
  const { email, name: fullName, holdPassword } = await confirmPassword(db, session, asked, address);
  const passwordHash = await hashPassword(password, email);
  await db.asSystem(async (tx) => {
    await holdPassword(tx);
    await replace(tx, { role, account: { id: accountId, email, fullName }, passwordHash, except });
    await recordAudit(tx, { actor: session, action: 'password.changed', address });
  });
};
