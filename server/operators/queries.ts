import { asc, eq } from 'drizzle-orm';
import type { InferType } from 'yup';
import type { newOperator, Operator, OperatorStatus } from '#contract/operators.ts';
import { createOperator, emailTaken, findAccount } from '../auth/accounts.ts';
import { recordAudit, recordChange } from '../db/audit.ts';
import type { Database, Tx } from '../db/database.ts';
import { operators } from '../db/schema/accounts.ts';
import { found, HttpError } from '../errors.ts';
import { revokeSessionsOf, type Session } from '../http/session.ts';
import { OPERATORS_MAX } from '../limits/accounts.ts';
import { endEmailChangeOf } from '../tokens/emailChanges.ts';
import { endResetsOf } from '../tokens/resets.ts';

const toOperator = (row: typeof operators.$inferSelect): Operator => ({
  id: row.id,
  name: row.fullName,
  email: row.email,
  status: row.status,
  lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
});

/** The operators, oldest account first. */
export const listOperators = async (tx: Tx): Promise<Operator[]> => {
  const rows = await tx.select().from(operators).orderBy(asc(operators.id)).limit(OPERATORS_MAX);
  return rows.map(toOperator);
};

interface Caller {
  readonly session: Session;
  /** The request's IP address. */
  readonly address: string;
}

/** Throws a 409 for a taken email before the password is hashed; the unique index has the final say. */
export const refuseTakenEmail = (db: Database, email: string): Promise<void> =>
  db.asSystem(async (tx) => {
    if (await findAccount(tx, 'super_admin', email.trim())) throw emailTaken();
    const count = await tx.$count(operators);
    if (count >= OPERATORS_MAX) throw new HttpError(409, `There are ${count} operators already: no more can be added`);
  });

/** Adds an operator. 409 for a taken email. */
export const addOperator = async (
  db: Database,
  { name, email, password }: InferType<typeof newOperator>,
  { session, address }: Caller,
): Promise<Operator> => {
  const person = { fullName: name.trim(), email: email.trim(), password };
  const id = await createOperator(db, person, (tx, operatorId) => {
    const object = { type: 'operator', id: operatorId } as const;
    return recordAudit(tx, { actor: session, action: 'operator.created', object, address });
  });
  return db.asOperator(async (tx) => {
    const [row] = await tx.select().from(operators).where(eq(operators.id, id));
    return toOperator(found(row));
  });
};

// Locks in id order, so that when two operators suspend each other, one call waits and then finds its target the last.
const refuseLast = async (tx: Tx, id: number): Promise<void> => {
  const active = await tx
    .select({ id: operators.id })
    .from(operators)
    .where(eq(operators.status, 'active'))
    .orderBy(asc(operators.id))
    .for('update');
  if (active.every((one) => one.id === id)) {
    throw new HttpError(409, 'This is the last active operator and cannot be suspended');
  }
};

/**
 * Suspends an operator and ends their sessions and links, or reactivates one. 404 for an unknown one, 409 for the last
 * active one.
 */
export const changeStatus = (
  db: Database,
  id: number,
  status: OperatorStatus,
  { session, address }: Caller,
): Promise<Operator> =>
  db.asSystem(async (tx) => {
    const [known] = await tx.select({ id: operators.id }).from(operators).where(eq(operators.id, id));
    found(known);
    if (status === 'suspended') await refuseLast(tx, id);
    const [before] = await tx.select().from(operators).where(eq(operators.id, id)).for('update');
    const former = found(before);
    const [row] = await tx
      .update(operators)
      .set({ status, updatedAt: new Date() })
      .where(eq(operators.id, id))
      .returning();
    if (status === 'suspended') {
      await revokeSessionsOf(tx, 'super_admin', id);
      await endResetsOf(tx, 'super_admin', id);
      await endEmailChangeOf(tx, 'super_admin', id);
    }
    const object = { type: 'operator', id } as const;
    await recordChange(tx, { actor: session, object, address, from: former.status, to: status });
    return toOperator(found(row));
  });
