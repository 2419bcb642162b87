import { and, eq } from 'drizzle-orm';
import type { InferType } from 'yup';
import { type Broker, type brokerUpdateBody, type listBrokers, tenantDbOf } from '#contract/brokers.ts';
import { paths } from '#contract/paths.ts';
import { addCredentials, emailTaken, hasOwnAccount, personColumns, rejectTakenEmail } from '../auth/accounts.ts';
import { recordAudit, recordChange } from '../db/audit.ts';
import type { Database, Tx } from '../db/database.ts';
import { countPage, onPage } from '../db/page.ts';
import { brokers } from '../db/schema/accounts.ts';
import { asStored, asWords, ordered, textContains } from '../db/search.ts';
import { found } from '../errors.ts';
import { once, type Repeat } from '../http/idempotency.ts';
import { revokeSessionsOf, type Session } from '../http/session.ts';
import { addMail } from '../mail/mailJobs.ts';
import { recordReplaced } from '../media/deletedPhotos.ts';
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

/** A page of brokers. */
export const listBrokerPage = (db: Database, query: InferType<typeof listBrokers.query>) =>
  db.asOperator(async (tx) => {
    const { q, status, sort = 'id', order } = query;
    const where = and(textContains(brokers.search, q), status && eq(brokers.status, status));
    const list = { where, orderBy: ordered(order, orders[sort], brokers.id), query };
    const { rows, meta } = await countPage(tx, brokers, list, (place) =>
      onPage(tx.select().from(brokers).$dynamic(), place),
    );
    return { data: rows.map(toBroker), meta };
  });

/** One broker; 404 when there is none. */
export const findBroker = (db: Database, id: number): Promise<Broker> =>
  db.asOperator(async (tx) => {
    const [row] = await tx.select().from(brokers).where(eq(brokers.id, id));
    return toBroker(found(row));
  });

/** Throws a 409 for a taken email before expensive work; the unique index has the final say. */
export const refuseTakenEmail = (db: Database, email: string): Promise<void> =>
  db.asSystem(async (tx) => {
    if (await hasOwnAccount(tx, 'broker', email)) throw emailTaken();
  });

interface Caller {
  readonly session: Session;
  /** The request's IP address. */
  readonly address: string;
  /** The URL of a photo that was just stored. */
  readonly photo: string | undefined;
}

/** Adds a broker, active by default, and notifies the operator. 409 for a taken email. */
export const createBrokerRow = async (
  db: Database,
  fields: Fields & { readonly passwordHash: string },
  { session, address, photo, repeat }: Caller & { readonly repeat: Repeat | undefined },
): Promise<Broker> => {
  const { license_no, status = 'active', passwordHash } = fields;
  const write = async (tx: Tx): Promise<Broker> => {
    const values = { ...personColumns(fields), licenseNo: license_no || null, status, photo };
    const [row] = await tx.insert(brokers).values(values).returning();
    const broker = toBroker(found(row));
    await addCredentials(tx, 'broker', broker.id, passwordHash);
    const message = `${broker.name} was added as a broker.`;
    const link = paths.superadmin.brokers;
    await notifyOperator(tx, { kind: 'broker_added', title: 'New broker', message, link });
    const object = { type: 'broker', id: broker.id } as const;
    await recordAudit(tx, { actor: session, action: 'broker.created', object, address, detail: { status } });
    return broker;
  };
  // Hashing a body with a password is slow, so it runs before the transaction and holds no connection.
  await repeat?.hash();
  return db.asOperator((tx) => once(tx, repeat, () => write(tx))).catch(rejectTakenEmail);
};

const mailStatusChange = async (
  tx: Tx,
  { name, email: to, status }: Broker,
  former: Broker['status'],
): Promise<void> => {
  if (status === former) return;
  if (status === 'active') await addMail(tx, { kind: 'broker_approved', role: 'broker', to, name });
  if (status === 'suspended') await addMail(tx, { kind: 'broker_suspended', role: 'broker', to, name });
};

/** Changes a broker; absent fields stay. Suspending ends the broker's sessions in the same transaction. 409 for a taken email. */
export const updateBrokerRow = (
  db: Database,
  id: number,
  { license_no, status, ...person }: Fields,
  { session, address, photo }: Caller,
): Promise<{ broker: Broker; unusedPhoto: string | null }> =>
  db
    .asOperator(async (tx) => {
      const [before] = await tx.select().from(brokers).where(eq(brokers.id, id)).for('update');
      const former = found(before);
      const licence = license_no !== undefined && { licenseNo: license_no || null };
      const [row] = await tx
        .update(brokers)
        .set({ ...personColumns(person), ...licence, status, photo, updatedAt: new Date() })
        .where(eq(brokers.id, id))
        .returning();
      if (photo) await recordReplaced(tx, former.photo, id);
      if (status === 'suspended') await revokeSessionsOf(tx, 'broker', id);
      const object = { type: 'broker', id } as const;
      await recordChange(tx, { actor: session, object, address, from: former.status, to: status });
      const broker = toBroker(found(row));
      await mailStatusChange(tx, broker, former.status);
      return { broker, unusedPhoto: photo ? former.photo : null };
    })
    .catch(rejectTakenEmail);
