import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Role } from '#contract/endpoint.ts';
import type { Database, Tx } from '../db/database.ts';
import { preparedQuery } from '../db/preparedQuery.ts';
import { brokers, operators, secondSteps, sessions, users } from '../db/schema/accounts.ts';
import { settings } from '../db/schema/platform.ts';
import { LAST_USE_S, SECOND_STEP_GRACE_DAYS, SESSION_MS, SESSION_REMEMBERED_MS } from '../limits/accounts.ts';

interface OfRole<R extends Role> {
  readonly role: R;
  readonly accountId: number;
  readonly tokenHash: string;
}

interface Lacking {
  /** Opened without a second step after the operators began to require one; allows little until it is set up. */
  readonly lacksSecondStep: boolean;
}

/** A session. A broker's contains the tenant's id. */
export type Session =
  | (OfRole<'super_admin'> &
      Lacking & {
        /** The time to set up a second step is over. Only matters if the server's configuration requires one. */
        readonly secondStepOverdue: boolean;
      })
  | (OfRole<'broker'> & Lacking & { readonly brokerId: number })
  | OfRole<'user'>;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Where a session is opened: the browser's name, and the range of its address. */
export interface OpenedFrom {
  readonly browser: string;
  readonly place: string;
}

/** Opens a session and returns its token (256 random bits), of which only a hash is stored. */
export const openSession = async (
  tx: Tx,
  role: Role,
  accountId: number,
  remember: boolean,
  from?: OpenedFrom,
): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  // Uses the database's clock, which also decides whether it has expired.
  const expiresAt = sql`now() + make_interval(secs => ${(remember ? SESSION_REMEMBERED_MS : SESSION_MS) / 1_000}::float8)`;
  await tx.insert(sessions).values({ tokenHash: hashOf(token), role, accountId, expiresAt, ...from });
  return token;
};

/** SQL for the time until which an operator must set up a second step; null before the first sign-in. */
export const secondStepDue = sql<
  string | null
>`${operators.firstLoginAt} + make_interval(days => ${SECOND_STEP_GRACE_DAYS}::int)`;

// Whether the session was opened after the operators began to require a second step. Needs `sessions` and the setting
// joined.
const secondStepAsked = sql`${settings.value} = 'true'::jsonb and ${sessions.createdAt} > ${settings.updatedAt}`;

const findLive = preparedQuery(['tokenHash'], (tx, { tokenHash }) =>
  tx
    .select({
      role: sessions.role,
      accountId: sessions.accountId,
      brokerStatus: brokers.status,
      userStatus: users.status,
      operatorStatus: operators.status,
      lacksSecondStep: sql<boolean>`${secondSteps.confirmedAt} is null and ${secondStepAsked}`,
      secondStepOverdue: sql<boolean>`${secondSteps.confirmedAt} is null and ${secondStepDue} < now()`,
      unseen: sql<boolean>`${sessions.lastUsedAt} < now() - make_interval(secs => ${LAST_USE_S}::int)`,
    })
    .from(sessions)
    .leftJoin(brokers, and(eq(sessions.role, 'broker'), eq(brokers.id, sessions.accountId)))
    .leftJoin(users, and(eq(sessions.role, 'user'), eq(users.id, sessions.accountId)))
    .leftJoin(operators, and(eq(sessions.role, 'super_admin'), eq(operators.id, sessions.accountId)))
    .leftJoin(secondSteps, and(eq(secondSteps.role, sessions.role), eq(secondSteps.accountId, sessions.accountId)))
    .leftJoin(settings, eq(settings.name, 'require_second_factor'))
    .where(and(eq(sessions.tokenHash, tokenHash), isNull(sessions.revokedAt), gt(sessions.expiresAt, sql`now()`))),
);

/** The session of a token, if it is neither expired nor revoked and its account may sign in. */
export const findSession = async (db: Database, token: string): Promise<Session | undefined> => {
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  const tokenHash = hashOf(token);
  const row = await db.asSystem(async (tx) => {
    const [live] = await findLive(tx, { tokenHash });
    if (live?.unseen) {
      await tx.update(sessions).set({ lastUsedAt: sql`now()` }).where(eq(sessions.tokenHash, tokenHash));
    }
    return live;
  });
  if (!row) return undefined;
  const { role, accountId } = row;
  const lacksSecondStep = row.lacksSecondStep === true;
  if (role === 'super_admin') {
    const secondStepOverdue = row.secondStepOverdue === true;
    return row.operatorStatus === 'active'
      ? { role, accountId, tokenHash, lacksSecondStep, secondStepOverdue }
      : undefined;
  }
  if (role === 'user') return row.userStatus === 'active' ? { role, accountId, tokenHash } : undefined;
  const works = row.brokerStatus === 'active' || row.brokerStatus === 'pending';
  return works ? { role, accountId, tokenHash, lacksSecondStep, brokerId: accountId } : undefined;
};

/** Ends one session. */
export const revokeSession = async (tx: Tx, tokenHash: string): Promise<void> => {
  await tx.update(sessions).set({ revokedAt: sql`now()` }).where(eq(sessions.tokenHash, tokenHash));
};

/** Ends every session of an account, except one if that is given; returns how many. */
export const revokeSessionsOf = async (tx: Tx, role: Role, accountId: number, except = ''): Promise<number> => {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        eq(sessions.role, role),
        eq(sessions.accountId, accountId),
        isNull(sessions.revokedAt),
        ne(sessions.tokenHash, except),
      ),
    )
    .returning({ role: sessions.role });
  return ended.length;
};
