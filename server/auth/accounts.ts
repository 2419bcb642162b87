import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type SignupBody, signupConsent } from '#contract/auth.ts';
import type { BrokerStatus } from '#contract/brokers.ts';
import type { Role } from '#contract/endpoint.ts';
import type { UserStatus } from '#contract/users.ts';
import type { Database, Tx } from '../db/database.ts';
import { brokers, credentials, operators, users } from '../db/schema/accounts.ts';
import { e164 } from '../lib/phone.ts';
import { notifyOperator } from '../notifications/notify.ts';
import { hashPassword } from './passwords.ts';

/** What signing in needs to know of an account. */
export interface Account {
  readonly id: number;
  readonly fullName: string;
  readonly email: string;
  readonly status: BrokerStatus | UserStatus;
}

const hasEmail = (column: PgColumn, email: string): SQL => eq(sql`lower(${column})`, email.toLowerCase());

/** The account of a role with this email, whatever its case. */
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

const onlyId = ([row]: readonly { readonly id: number }[]): number => {
  if (!row) throw new Error('The account was not stored');
  return row.id;
};

/**
 * Stores who signed up, with what they agreed to and when (nothing, where nobody said so), and answers the id. A broker awaits
 * approval: the operator is told.
 */
export const addSignedUp = async (
  tx: Tx,
  role: 'user' | 'broker',
  { full_name, email, phone, consent }: SignupBody,
  { passwordHash, askedAt }: { readonly passwordHash: string; readonly askedAt: Date },
): Promise<number> => {
  const person = {
    fullName: full_name.trim(),
    email,
    phone,
    phoneE164: e164(phone),
    consentVersion: consent ? signupConsent.version : null,
    consentAt: consent ? askedAt : null,
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

/** Makes a platform operator; answers the id. */
export const createOperator = async (db: Database, { password, ...person }: NewOperator): Promise<number> => {
  const passwordHash = await hashPassword(password);
  return db.asSystem(async (tx) => {
    const [made] = await tx
      .insert(operators)
      .values({ ...person, phoneE164: e164(person.phone) })
      .returning({ id: operators.id });
    if (!made) throw new Error('The operator was not stored');
    await addCredentials(tx, 'super_admin', made.id, passwordHash);
    return made.id;
  });
};

/** Whether the platform has an operator: it has been started before. */
export const hasOperator = (db: Database): Promise<boolean> =>
  db.asSystem(async (tx) => (await tx.select({ id: operators.id }).from(operators).limit(1)).length > 0);
