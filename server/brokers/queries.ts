import { and, count, eq } from 'drizzle-orm';
import type { InferType } from 'yup';
import { type Broker, type brokerUpdateBody, type listBrokers, tenantDbOf } from '#contract/brokers.ts';
import { addCredentials } from '../auth/accounts.ts';
import { recordAudit } from '../db/audit.ts';
import type { Database, Tx } from '../db/database.ts';
import { brokenUnique } from '../db/errors.ts';
import { brokers } from '../db/schema/accounts.ts';
import { asStored, asWords, offsetOf, ordered, textContains } from '../db/search.ts';
import { found, taken } from '../errors.ts';
import { once, type Repeat } from '../http/idempotency.ts';
import { revokeSessionsOf, type Session } from '../http/session.ts';
import { e164 } from '../lib/phone.ts';
import { notifyOperator } from '../notifications/notify.ts';

type Row = typeof brokers.$inferSelect;
type Fields = InferType<typeof brokerUpdateBody>;

const toBroker = (row: Row): Broker => ({
  id: row.id,
  name: row.fullName,
  email: row.email,
  phone: row.phone,
  licenseNo: row.licenseNo,
  status: row.status,
  photo: row.photo,
  tenantDb: tenantDbOf(row.id),
});

const orders = {
  id: asStored(),
  name: asWords(brokers.fullName),
  email: asWords(brokers.email),
  status: asStored(brokers.status),
} as const;

/** Brokers, searched and filtered, one page with the exact total. */
export const listBrokerPage = (db: Database, asked: InferType<typeof listBrokers.query>) =>
  db.asOperator(async (tx) => {
    const { q, status, sort = 'id', order = 'desc', page, limit } = asked;
    const wanted = and(textContains(brokers.search, q), status && eq(brokers.status, status));
    const rows = await tx
      .select()
      .from(brokers)
      .where(wanted)
      .orderBy(...ordered(order, orders[sort], brokers.id))
      .limit(limit)
      .offset(offsetOf({ page, limit, order }));
    const [counted] = await tx.select({ total: count() }).from(brokers).where(wanted);
    return { data: rows.map(toBroker), meta: { total: counted?.total ?? 0, page, limit } };
  });

/** One broker; 404 when there is none. */
export const findBroker = (db: Database, id: number): Promise<Broker> =>
  db.asOperator(async (tx) => {
    const [row] = await tx.select().from(brokers).where(eq(brokers.id, id));
    return toBroker(found(row));
  });

const orTaken = (error: unknown): never => {
  throw brokenUnique(error) === 'brokers_email' ? taken('email', 'This email is already in use') : error;
};

interface Writing {
  readonly session: Session;
  /** Where the call came from. */
  readonly address: string;
  /** Address of a freshly stored photo. */
  readonly photo: string | undefined;
}

/** Adds a broker with its password's hash and tells the operator. 409 for a taken email. */
export const createBrokerRow = async (
  db: Database,
  fields: Fields & { passwordHash: string },
  { session, address, photo, repeat }: Writing & { readonly repeat: Repeat | undefined },
): Promise<Broker> => {
  const write = async (tx: Tx): Promise<Broker> => {
    const { full_name, email, phone, license_no, status = 'active', passwordHash } = fields;
    const [row] = await tx
      .insert(brokers)
      .values({
        fullName: full_name,
        email,
        phone: phone || null,
        phoneE164: e164(phone),
        licenseNo: license_no || null,
        status,
        photo,
      })
      .returning();
    const made = toBroker(found(row));
    await addCredentials(tx, 'broker', made.id, passwordHash);
    await notifyOperator(tx, { title: 'New broker', message: `${made.name} was added as a broker.` });
    const object = { type: 'broker', id: made.id };
    await recordAudit(tx, { actor: session, action: 'broker created', object, address, detail: { status } });
    return made;
  };
  // Slow with a password in it: nobody else's connection is held meanwhile.
  await repeat?.hash();
  return db.asOperator((tx) => once(tx, repeat, () => write(tx))).catch(orTaken);
};

/** Changes a broker; what is absent stays. Suspending ends the broker's sessions in the same transaction. */
export const updateBrokerRow = (
  db: Database,
  id: number,
  { full_name, email, phone, license_no, status }: Fields,
  { session, address, photo }: Writing,
): Promise<{ broker: Broker; formerPhoto: string | null }> =>
  db
    .asOperator(async (tx) => {
      const [before] = await tx.select().from(brokers).where(eq(brokers.id, id)).for('update');
      const former = found(before);
      const [row] = await tx
        .update(brokers)
        .set({
          fullName: full_name,
          email,
          ...(phone !== undefined && { phone: phone || null, phoneE164: e164(phone) }),
          ...(license_no !== undefined && { licenseNo: license_no || null }),
          status,
          photo,
          updatedAt: new Date(),
        })
        .where(eq(brokers.id, id))
        .returning();
      if (status === 'suspended') await revokeSessionsOf(tx, 'broker', id);
      const changed = status && status !== former.status;
      await recordAudit(tx, {
        actor: session,
        action: changed ? 'broker status changed' : 'broker changed',
        object: { type: 'broker', id },
        address,
        detail: changed ? { from: former.status, to: status } : undefined,
      });
      return { broker: toBroker(found(row)), formerPhoto: photo ? former.photo : null };
    })
    .catch(orTaken);
