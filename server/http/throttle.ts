import { eq, sql } from 'drizzle-orm';
import type { Role } from '#contract/endpoint.ts';
import type { Tx } from '../db/database.ts';
import { loginAttempts } from '../db/schema/platform.ts';
import { HttpError } from '../errors.ts';
import { type FailureCount, fadedBy, waitOf } from '../lib/backoff.ts';
import { ACCOUNT_FAILURES, ADDRESS_FAILURES, type BackoffRule, SIGNUPS_BEGUN } from '../limits/policy.ts';

/** The keys that one sign-in counts under, and the one that says that the account was signed in to from there before. */
export interface Attempt {
  readonly pair: string;
  readonly account: string;
  readonly address: string;
  readonly known: string;
}

/** What an address counts as: one household, or one machine, has a whole /64 of IPv6 addresses, and they are one. */
export const networkOf = (address: string): string => {
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
  const name = `${role}:${email.toLowerCase()}`;
  return {
    pair: `${name} at ${network}`,
    account: name,
    address: `address:${network}`,
    known: `known:${name} at ${network}`,
  };
};

/** What was counted, and how the count stood before, so that it can be given back without a trace. */
export interface Counted {
  readonly key: string;
  readonly rule: BackoffRule;
  readonly before: FailureCount;
  readonly failures: number;
}

const tooMany = (seconds: number) =>
  new HttpError(
    429,
    'Too many attempts, please try again later',
    {},
    { 'retry-after': String(Math.max(1, Math.ceil(seconds))) },
  );

// The row stays locked until the transaction ends: of a burst each sees the one before.
const hold = async (tx: Tx, key: string, rule: BackoffRule): Promise<FailureCount> => {
  const [row] = await tx
    .insert(loginAttempts)
    .values({ key, failures: 0 })
    .onConflictDoUpdate({ target: loginAttempts.key, set: { failures: sql`${loginAttempts.failures}` } })
    .returning({
      failures: loginAttempts.failures,
      // now() is the transaction's begin: one that began a little later may have counted first.
      age: sql<number>`greatest(0, extract(epoch from now() - ${loginAttempts.lastAt}))::float8`,
    });
  return fadedBy(rule, row ?? { failures: 0, age: 0 });
};

const keep = (tx: Tx, key: string, { failures, age }: FailureCount) =>
  tx
    .update(loginAttempts)
    .set({ failures, lastAt: sql`now() - make_interval(secs => ${age}::float8)` })
    .where(eq(loginAttempts.key, key));

const add = async (tx: Tx, key: string, rule: BackoffRule, before: FailureCount): Promise<Counted> => {
  // Past a delay that no longer grows there is nothing to count.
  const failures = Math.min(before.failures + 1, rule.free + 6);
  const isLast = rule.grows && failures >= rule.free;
  await keep(tx, key, { failures, age: isLast || before.failures === 0 ? 0 : before.age });
  return { key, rule, before, failures };
};

/** Counts one more under a key; 429 with Retry-After when that is past what the rule lets through. */
export const countTowards = async (tx: Tx, key: string, rule: BackoffRule): Promise<Counted> => {
  const before = await hold(tx, key, rule);
  const seconds = waitOf(rule, before);
  if (seconds > 0) throw tooMany(seconds);
  return add(tx, key, rule, before);
};

/** What was counted counts no more. */
export const giveBack = async (tx: Tx, { key, rule, before, failures }: Counted): Promise<void> => {
  const now = await hold(tx, key, rule);
  if (now.failures === 0) return;
  // Counting it had begun a new wait: nobody has to sit that out for somebody else's right password.
  const age = rule.grows && failures >= rule.free ? Math.max(now.age, before.age) : now.age;
  await keep(tx, key, { failures: now.failures - 1, age });
};

const isKnown = async (tx: Tx, { known }: Attempt): Promise<boolean> => {
  const rows = await tx.select({ key: loginAttempts.key }).from(loginAttempts).where(eq(loginAttempts.key, known));
  return rows.length > 0;
};

/** A sign-in that was counted as failed until it is decided. */
export interface BegunAttempt {
  readonly attempt: Attempt;
  readonly counted: readonly Counted[];
  /** Should it fail, the next one has to wait. */
  readonly throttled: boolean;
}

/**
 * Counts an attempt as failed before the password is looked at, so that a burst cannot slip past; 429 with Retry-After when
 * its address has to wait, or the account. Where the account was signed in to before it has a count of its own: no stranger
 * keeps its owner out there, however many addresses they have.
 */
export const beginAttempt = async (tx: Tx, attempt: Attempt): Promise<BegunAttempt> => {
  // Rows are always locked in this order: two sign-ins can then never wait for each other.
  const byAddress = await countTowards(tx, attempt.address, ADDRESS_FAILURES);
  const byAccount = await countTowards(
    tx,
    (await isKnown(tx, attempt)) ? attempt.pair : attempt.account,
    ACCOUNT_FAILURES,
  );
  const counted = [byAddress, byAccount];
  return { attempt, counted, throttled: counted.some(({ failures, rule }) => failures >= rule.free) };
};

/** The attempt was never decided: it counts nowhere. */
export const undoAttempt = async (tx: Tx, { counted }: BegunAttempt): Promise<void> => {
  for (const one of counted) await giveBack(tx, one);
};

/** The attempt succeeded after all: the account starts afresh, the address gets its count back, and is known from now on. */
export const forgiveAttempt = async (tx: Tx, { attempt, counted: [byAddress, byAccount] }: BegunAttempt) => {
  if (byAddress) await giveBack(tx, byAddress);
  if (byAccount) await tx.delete(loginAttempts).where(eq(loginAttempts.key, byAccount.key));
  await tx
    .insert(loginAttempts)
    .values({ key: attempt.known, failures: 0 })
    .onConflictDoUpdate({ target: loginAttempts.key, set: { lastAt: sql`now()` } });
};

const refusedKey = (from: string) => `signup:${networkOf(from)}`;
const begunKey = (from: string) => `begun:${networkOf(from)}`;

/** 429 with Retry-After while an address has to wait for signup calls of its own that were refused. */
export const refuseWaiting = async (tx: Tx, from: string): Promise<void> => {
  const seconds = waitOf(ADDRESS_FAILURES, await hold(tx, refusedKey(from), ADDRESS_FAILURES));
  if (seconds > 0) throw tooMany(seconds);
};

/** A signup call was refused: only such ones make an address wait longer and longer. */
export const countRefused = async (tx: Tx, from: string): Promise<void> => {
  const key = refusedKey(from);
  await add(tx, key, ADDRESS_FAILURES, await hold(tx, key, ADDRESS_FAILURES));
};

/** Counts a call that costs something, right or not, towards its address's wide and steady limit; 429 with Retry-After. */
export const beginSignup = (tx: Tx, from: string): Promise<Counted> => countTowards(tx, begunKey(from), SIGNUPS_BEGUN);

/** What was begun has come to its end, or failed on our side: it counts no more. */
export const endSignup = async (tx: Tx, from: string): Promise<void> => {
  const key = begunKey(from);
  const { failures, age } = await hold(tx, key, SIGNUPS_BEGUN);
  await keep(tx, key, { failures: Math.max(0, failures - 1), age });
};
