import { and, eq, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { LoginBody } from '#contract/auth.ts';
import type { Role } from '#contract/endpoint.ts';
import { accountTables } from '../db/accountTables.ts';
import { recordAudit } from '../db/audit.ts';
import type { Database, Tx } from '../db/database.ts';
import { brokers, operators, users } from '../db/schema/accounts.ts';
import { HttpError, orThrow } from '../errors.ts';
import { openSession } from '../http/session.ts';
import { attemptOf, type BegunAttempt, beginAttempt, forgiveAttempt, rangeOf, undoAttempt } from '../http/throttle.ts';
import { browserName } from '../lib/browserName.ts';
import { addMail } from '../mail/mailJobs.ts';
import { type Account, findAccount, passwordHashOf } from './accounts.ts';
import { isPassword } from './passwords.ts';
import { hasSecondStep, takeCode, wrongCode } from './secondStep.ts';

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
  if (role === 'super_admin') {
    const first = and(eq(operators.id, id), isNull(operators.firstLoginAt));
    await tx.update(operators).set({ firstLoginAt: sql`now()` }).where(first);
  }
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
    return { account, hash: await passwordHashOf(tx, role, account?.id ?? 0) };
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

// No mail for an account's very first sign-in: every place is new then.
const mailNewSignIn = async (
  tx: Tx,
  role: Role,
  { email, fullName, lastLoginAt }: Account,
  from: { readonly browser: string; readonly place: string },
): Promise<void> => {
  if (!lastLoginAt) return;
  const at = `${indianTime.format(new Date())} (India)`;
  await addMail(tx, { kind: 'new_sign_in', to: email, name: fullName, role, ...from, at });
};

// Requested only after the right password. Without a code the attempt does not count, but it does not reset the count
// either: a right password must not allow new guesses at the code.
const secondStepOf = async (
  tx: Tx,
  owner: { readonly role: Role; readonly accountId: number },
  otp: string | undefined,
  begun: BegunAttempt,
): Promise<'code' | 'recovery' | HttpError | undefined> => {
  if (!(await hasSecondStep(tx, owner))) return undefined;
  if (otp) return (await takeCode(tx, owner, otp)) ?? wrongCode(401);
  await undoAttempt(tx, begun);
  return new HttpError(401, 'Please enter the code of your app, or a recovery code', { code: 'second_factor' });
};

// A refusal is returned, not thrown, so that the transaction keeps what it wrote.
const decide = async (
  db: Database,
  { role, sent: { email, password, remember = false, otp }, address, agent }: Caller,
  begun: BegunAttempt,
): Promise<SignedIn | HttpError> => {
  const { account, hash } = await findWithHash(db, role, email);
  const matches = await isPassword(hash, password);
  return db.asSystem(async (tx) => {
    // A password that was replaced meanwhile is wrong. The shared lock makes a replacement in progress wait for this
    // transaction, and it then ends this session, too.
    const isRight = (await passwordHashOf(tx, role, account?.id ?? 0, 'share')) === hash && matches;
    const actor = account && { role, accountId: account.id };
    const step = isRight && actor ? await secondStepOf(tx, actor, otp, begun) : undefined;
    if (step instanceof HttpError) {
      const detail = { role, ...(begun.throttled && otp && { throttled: true }) };
      await recordAudit(tx, { actor, action: otp ? 'second_step.refused' : 'second_step.asked', address, detail });
      return step;
    }
    if (isRight) await forgiveAttempt(tx, begun);
    const entered = isRight && account && (await recordSignIn(tx, role, account));
    const refusal = !isRight ? 'Invalid email or password' : entered ? undefined : await whyClosed(tx, role, email);
    // Marks the refusal after which callers have to wait. The 429s themselves are not recorded: a stranger decides their number.
    const detail = { role, ...(begun.throttled && !isRight && { throttled: true }) };
    await recordAudit(tx, {
      actor,
      action: refusal ? 'account.sign_in_refused' : 'account.signed_in',
      address,
      detail,
    });
    if (!account || refusal) return new HttpError(isRight ? 403 : 401, refusal ?? '');
    if (step === 'recovery')
      await addMail(tx, { kind: 'recovery_code_used', role, to: account.email, name: account.fullName });
    const from = { browser: browserName(agent), place: rangeOf(address) };
    if (!begun.known) await mailNewSignIn(tx, role, account, from);
    return { token: await openSession(tx, role, account.id, remember, from), account };
  });
};

/**
 * Signs in and returns the session's token. 401 with the same message, after the same time, for an unknown email and a
 * wrong password; 401 with the code `second_factor` until the code of the account's second step is included; 403 for a
 * closed account if the password is right; 429 after too many failures.
 */
export const signIn = async (db: Database, caller: Caller): Promise<SignedIn> => {
  const { role, sent, address } = caller;
  const begun = await db.asSystem((tx) => beginAttempt(tx, attemptOf(role, sent.email, address)));
  const outcome = await decide(db, caller, begun).catch(async (error: unknown) => {
    // A server failure does not count against the caller. If the database is unreachable here, too, the count expires
    // by itself.
    await db.asSystem((tx) => undoAttempt(tx, begun)).catch(() => undefined);
    throw error;
  });
  return orThrow(outcome);
};
