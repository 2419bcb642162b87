import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type SignupBody, signupConsent } from '#contract/auth.ts';
import type { BrokerStatus } from '#contract/brokers.ts';
import type { Role } from '#contract/endpoint.ts';
import type { UserStatus } from '#contract/users.ts';
import type { Database, Tx } from '../db/database.ts';
import { brokenUnique } from '../db/errors.ts';
import { brokers, credentials, operators, users } from '../db/schema/accounts.ts';
import { taken } from '../errors.ts';
import { e164 } from '../lib/phone.ts';
import { notifyOperator } from '../notifications/notify.ts';
import { hashPassword } from './passwords.ts';

/** The account data that signing in needs. */
export interface Account {
  readonly id: number;
  readonly fullName: string;
  readonly email: string;
  readonly status: BrokerStatus | UserStatus;
}

const hasEmail = (column: PgColumn, email: string): SQL => eq(sql`lower(${column})`, email.toLowerCase());

/** The account of a role with this email, ignoring case. */
export const findAccount = async (tx: Tx, role: Role, email: string): Promise<Account | undefined> => {
  if (role === 'super_admin') {
    const [row] = await tx.select().from(operators).where(hasEmail(operators.email, email));
    return row && { ...row, status: 'active' };
  }
  const table = role === 'broker' ? brokers : users;
  const [row] = await tx
    .select({ id: table.id, fullName: table.fullName, email: table.email, status: table.status })
    .from(table)
    .where(hasEmail(table.email, email));
  return row;
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
export const rejectTakenEmail = (error: unknown, message = 'This email is already in use'): never => {
  throw /^(operators|brokers|users)_email$/.test(brokenUnique(error) ?? '') ? taken('email', message) : error;
};

const onlyId = ([row]: readonly { readonly id: number }[]): number => {
  if (!row) throw new Error('The account was not stored');
  return row.id;
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
    await notifyOperator(tx, { title: 'Broker awaiting approval', message });
  }
  return id;
};

interface NewOperator {
  readonly fullName: string;
  readonly email: string;
  readonly phone?: string;
  readonly password: string;
}

/** Creates a platform operator; returns the id. */
export const createOperator = async (db: Database, { password, ...person }: NewOperator): Promise<number> => {
  const passwordHash = await hashPassword(password);
  return db.asSystem(async (tx) => {
    const row = { ...person, phoneE164: e164(person.phone) };
    const id = onlyId(await tx.insert(operators).values(row).returning({ id: operators.id }));
    await addCredentials(tx, 'super_admin', id, passwordHash);
    return id;
  });
};

/** Whether the platform has an operator, that is, has been started before. */
export const hasOperator = (db: Database): Promise<boolean> =>
  db.asSystem(async (tx) => (await tx.select({ id: operators.id }).from(operators).limit(1)).length > 0);
