import { eq, type SQL, sql } from 'drizzle-orm';
import type { Role } from '../../contract/endpoint';
import type { Tx } from '../db/database';
import { loginAttempts } from '../db/schema/platform';
import { HttpError } from '../http/errors';

/** Failures within 15 minutes that are free: of one address at one account, of an address, and of an account altogether. */
export const FREE_FAILURES = { pair: 5, address: 20, account: 100 } as const;

const WINDOW_SECONDS = 15 * 60;
const FIRST_DELAY_SECONDS = 30;
// Strangers at many addresses slow an account's owner down, and cannot lock the owner out.
const ACCOUNT_DELAY_SECONDS = 5;

export interface Attempt {
  readonly pair: string;
  readonly account: string;
  readonly address: string;
}

// One household, or one machine, has a whole /64 of IPv6 addresses: they count as one.
const networkOf = (address: string): string => {
  if (!address.includes(':') || address.includes('.')) return address.replace(/^::ffff:/i, '');
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
};

/** The keys that one sign-in counts under; an IPv6 address counts with its /64. */
export const attemptOf = (role: Role, email: string, address: string): Attempt => {
  const network = networkOf(address);
  return {
    pair: `${role}:${email.toLowerCase()} at ${network}`,
    account: `${role}:${email.toLowerCase()}`,
    address: `address:${network}`,
  };
};

// Doubles from half a minute; never longer than the window.
const delayAfter = (free: number): SQL<number> =>
  sql`case when ${loginAttempts.failures} < ${free}::integer then 0
      else least(${WINDOW_SECONDS}::integer, ${FIRST_DELAY_SECONDS} * power(2, least(${loginAttempts.failures} - ${free}::integer, 10))) end`;

// now() is the transaction's begin: one that began a little later may have counted first.
const waited = sql`greatest(0, extract(epoch from now() - ${loginAttempts.lastAt}))`;

const steadyAfter = (free: number): SQL<number> =>
  sql`case when ${loginAttempts.failures} < ${free}::integer then 0 else ${ACCOUNT_DELAY_SECONDS}::integer end`;

interface Rule {
  readonly free: number;
  readonly delay: SQL<number>;
}

const rules = {
  address: { free: FREE_FAILURES.address, delay: delayAfter(FREE_FAILURES.address) },
  pair: { free: FREE_FAILURES.pair, delay: delayAfter(FREE_FAILURES.pair) },
  account: { free: FREE_FAILURES.account, delay: steadyAfter(FREE_FAILURES.account) },
} as const satisfies Record<keyof Attempt, Rule>;

// Answers whether the next attempt will have to wait.
const count = async (tx: Tx, key: string, { free, delay }: Rule): Promise<boolean> => {
  const counted = await tx
    .insert(loginAttempts)
    .values({ key, failures: 1 })
    .onConflictDoUpdate({
      target: loginAttempts.key,
      set: {
        failures: sql`case when ${waited} >= ${WINDOW_SECONDS} then 1 else ${loginAttempts.failures} + 1 end`,
        lastAt: sql`now()`,
      },
      setWhere: sql`${waited} >= ${delay}`,
    })
    .returning({ failures: loginAttempts.failures });
  if (counted[0]) return counted[0].failures >= free;
  const [held] = await tx
    .select({ seconds: sql<number>`ceil(${delay} - ${waited})::integer` })
    .from(loginAttempts)
    .where(eq(loginAttempts.key, key));
  throw new HttpError(
    429,
    'Too many attempts, please try again later',
    {},
    {
      'retry-after': String(Math.max(1, held?.seconds ?? 1)),
    },
  );
};

/**
 * Counts an attempt as failed before the password is looked at, so that a burst cannot slip past; 429 with Retry-After
 * when the address has to wait, at this account or at all, or the account as a whole. Answers whether the next one waits.
 */
export const beginAttempt = async (tx: Tx, { pair, account, address }: Attempt): Promise<boolean> => {
  const waits = [
    await count(tx, address, rules.address),
    await count(tx, pair, rules.pair),
    await count(tx, account, rules.account),
  ];
  return waits.includes(true);
};

// Rows are always locked in the order address, pair, account: two sign-ins can then never wait for each other.
const giveBack = (tx: Tx, key: string) =>
  tx
    .update(loginAttempts)
    .set({ failures: sql`greatest(0, ${loginAttempts.failures} - 1)` })
    .where(eq(loginAttempts.key, key));

/** The attempt succeeded after all: the account starts afresh, the address gets its count back. */
export const forgiveAttempt = async (tx: Tx, { pair, account, address }: Attempt): Promise<void> => {
  await giveBack(tx, address);
  for (const key of [pair, account]) await tx.delete(loginAttempts).where(eq(loginAttempts.key, key));
};

const signupKeyOf = (address: string) => `signup:${networkOf(address)}`;

/** Counts a signup call of an address; 429 with Retry-After once it has made twenty and has to wait. */
export const beginSignup = async (tx: Tx, address: string): Promise<void> => {
  await count(tx, signupKeyOf(address), rules.address);
};

/** The call was right, or failed on our side: it counts for nothing. */
export const forgiveSignup = (tx: Tx, address: string) => giveBack(tx, signupKeyOf(address));

/** The attempt was never decided: it counts nowhere. */
export const undoAttempt = async (tx: Tx, { pair, account, address }: Attempt): Promise<void> => {
  for (const key of [address, pair, account]) await giveBack(tx, key);
};
