import { eq } from 'drizzle-orm';
import type { Profile } from '#contract/auth.ts';
import { tenantDbOf } from '#contract/brokers.ts';
import { accountTables } from '../db/accountTables.ts';
import type { Database, Tx } from '../db/database.ts';
import { found } from '../errors.ts';
import type { Session } from '../http/session.ts';
import { pendingEmailOf } from '../tokens/emailChanges.ts';

/** Runs work in the scope that reaches the caller's own account. */
export const asOwnAccount = <T>(db: Database, session: Session, work: (tx: Tx) => Promise<T>): Promise<T> => {
  if (session.role === 'broker') return db.withTenant(session.brokerId, work);
  return session.role === 'super_admin' ? db.asOperator(work) : db.asSystem(work);
};

/** The signed-in person's own profile (specification 000, section 7). */
export const findProfile = async (db: Database, session: Session): Promise<Profile> => {
  const read = async (tx: Tx) => {
    const table = accountTables[session.role];
    const [row] = await tx.select().from(table).where(eq(table.id, session.accountId));
    const account = found(row);
    return { ...account, pending: await pendingEmailOf(tx, session.role, session.accountId, account.email) };
  };
  const { role } = session;
  const person = await asOwnAccount(db, session, read);
  return {
    id: person.id,
    role,
    name: person.fullName,
    email: person.email,
    phone: person.phone,
    photo: person.photo,
    lastLoginAt: person.lastLoginAt?.toISOString() ?? null,
    licenseNo: 'licenseNo' in person ? person.licenseNo : null,
    tenantDb: role === 'broker' ? tenantDbOf(person.id) : null,
    pending_email: person.pending,
  };
};
