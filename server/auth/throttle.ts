import { eq, type SQL, sql } from 'drizzle-orm';
import type { Role } from '../../contract/endpoint';
import type { Tx } from '../db/database';
import { loginAttempts } from '../db/schema/platform';
import { HttpError } from '../http/errors';

/** Failures that an account and an address have free within 15 minutes. */
export const FREE_FAILURES = { account: 5, address: 20 } as const;

const WINDOW_SECONDS = 15 * 60;
const FIRST_DELAY_SECONDS = 30;

export interface Attempt {
  readonly account: string;
  readonly address: string;
}

/** The keys that one sign-in counts under. */
export const attemptOf = (role: Role, email: string, address: string): Attempt => ({
  account: `${role}:${email.toLowerCase()}`,
  address: `address:${address}`,
});

// Doubles from half a minute; never longer than the window, so that no stranger can lock an account for good.
const delayAfter = (free: number): SQL<number> =>
  sql`case when ${loginAttempts.failures} < ${free}::integer then 0
      else least(${WINDOW_SECONDS}::integer, ${FIRST_DELAY_SECONDS} * power(2, least(${loginAttempts.failures} - ${free}::integer, 10))) end`;

const waited = sql`extract(epoch from now() - ${loginAttempts.lastAt})`;

const count = async (tx: Tx, key: string, free: number): Promise<void> => {
  const counted = await tx
    .insert(loginAttempts)
    .values({ key, failures: 1 })
    .onConflictDoUpdate({
      target: loginAttempts.key,
      set: {
        failures: sql`case when ${waited} >= ${WINDOW_SECONDS} then 1 else ${loginAttempts.failures} + 1 end`,
        lastAt: sql`now()`,
      },
      setWhere: sql`${waited} >= ${delayAfter(free)}`,
    })
    .returning({ key: loginAttempts.key });
  if (counted.length > 0) return;
  const [held] = await tx
    .select({ seconds: sql<number>`ceil(${delayAfter(free)} - ${waited})::integer` })
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
 * when the account or the address has to wait.
 */
export const beginAttempt = async (tx: Tx, { account, address }: Attempt): Promise<void> => {
  await count(tx, address, FREE_FAILURES.address);
  await count(tx, account, FREE_FAILURES.account);
};

/** The attempt succeeded after all: the account starts afresh, the address gets its count back. */
export const forgiveAttempt = async (tx: Tx, { account, address }: Attempt): Promise<void> => {
  await tx.delete(loginAttempts).where(eq(loginAttempts.key, account));
  await tx
    .update(loginAttempts)
    .set({ failures: sql`greatest(0, ${loginAttempts.failures} - 1)` })
    .where(eq(loginAttempts.key, address));
};
