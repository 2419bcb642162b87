import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type SignupBody, signupConsent } from '#contract/auth.ts';
import type { BrokerStatus } from '#contract/brokers.ts';
import type { Role } from '#contract/endpoint.ts';
import { waitingBrokersPath } from '#contract/operatorLinks.ts';
import type { OperatorStatus } from '#contract/operators.ts';
import type { UserStatus } from '#contract/users.ts';
import { accountTables } from '../db/accountTables.ts';
import type { Database, Tx } from '../db/database.ts';
import { violatedUnique } from '../db/errors.ts';
import { brokers, credentials, operators, users } from '../db/schema/accounts.ts';
import { type HttpError, taken } from '../errors.ts';
import { revokeSessionsOf } from '../http/session.ts';
import { e164 } from '../lib/phone.ts';
import { notifyOperator } from '../notifications/notify.ts';
import { hashPassword } from './passwords.ts';

/** The account data that signing in needs. */
export interface Account {
  readonly id: number;
  readonly fullName: string;
  readonly email: string;
  readonly status: BrokerStatus | UserStatus | OperatorStatus;
  readonly lastLoginAt: Date | null;
}

const EMAIL_IN_USE = 'This email is already in use';

/** The 409 for an email that another account has. */
export const emailTaken = (message = EMAIL_IN_USE): HttpError => taken('email', message);

const hasEmail = (column: PgColumn, email: string): SQL => eq(sql`lower(${column})`, email.toLowerCase());

const findWhere = async (tx: Tx, role: Role, where: SQL): Promise<Account | undefined> => {
  const table = accountTables[role];
  const [row] = await tx
    .select({
      id: table.id,
      fullName: table.fullName,
      email: table.email,
      lastLoginAt: table.lastLoginAt,
      status: table.status,
    })
    .from(table)
    .where(where)
    .orderBy(role === 'user' ? sql`${users.brokerId} is not null` : table.id)
    .limit(1);
  return row;
};

/**
 * The account of a role with this email, ignoring case. A person's own account takes precedence over a broker's
 * invitation.
 */
export const findAccount = (tx: Tx, role: Role, email: string): Promise<Account | undefined> =>
  findWhere(tx, role, hasEmail(accountTables[role].email, email));

/** The account of a role with this id. */
export const findAccountById = (tx: Tx, role: Role, id: number): Promise<Account | undefined> =>
  findWhere(tx, role, eq(accountTables[role].id, id));

/** Whether the account is allowed to sign in. */
export const isOpen = ({ status }: Account): boolean => status !== 'suspended' && status !== 'inactive';

/** Whether an account of this role with the email is a person's own, not one that a broker added. */
export const hasOwnAccount = async (tx: Tx, role: 'user' | 'broker', email: string): Promise<boolean> => {
  const table = role === 'broker' ? brokers : users;
  const own = role === 'broker' ? undefined : isNull(users.brokerId);
  return (await tx.$count(table, and(hasEmail(table.email, email), own))) > 0;
};

/** Whether another user than `except` has this email, in their own account or in one that a broker added. */
export const isUsersEmail = async (tx: Tx, email: string, except = 0): Promise<boolean> =>
  (await tx.$count(users, and(hasEmail(users.email, email), ne(users.id, except)))) > 0;

/** An account's password hash. With `lock`, the row stays locked until the transaction ends. */
export const passwordHashOf = async (
  tx: Tx,
  role: Role,
  accountId: number,
  lock?: 'share' | 'update',
): Promise<string | undefined> => {
  const stored = tx
    .select({ hash: credentials.passwordHash })
    .from(credentials)
    .where(and(eq(credentials.role, role), eq(credentials.accountId, accountId)));
  const [row] = await (lock ? stored.for(lock) : stored);
  return row?.hash;
};

/** Replaces an account's password hash. */
export const replaceCredentials = async (
  tx: Tx,
  role: Role,
  accountId: number,
  passwordHash: string,
): Promise<void> => {
  await tx
    .insert(credentials)
    .values({ role, accountId, passwordHash })
    .onConflictDoUpdate({
      target: [credentials.role, credentials.accountId],
      set: { passwordHash, updatedAt: sql`now()` },
    });
};

/** Stores a new account's password hash. */
export const addCredentials = async (tx: Tx, role: Role, accountId: number, passwordHash: string): Promise<void> => {
  await tx.insert(credentials).values({ role, accountId, passwordHash });
};

interface PersonFields {
  readonly full_name?: string;
  readonly email?: string;
  readonly phone?: string | null;
}

/** The columns of a person's fields: an absent field stays unchanged, an empty phone clears the column. */
export const personColumns = <Fields extends PersonFields>({ full_name, email, phone }: Fields) => ({
  fullName: full_name as Fields['full_name'],
  email: email as Fields['email'],
  ...(phone !== undefined && { phone: phone || null, phoneE164: e164(phone) }),
});

/** Turns the violation of a unique email into a 409, and rethrows any other error. */
export const rejectTakenEmail = (error: unknown, message = EMAIL_IN_USE): never => {
  throw /^(operators|brokers|users)_email$/.test(violatedUnique(error) ?? '') ? emailTaken(message) : error;
};

const onlyId = ([row]: readonly { readonly id: number }[]): number => {
  if (!row) throw new Error('The account was not stored');
  return row.id;
};

// From now on the email belongs to the person's own account, and the password that the broker set no longer works.
const endInvitation = async (tx: Tx, email: string): Promise<void> => {
  const [invited] = await tx.select({ id: users.id }).from(users).where(hasEmail(users.email, email));
  if (invited) await revokeSessionsOf(tx, 'user', invited.id);
};

/**
 * Stores the account of a signup, with the version and time of the consent (null without one), and returns its id. A broker
 * awaits approval, and the operator is notified.
 */
export const addSignedUp = async (
  tx: Tx,
  role: 'user' | 'broker',
  { full_name, email, phone, consent }: SignupBody,
  { passwordHash, consentAt }: { readonly passwordHash: string; readonly consentAt: Date },
): Promise<number> => {
  const person = {
    fullName: full_name.trim(),
    email,
    phone,
    phoneE164: e164(phone),
    consentVersion: consent ? signupConsent.version : null,
    consentAt: consent ? consentAt : null,
  };
  if (role === 'user') await endInvitation(tx, email);
  const id = onlyId(
    role === 'broker'
      ? await tx
          .insert(brokers)
          .values({ ...person, status: 'pending' })
          .returning({ id: brokers.id })
      : await tx.insert(users).values(person).returning({ id: users.id }),
  );
  await addCredentials(tx, role, id, passwordHash);
  if (role === 'broker') {
    const message = `${person.fullName} signed up as a broker and awaits your approval.`;
    const title = 'Broker awaiting approval';
    await notifyOperator(tx, { kind: 'broker_pending', title, message, link: waitingBrokersPath });
  }
  return id;
};

interface NewOperator {
  readonly fullName: string;
  readonly email: string;
  readonly phone?: string;
  readonly password: string;
}

/** Creates a platform operator; returns the id. `atEnd` writes in the same transaction. 409 for a taken email. */
export const createOperator = async (
  db: Database,
  { password, ...person }: NewOperator,
  atEnd?: (tx: Tx, id: number) => Promise<void>,
): Promise<number> => {
  const passwordHash = await hashPassword(password, person.email);
  return db
    .asSystem(async (tx) => {
      const row = { ...person, phoneE164: e164(person.phone) };
      const id = onlyId(await tx.insert(operators).values(row).returning({ id: operators.id }));
      await addCredentials(tx, 'super_admin', id, passwordHash);
      await atEnd?.(tx, id);
      return id;
    })
    .catch(rejectTakenEmail);
};

/** Whether the platform has an operator, that is, has been started before. */
export const hasOperator = (db: Database): Promise<boolean> =>
  db.asSystem(async (tx) => (await tx.select({ id: operators.id }).from(operators).limit(1)).length > 0);
