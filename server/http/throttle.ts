import { and, count, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Role } from '#contract/endpoint.ts';
import type { Tx } from '../db/database.ts';
import { loginAttempts } from '../db/schema/platform.ts';
import { privacyRequests } from '../db/schema/privacy.ts';
import { HttpError } from '../errors.ts';
import { type FailureCount, fadedBy, waitOf } from '../lib/backoff.ts';
import {
  ACCOUNT_FAILURES,
  ADDRESS_FAILURES,
  type BackoffRule,
  CODES_OF_PHONE,
  EMAILS_TRIED,
  PRIVACY_CODES_OF_ALL,
  PRIVACY_CODES_OF_PREFIX,
  RANGE_FACTOR,
  RESETS_OF_ADDRESS,
  RESETS_OF_ALL,
  RESETS_OF_EMAIL,
  SIGNUPS_BEGUN,
} from '../limits/accounts.ts';
import { MAILS_OF_OPERATOR } from '../limits/jobs.ts';
import type { Contact } from '../tokens/privacyTokens.ts';

/** The keys that a sign-in is counted under, and the key that records earlier sign-ins from the same network. */
export interface Attempt {
  readonly pair: string;
  readonly account: string;
  readonly address: string;
  readonly known: string;
}

/**
 * The network that an address is counted under, `198.51.100.7` or `2001:db8:1::/48`, because a provider's customer has
 * up to a /48 of IPv6 addresses.
 */
export const networkOf = (address: string): string => {
  if (!address.includes(':') || address.includes('.')) return address.replace(/^::ffff:/i, '');
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return `${groups
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/48`;
};

/** The range of an address, for display: `198.51.100.0/24` or `2001:db8:1::/48`. */
export const rangeOf = (address: string): string => networkOf(address).replace(/\.\d+$/, '.0/24');

/** The keys of a sign-in. */
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

/** A count with its value before, so that it can be undone completely. */
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

// Locks the row until the transaction ends, so that concurrent attempts see each other.
const lockCount = async (tx: Tx, key: string, rule: BackoffRule): Promise<FailureCount> => {
  const [row] = await tx
    .insert(loginAttempts)
    .values({ key, failures: 0 })
    .onConflictDoUpdate({ target: loginAttempts.key, set: { failures: sql`${loginAttempts.failures}` } })
    .returning({
      failures: loginAttempts.failures,
      // Not below 0: now() is the start of the transaction, and one that began later may have counted first.
      age: sql<number>`greatest(0, extract(epoch from now() - ${loginAttempts.lastAt}))::float8`,
    });
  return fadedBy(rule, row ?? { failures: 0, age: 0 });
};

const storeCount = (tx: Tx, key: string, { failures, age }: FailureCount) =>
  tx
    .update(loginAttempts)
    .set({ failures, lastAt: sql`now() - make_interval(secs => ${age}::float8)` })
    .where(eq(loginAttempts.key, key));

const add = async (tx: Tx, key: string, rule: BackoffRule, before: FailureCount): Promise<Counted> => {
  // Stops counting at the longest delay.
  const failures = Math.min(before.failures + 1, rule.free + 6);
  const isLast = rule.grows && failures >= rule.free;
  await storeCount(tx, key, { failures, age: isLast || before.failures === 0 ? 0 : before.age });
  return { key, rule, before, failures };
};

/** Adds one to a count; 429 with Retry-After when the rule refuses it. */
export const countTowards = async (tx: Tx, key: string, rule: BackoffRule): Promise<Counted> => {
  const before = await lockCount(tx, key, rule);
  const seconds = waitOf(rule, before);
  if (seconds > 0) throw tooMany(seconds);
  return add(tx, key, rule, before);
};

/**
 * Counts towards the limits of an address and of its /24; 429 with Retry-After if either is exceeded. An IPv6 address
 * only counts as its /48.
 */
export const countAddress = async (tx: Tx, what: string, address: string, rule: BackoffRule): Promise<void> => {
  const [network, range] = [networkOf(address), rangeOf(address)];
  await countTowards(tx, `${what}:${network}`, rule);
  if (range !== network) await countTowards(tx, `${what}:${range}`, { ...rule, free: rule.free * RANGE_FACTOR });
};

/** Undoes a count. */
export const giveBack = async (tx: Tx, { key, rule, before, failures }: Counted): Promise<void> => {
  const now = await lockCount(tx, key, rule);
  if (now.failures === 0) return;
  // If the count started a new delay, undoing it restores the age, so that another caller's success prolongs no delay.
  const age = rule.grows && failures >= rule.free ? Math.max(now.age, before.age) : now.age;
  await storeCount(tx, key, { failures: now.failures - 1, age });
};

const isKnown = async (tx: Tx, { known }: Attempt): Promise<boolean> => {
  const rows = await tx.select({ key: loginAttempts.key }).from(loginAttempts).where(eq(loginAttempts.key, known));
  return rows.length > 0;
};

/** A sign-in that counts as failed until its result is known. */
export interface BegunAttempt {
  readonly attempt: Attempt;
  readonly counted: readonly Counted[];
  /** Whether the next one has to wait if this one fails. */
  readonly throttled: boolean;
  /** Whether the account was signed in to from this network before. */
  readonly known: boolean;
}

/**
 * Counts an attempt as failed before the password is checked, so that a burst cannot evade the limit; 429 with
 * Retry-After while the address or the account has to wait. A network from which the account was signed in to before
 * has a separate count, so that strangers cannot lock the owner out there, however many addresses they have.
 */
export const beginAttempt = async (tx: Tx, attempt: Attempt): Promise<BegunAttempt> => {
  // Always in this order, so that two sign-ins cannot wait for each other's row.
  const byAddress = await countTowards(tx, attempt.address, ADDRESS_FAILURES);
  const known = await isKnown(tx, attempt);
  const byAccount = await countTowards(tx, known ? attempt.pair : attempt.account, ACCOUNT_FAILURES);
  const counted = [byAddress, byAccount];
  return { attempt, known, counted, throttled: counted.some(({ failures, rule }) => failures >= rule.free) };
};

/** Undoes an attempt whose result never became known. */
export const undoAttempt = async (tx: Tx, { counted }: BegunAttempt): Promise<void> => {
  for (const one of counted) await giveBack(tx, one);
};

const remember = (tx: Tx, { known: key }: Attempt) =>
  tx
    .insert(loginAttempts)
    .values({ key, failures: 0 })
    .onConflictDoUpdate({ target: loginAttempts.key, set: { lastAt: sql`now()` } });

/** After a success: resets the account's count, undoes the address's, and remembers the network as known. */
export const forgiveAttempt = async (tx: Tx, { attempt, counted: [byAddress, byAccount] }: BegunAttempt) => {
  if (byAddress) await giveBack(tx, byAddress);
  if (byAccount) await tx.delete(loginAttempts).where(eq(loginAttempts.key, byAccount.key));
  await remember(tx, attempt);
};

/** After the owner's identity was proven by mail: other people's failures no longer lock the owner out anywhere. */
export const forgiveAccount = async (tx: Tx, attempt: Attempt): Promise<void> => {
  await tx.delete(loginAttempts).where(inArray(loginAttempts.key, [attempt.account, attempt.pair]));
  await remember(tx, attempt);
};

/** Counts a password reset link, whether or not the email has an account; 429 with Retry-After. */
export const countReset = async (tx: Tx, role: Role, email: string, address: string): Promise<void> => {
  await countAddress(tx, 'reset at', address, RESETS_OF_ADDRESS);
  await countTowards(tx, `reset:${role}:${email.toLowerCase()}`, RESETS_OF_EMAIL);
  await countTowards(tx, 'reset', RESETS_OF_ALL);
};

// Called after the phone is counted: the lock on that row makes requests for the same phone wait for each other.
const refuseManyCodes = async (tx: Tx, phone: string): Promise<void> => {
  const { most, withinS } = CODES_OF_PHONE;
  const age = sql<number>`extract(epoch from now() - ${privacyRequests.createdAt})::float8`;
  const [asked] = await tx
    .select({ times: count(), oldest: sql<number | null>`max(${age})` })
    .from(privacyRequests)
    .where(
      and(
        eq(privacyRequests.phone, phone),
        gt(privacyRequests.createdAt, sql`now() - make_interval(secs => ${withinS}::int)`),
      ),
    );
  if (asked && asked.times >= most) throw tooMany(withinS - (asked.oldest ?? 0));
};

/** Counts a privacy request, whether or not anything is stored about the contact; 429 with Retry-After. */
export const countPrivacyRequest = async (tx: Tx, { email, phone }: Contact, address: string): Promise<void> => {
  await countAddress(tx, 'privacy at', address, RESETS_OF_ADDRESS);
  await countTowards(tx, `privacy:${email ?? phone}`, RESETS_OF_EMAIL);
  if (phone !== null) {
    await refuseManyCodes(tx, phone);
    await countTowards(tx, `privacy prefix:${phone.slice(0, -4)}`, PRIVACY_CODES_OF_PREFIX);
    await countTowards(tx, 'privacy codes', PRIVACY_CODES_OF_ALL);
  }
  await countTowards(tx, 'privacy', RESETS_OF_ALL);
};

/** Counts a link that confirms an email; 429 with Retry-After. */
export const countConfirmation = async (tx: Tx, email: string): Promise<void> => {
  await countTowards(tx, `confirm:${email.toLowerCase()}`, RESETS_OF_EMAIL);
  await countTowards(tx, 'reset', RESETS_OF_ALL);
};

/** Counts a mail that an operator sends by hand; 429 with Retry-After. */
export const countMail = async (tx: Tx, operatorId: number): Promise<void> => {
  await countTowards(tx, `mail:${operatorId}`, MAILS_OF_OPERATOR);
};

/**
 * Counts an email that an account set for another account, or that was taken, because the response reveals whether it
 * is in use. 429 with Retry-After after too many.
 */
export const countEmail = async (tx: Tx, role: Role, accountId: number): Promise<void> => {
  await countTowards(tx, `emails:${role}:${accountId}`, EMAILS_TRIED);
};

const refusedKey = (from: string) => `signup:${networkOf(from)}`;
const begunKey = (from: string) => `begun:${networkOf(from)}`;

/** 429 with Retry-After while an address has to wait because of refused signup calls. */
export const refuseWaiting = async (tx: Tx, from: string): Promise<void> => {
  const seconds = waitOf(ADDRESS_FAILURES, await lockCount(tx, refusedKey(from), ADDRESS_FAILURES));
  if (seconds > 0) throw tooMany(seconds);
};

/** Counts a refused signup call: only those make an address wait longer each time. */
export const countRefused = async (tx: Tx, from: string): Promise<void> => {
  const key = refusedKey(from);
  await add(tx, key, ADDRESS_FAILURES, await lockCount(tx, key, ADDRESS_FAILURES));
};

/** Counts an expensive signup call towards the generous limit of its address; 429 with Retry-After. */
export const beginSignup = (tx: Tx, from: string): Promise<Counted> => countTowards(tx, begunKey(from), SIGNUPS_BEGUN);

/** Undoes that count after the signup was completed, or failed on our side. */
export const endSignup = async (tx: Tx, from: string): Promise<void> => {
  const key = begunKey(from);
  const { failures, age } = await lockCount(tx, key, SIGNUPS_BEGUN);
  await storeCount(tx, key, { failures: Math.max(0, failures - 1), age });
};
