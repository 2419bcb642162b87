import { and, eq, sql } from 'drizzle-orm';
import type { LoginBody } from '../../contract/auth';
import type { Role } from '../../contract/endpoint';
import { recordAudit } from '../db/audit';
import type { Database } from '../db/database';
import { brokers, credentials, operators, users } from '../db/schema/accounts';
import { HttpError } from '../http/errors';
import { openSession } from '../http/session';
import { type Account, findAccount } from './accounts';
import { isPassword } from './passwords';
import { attemptOf, beginAttempt, forgiveAttempt } from './throttle';

interface SignedIn {
  readonly token: string;
  readonly account: Account;
}

const tables = { super_admin: operators, broker: brokers, user: users } as const;

const closed: Partial<Record<Account['status'], string>> = {
  suspended: 'Your account is suspended',
  inactive: 'Your account is inactive',
};

const findWithHash = (db: Database, role: Role, email: string) =>
  db.asSignIn(async (tx) => {
    const account = await findAccount(tx, role, email);
    const [secret] = await tx
      .select({ hash: credentials.passwordHash })
      .from(credentials)
      .where(and(eq(credentials.role, role), eq(credentials.accountId, account?.id ?? 0)));
    return { account, hash: secret?.hash };
  });

/**
 * Signs in and answers the session's token. 401 in the same words, after the same time, for an unknown email and a wrong
 * password; 403 for a closed account, once the password was right; 429 after too many failures.
 */
export const signIn = async (
  db: Database,
  role: Role,
  { email, password, remember = false }: LoginBody,
  address: string,
): Promise<SignedIn> => {
  const attempt = attemptOf(role, email, address);
  const throttled = await db.asSignIn((tx) => beginAttempt(tx, attempt));
  const { account, hash } = await findWithHash(db, role, email);
  const isRight = await isPassword(hash, password);
  const outcome = await db.asSignIn(async (tx): Promise<SignedIn | HttpError> => {
    const actor = account && { role, accountId: account.id };
    const refusal = isRight && account ? closed[account.status] : 'Invalid email or password';
    if (isRight) await forgiveAttempt(tx, attempt);
    // The refusal from which on they wait: the 429s themselves are too many to keep, and a stranger decides how many.
    const detail = { role, ...(throttled && !isRight && { throttled }) };
    await recordAudit(tx, { actor, action: refusal ? 'sign-in refused' : 'sign-in', address, detail });
    // Answered, not thrown: what was just written must stay.
    if (!account || refusal) return new HttpError(isRight ? 403 : 401, refusal ?? '');
    await tx.update(tables[role]).set({ lastLoginAt: sql`now()` }).where(eq(tables[role].id, account.id));
    return { token: await openSession(tx, role, account.id, remember), account };
  });
  if (outcome instanceof HttpError) throw outcome;
  return outcome;
};
