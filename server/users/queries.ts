import { and, eq } from 'drizzle-orm';
import type { InferType } from 'yup';
import type { BrokerUser, listBrokerUsers, updateBrokerUser } from '#contract/users.ts';
import { addCredentials } from '../auth/accounts.ts';
import { recordAudit } from '../db/audit.ts';
import type { Database, Tx } from '../db/database.ts';
import { brokenUnique } from '../db/errors.ts';
import { findPage } from '../db/page.ts';
import { users } from '../db/schema/accounts.ts';
import { asStored, asWords, ordered, textContains } from '../db/search.ts';
import { found, taken } from '../errors.ts';
import { once, type Repeat } from '../http/idempotency.ts';
import { revokeSessionsOf, type Session } from '../http/session.ts';
import { e164 } from '../lib/phone.ts';

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

/** A broker's own users, searched by name, email and phone, one page with the exact total. */
export const listUsers = async (tx: Tx, brokerId: number, asked: InferType<typeof listBrokerUsers.query>) => {
  const { q, status, sort = 'id', order = 'desc', page, limit } = asked;
  const orderBy = ordered(order, orders[sort], users.id);
  const wanted = and(eq(users.brokerId, brokerId), textContains(users.search, q), status && eq(users.status, status));
  const { where, offset, total } = await findPage(tx, users, { id: users.id, where: wanted, orderBy, asked });
  const rows = await tx
    .select()
    .from(users)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  return { data: rows.map(toUser), meta: { total, page, limit } };
};

/** The broker whose user it is, and where the call came from. */
interface By {
  readonly session: Extract<Session, { role: 'broker' }>;
  readonly address: string;
}

// Other brokers' users are out of sight: it is the index that knows whether an email is free on the whole platform.
const orTaken = (error: unknown): never => {
  throw brokenUnique(error) === 'users_email' ? taken('email', 'This email is already in use') : error;
};

/** Adds a user of the broker with the password's hash; active unless told otherwise. 409 for a taken email. */
export const addUser = async (
  db: Database,
  { full_name, email, phone, photo, status = 'active', passwordHash }: Fields & { readonly passwordHash: string },
  { session, address, repeat }: By & { readonly repeat: Repeat | undefined },
): Promise<BrokerUser> => {
  const write = async (tx: Tx): Promise<BrokerUser> => {
    const [row] = await tx
      .insert(users)
      .values({
        brokerId: session.brokerId,
        fullName: full_name,
        email,
        phone: phone || null,
        phoneE164: e164(phone),
        photo: photo || null,
        status,
      })
      .returning();
    const made = toUser(found(row));
    await addCredentials(tx, 'user', made.id, passwordHash);
    const object = { type: 'user', id: made.id };
    await recordAudit(tx, { actor: session, action: 'user created', object, address, detail: { status } });
    return made;
  };
  // Slow with a password in it: nobody else's connection is held meanwhile.
  await repeat?.hash();
  return db.withTenant(session.brokerId, (tx) => once(tx, repeat, () => write(tx))).catch(orTaken);
};

/**
 * Changes a user of the broker; what is absent stays, empty text clears. Making a user inactive ends that user's sessions in
 * the same transaction. 404 for another broker's user, 409 for a taken email.
 */
export const changeUser = (
  db: Database,
  id: number,
  { full_name, email, phone, photo, status }: Fields,
  { session, address }: By,
): Promise<BrokerUser> =>
  db
    .withTenant(session.brokerId, async (tx) => {
      const its = and(eq(users.id, id), eq(users.brokerId, session.brokerId));
      const [before] = await tx.select().from(users).where(its).for('update');
      const former = found(before);
      const [row] = await tx
        .update(users)
        .set({
          fullName: full_name,
          email,
          ...(phone !== undefined && { phone: phone || null, phoneE164: e164(phone) }),
          ...(photo !== undefined && { photo: photo || null }),
          status,
          updatedAt: new Date(),
        })
        .where(its)
        .returning();
      if (status === 'inactive') await revokeSessionsOf(tx, 'user', id);
      const changed = status && status !== former.status;
      await recordAudit(tx, {
        actor: session,
        action: changed ? 'user status changed' : 'user changed',
        object: { type: 'user', id },
        address,
        detail: changed ? { from: former.status, to: status } : undefined,
      });
      return toUser(found(row));
    })
    .catch(orTaken);
