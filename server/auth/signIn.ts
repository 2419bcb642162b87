import { and, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import type { LoginBody } from '#contract/auth.ts';
import type { Role } from '#contract/endpoint.ts';
import { recordAudit } from '../db/audit.ts';
import type { Database, Tx } from '../db/database.ts';
import { brokers, credentials, operators, users } from '../db/schema/accounts.ts';
import { HttpError, orThrow } from '../errors.ts';
import { openSession } from '../http/session.ts';
import { attemptOf, type BegunAttempt, beginAttempt, forgiveAttempt, rangeOf, undoAttempt } from '../http/throttle.ts';
import { browserName } from '../lib/browserName.ts';
import { addMail } from '../mail/orders.ts';
import { type Account, accountTables, findAccount } from './accounts.ts';
import { isPassword } from './passwords.ts';

interface SignedIn {
  readonly token: string;
  readonly account: Account;
}

const closedMessages = { suspended: 'Your account is suspended', inactive: 'Your account is inactive' } as const;

const openOnly = {
  super_admin: notInArray(operators.status, ['suspended']),
  broker: notInArray(brokers.status, ['suspended']),
  user: notInArray(users.status, ['inactive']),
} as const satisfies Record<Role, SQL>;

// Records the sign-in on the account's row, if the account is open. The update waits for a suspension in progress, which locks
// the row, so that no session outlives it.
const recordSignIn = async (tx: Tx, role: Role, { id }: Account): Promise<boolean> => {
  const table = accountTables[role];
  const entered = await tx
    .update(table)
    .set({ lastLoginAt: sql`now()` })
    .where(and(eq(table.id, id), openOnly[role]))
    .returning({ id: table.id });
  return entered.length > 0;
};

const whyClosed = async (tx: Tx, role: Role, email: string): Promise<string> => {
  const { status = 'suspended' } = (await findAccount(tx, role, email)) ?? {};
  return closedMessages[status === 'inactive' ? 'inactive' : 'suspended'];
};

const findWithHash = (db: Database, role: Role, email: string) =>
  db.asSystem(async (tx) => {
    const account = await findAccount(tx, role, email);
    const [secret] = await tx
      .select({ hash: credentials.passwordHash })
      .from(credentials)
      .where(and(eq(credentials.role, role), eq(credentials.accountId, account?.id ?? 0)));
    return { account, hash: secret?.hash };
  });

interface Caller {
  readonly role: Role;
  readonly sent: LoginBody;
  readonly address: string;
  /** The User-Agent header. */
  readonly agent?: string;
}

const indianTime = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

// The first sign-in of all is from a new place for everybody.
const tellOfNewPlace = async (
  tx: Tx,
  role: Role,
  { email, fullName, lastLoginAt }: Account,
  from: { readonly browser: string; readonly place: string },
): Promise<void> => {
  if (!lastLoginAt) return;
  const at = `${indianTime.format(new Date())} (India)`;
  await addMail(tx, { kind: 'new_sign_in', to: email, name: fullName, role, ...from, at });
};

// A refusal is returned, not thrown, so that the transaction keeps what it wrote.
const decide = async (
  db: Database,
  { role, sent: { email, password, remember = false }, address, agent }: Caller,
  begun: BegunAttempt,
): Promise<SignedIn | HttpError> => {
  const { account, hash } = await findWithHash(db, role, email);
  const isRight = await isPassword(hash, password);
  return db.asSystem(async (tx) => {
    const actor = account && { role, accountId: account.id };
    if (isRight) await forgiveAttempt(tx, begun);
    const entered = isRight && account && (await recordSignIn(tx, role, account));
    const refusal = !isRight ? 'Invalid email or password' : entered ? undefined : await whyClosed(tx, role, email);
    // Marks the refusal after which callers have to wait. The 429s themselves are not recorded: a stranger decides their number.
    const detail = { role, ...(begun.throttled && !isRight && { throttled: true }) };
    await recordAudit(tx, { actor, action: refusal ? 'sign-in refused' : 'sign-in', address, detail });
    if (!account || refusal) return new HttpError(isRight ? 403 : 401, refusal ?? '');
    const from = { browser: browserName(agent), place: rangeOf(address) };
    if (!begun.known) await tellOfNewPlace(tx, role, account, from);
    return { token: await openSession(tx, role, account.id, remember, from), account };
  });
};

/**
 * Signs in and returns the session's token. 401 with the same message, after the same time, for an unknown email and a wrong
 * password; 403 for a closed account if the password is right; 429 after too many failures.
 */
export const signIn = async (db: Database, caller: Caller): Promise<SignedIn> => {
  const { role, sent, address } = caller;
  const begun = await db.asSystem((tx) => beginAttempt(tx, attemptOf(role, sent.email, address)));
  const outcome = await decide(db, caller, begun).catch(async (error: unknown) => {
    // Our own failure does not count as the caller's. If the database is unreachable here, too, the count fades by itself.
    await db.asSystem((tx) => undoAttempt(tx, begun)).catch(() => undefined);
    throw error;
  });
  return orThrow(outcome);
};
