import { and, eq } from 'drizzle-orm';
import type { InferType } from 'yup';
import type { BrokerUser, listBrokerUsers, updateBrokerUser } from '#contract/users.ts';
import { addCredentials, emailTaken, isUsersEmail, personColumns, rejectTakenEmail } from '../auth/accounts.ts';
import { recordAudit, recordChange } from '../db/audit.ts';
import type { Database, Tx } from '../db/database.ts';
import { findPage, onPage } from '../db/page.ts';
import { users } from '../db/schema/accounts.ts';
import { asStored, asWords, ordered, textContains } from '../db/search.ts';
import { found } from '../errors.ts';
import { once, type Repeat } from '../http/idempotency.ts';
import { revokeSessionsOf, type Session } from '../http/session.ts';
import { countEmail } from '../http/throttle.ts';
import { enforceQuota } from '../quotas/quotas.ts';
import { endResetsOf } from '../tokens/resets.ts';

type Row = typeof users.$inferSelect;
type Fields = InferType<typeof updateBrokerUser.body>;

const toUser = (row: Row): BrokerUser => ({
  id: row.id,
  name: row.fullName,
  email: row.email,
  phone: row.phone,
  photo: row.photo,
  status: row.status,
});

const orders = {
  id: asStored(),
  name: asWords(users.fullName),
  email: asWords(users.email),
  status: asStored(users.status),
} as const;

/** A page of a broker's own users. */
export const listUsers = async (tx: Tx, brokerId: number, query: InferType<typeof listBrokerUsers.query>) => {
  const { q, status, sort = 'id', order } = query;
  const orderBy = ordered(order, orders[sort], users.id);
  const where = and(eq(users.brokerId, brokerId), textContains(users.search, q), status && eq(users.status, status));
  const { rows, meta } = await findPage(tx, users, { id: users.id, where, orderBy, query }, (place) =>
    onPage(tx.select().from(users).$dynamic(), place),
  );
  return { data: rows.map(toUser), meta };
};

/** The broker who adds or changes a user, and the request's IP address. */
interface Caller {
  readonly session: Extract<Session, { role: 'broker' }>;
  readonly address: string;
}

/**
 * Throws a 409 when another user has the email, whether a person's own account or one that any broker added: row-level
 * security hides those from the broker. `except` is the user whose email changes. 429 for an account that tried too
 * many emails.
 */
export const refuseTakenEmail = async (
  db: Database,
  { role, accountId }: Session,
  email: string,
  except?: number,
): Promise<void> => {
  const isTaken = await db.asSystem(async (tx) => {
    const found = await isUsersEmail(tx, email, except);
    if (found || except) await countEmail(tx, role, accountId);
    return found;
  });
  if (isTaken) throw emailTaken();
};

/** Adds a user of the broker, active by default. 409 for a taken email. */
export const addUser = async (
  db: Database,
  fields: Fields & { readonly passwordHash: string },
  { session, address, repeat }: Caller & { readonly repeat: Repeat | undefined },
): Promise<BrokerUser> => {
  const { photo, status = 'active', passwordHash } = fields;
  const { brokerId } = session;
  const write = async (tx: Tx): Promise<BrokerUser> => {
    await enforceQuota(tx, brokerId, 'users');
    const values = { ...personColumns(fields), brokerId, photo: photo || null, status };
    const [row] = await tx.insert(users).values(values).returning();
    const user = toUser(found(row));
    await addCredentials(tx, 'user', user.id, passwordHash);
    const object = { type: 'user', id: user.id } as const;
    await recordAudit(tx, { actor: session, action: 'user.created', object, address, detail: { status } });
    return user;
  };
  // Hashing a body with a password is slow, so it runs before the transaction and holds no connection.
  await repeat?.hash();
  return db.withTenant(brokerId, (tx) => once(tx, repeat, () => write(tx))).catch(rejectTakenEmail);
};

const readUser = (db: Database, { brokerId }: Caller['session'], id: number): Promise<Row> =>
  db.withTenant(brokerId, async (tx) => {
    const [row] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, id), eq(users.brokerId, brokerId)));
    return found(row);
  });

/**
 * Changes a broker's user; absent fields stay unchanged, empty texts clear the column. Making a user inactive ends
 * their sessions in the same transaction. 404 for another broker's user, 409 for a taken email, 429 after too many new
 * emails.
 */
export const changeUser = async (
  db: Database,
  id: number,
  { photo, status, ...person }: Fields,
  { session, address }: Caller,
): Promise<BrokerUser> => {
  const { email } = await readUser(db, session, id);
  if (person.email.toLowerCase() !== email.toLowerCase()) await refuseTakenEmail(db, session, person.email, id);
  const user = await db
    .withTenant(session.brokerId, async (tx) => {
      const where = and(eq(users.id, id), eq(users.brokerId, session.brokerId));
      const [before] = await tx.select().from(users).where(where).for('update');
      const former = found(before);
      const columns = { ...personColumns(person), ...(photo !== undefined && { photo: photo || null }), status };
      const [row] = await tx
        .update(users)
        .set({ ...columns, updatedAt: new Date() })
        .where(where)
        .returning();
      if (status === 'inactive') await revokeSessionsOf(tx, 'user', id);
      const object = { type: 'user', id } as const;
      await recordChange(tx, { actor: session, object, address, from: former.status, to: status });
      return toUser(found(row));
    })
    .catch(rejectTakenEmail);
  // Ends reset links sent to the former email. In the system scope, because the broker's scope cannot access them.
  if (user.email !== email) await db.asSystem((tx) => endResetsOf(tx, 'user', id));
  return user;
};
